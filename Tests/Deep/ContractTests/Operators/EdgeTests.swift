// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// The results of each operator for a source that is empty, fails, never emits, or is disposed in
/// the middle.
///
/// The catalogue defines them; special cases are in the file of the family.
struct EdgeTests {
  static let all = Operators.forms.filter { $0.edges != nil }

  @Test(arguments: all)
  func `an empty source and a failing source end the result`(form: OperatorForm) throws {
    let edges = try #require(form.edges)
    form.expect("|", edges.empty)
    form.expect("#", edges.failing)
  }

  @Test(arguments: all)
  func `a source that never emits is released with the result`(form: OperatorForm) throws {
    let edges = try #require(form.edges)
    form.expect("----", edges.never, during: "^---!", subscriptions: edges.neverWaits)
  }

  @Test(arguments: all)
  func `disposal in the middle disposes the sources`(form: OperatorForm) throws {
    let edges = try #require(form.edges)
    form.expect("1--2--3", edges.cut, during: "^---!", subscriptions: edges.cutWaits)
  }
}

extension OperatorForm {
  /// Plays a diagram of digits through the form.
  fileprivate func expect(
    _ source: String, _ result: String, during line: String = "^", subscriptions: String? = nil
  ) {
    let other = edges?.other?.map { Tracked($0) }
    switch maker {
    case .observable(let make):
      expectDiagram(source, result, during: line, subscriptions: subscriptions) {
        source, scheduler in
        make(
          ObservableSources(
            source.map { Tracked(Int($0) ?? 0) }, other.map { Observable.from($0) } ?? .never(),
            scheduler)
        ).map { "\($0.number)" }.withPlainErrors()
      }
    case .signal(let make):
      expectSignalDiagram(source, result, during: line, subscriptions: subscriptions) {
        source, scheduler in
        make(
          SignalSources(
            source.map { Tracked(Int($0) ?? 0) }, other.map { Signal.from($0) } ?? .never, scheduler
          )
        ).map { "\($0.number)" }.catch { _ in .error(MarbleFailure()) }
      }
    }
  }
}
