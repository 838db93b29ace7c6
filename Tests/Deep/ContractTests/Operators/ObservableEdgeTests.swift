// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// The results of each operator for a source that is empty, fails, never emits, or is disposed in
/// the middle.
///
/// The catalogue defines them; special cases are in the file of the family.
struct ObservableEdgeTests {
  struct Edge: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edges: Edges
    private let make: @Sendable (ObservableSources) -> Observable<Tracked>

    init?(_ form: OperatorForm) {
      guard let edges = form.edges, case .observable(let make) = form.maker else { return nil }
      testDescription = form.name
      self.edges = edges
      self.make = make
    }

    /// The operator with digits as values.
    func result(of source: Observable<String>, _ scheduler: TestScheduler) -> Observable<String> {
      let other = edges.other.map { Observable.from($0.map { Tracked($0) }) } ?? .never()
      return make(
        ObservableSources(source.map { Tracked(Int($0) ?? 0) }, other, scheduler)
      ).map { "\($0.number)" }.withPlainErrors()
    }
  }

  static let all = Operators.forms.compactMap(Edge.init)

  @Test(arguments: all)
  func `an empty source and a failing source end the result`(edge: Edge) {
    expectDiagram("|", edge.edges.empty) { edge.result(of: $0, $1) }
    expectDiagram("#", edge.edges.failing) { edge.result(of: $0, $1) }
  }

  @Test(arguments: all)
  func `a source that never emits is released with the result`(edge: Edge) {
    expectDiagram("----", edge.edges.never, during: "^---!", subscriptions: edge.edges.neverWaits) {
      edge.result(of: $0, $1)
    }
  }

  @Test(arguments: all)
  func `disposal in the middle disposes the sources`(edge: Edge) {
    expectDiagram(
      "1--2--3", edge.edges.cut, during: "^---!", subscriptions: edge.edges.cutWaits
    ) { edge.result(of: $0, $1) }
  }
}
