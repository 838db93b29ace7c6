// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// The results of each operator for a source that is empty, fails, never sends, or is disposed in
/// the middle.
///
/// The catalogue defines them; special cases are in the file of the family.
struct SignalEdgeTests {
  struct Edge: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edges: Edges
    private let make: @Sendable (SignalSources) -> Signal<Tracked>

    init?(_ form: OperatorForm) {
      guard let edges = form.edges, case .signal(let make) = form.maker else { return nil }
      testDescription = form.name
      self.edges = edges
      self.make = make
    }

    /// The operator with digits as values.
    func result(of source: Signal<String>, _ scheduler: TestSignalScheduler) -> Signal<String> {
      let other = edges.other.map { Signal.from($0.map { Tracked($0) }) } ?? .never
      return make(
        SignalSources(source.map { Tracked(Int($0) ?? 0) }, other, scheduler)
      ).map { "\($0.number)" }.catch { _ in .error(MarbleFailure()) }
    }
  }

  static let all = Operators.forms.compactMap(Edge.init)

  @Test(arguments: all)
  func `an empty source and a failing source end the result`(edge: Edge) {
    expectSignalDiagram("|", edge.edges.empty) { edge.result(of: $0, $1) }
    expectSignalDiagram("#", edge.edges.failing) { edge.result(of: $0, $1) }
  }

  @Test(arguments: all)
  func `a source that never emits is released with the result`(edge: Edge) {
    expectSignalDiagram(
      "----", edge.edges.never, during: "^---!", subscriptions: edge.edges.neverWaits
    ) {
      edge.result(of: $0, $1)
    }
  }

  @Test(arguments: all)
  func `disposal in the middle disposes the sources`(edge: Edge) {
    expectSignalDiagram(
      "1--2--3", edge.edges.cut, during: "^---!", subscriptions: edge.edges.cutWaits
    ) { edge.result(of: $0, $1) }
  }
}
