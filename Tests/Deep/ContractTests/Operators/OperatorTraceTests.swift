// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import BraidTrace
import OperatorCatalogue
import TestSupport
import Testing

/// The name of every operator in the graph of a trace.
@Suite(.exclusive(.trace)) struct OperatorTraceTests {
  /// The operations of the graphs while a form is played.
  private func operations(of form: OperatorForm) -> Set<String> {
    let seen = Locked<Set<String>>([])
    let look: @Sendable () -> Void = {
      let graph = Trace.graph()
        .connected { $0.site?.hasPrefix("OperatorTraceTests.swift:") == true }
      seen.withLock { $0.formUnion(graph.nodes.map(\.operation)) }
    }
    let clock = VirtualClock()
    func play(_ subscription: any Disposable, _ send: (Tracked) -> Void) {
      look()
      for value in 1...3 {
        send(Tracked(integerLiteral: value))
        look()
      }
      clock.advance(by: .seconds(10))
      look()
      subscription.dispose()
    }
    switch form.maker {
    case .observable(let make):
      let (source, other) = (PublishSubject<Tracked>(), PublishSubject<Tracked>())
      let result = make(
        ObservableSources(
          source.asObservable(), other.asObservable(), TestScheduler(on: clock)))
      play(result.subscribe(onNext: { _ in look() }, onError: { _ in })) {
        other.onNext($0)
        source.onNext($0)
      }
    case .signal(let make):
      let (source, other) = (SignalSubject<Tracked>(), SignalSubject<Tracked>())
      let result = make(SignalSources(source, other, TestSignalScheduler(on: clock)))
      play(result.subscribe(next: { _ in look() }, error: { _ in })) {
        other.sendNext($0)
        source.sendNext($0)
      }
    }
    return seen.withLock(\.self)
  }

  @Test(arguments: OperatorModel.allCases)
  func `the graph names each operator as the program does`(model: OperatorModel) {
    var missing: [String] = []
    for row in Operators.rows {
      let forms = row.forms.filter { $0.isSignal == (model == .signal) }
      if forms.isEmpty { continue }
      let seen = traced { forms.reduce(into: Set()) { $0.formUnion(operations(of: $1)) } }
      missing += model.names(in: row).map { String($0.shown.prefix { $0 != "(" }) }
        .filter { !seen.contains($0) }
    }
    expectEqual(Set(missing), Self.unnamed[model])
  }

  /// What the graph does not name, and why.
  private static let unnamed: [OperatorModel: Set<String>] = [
    .observable: [
      // They have ended when the graph is made, or send nothing and are released.
      "empty", "error", "never",
      // The graph has the operators that connect.
      "publish", "replay", "replayAll",
      // They return what their closure returns, or the source itself.
      "apply", "asCompletable",
    ],
    .signal: [
      "empty", "error", "never",
      // The graph has the subjects.
      "publish", "multicast",
    ],
  ]
}
