// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// The name of every operator's signal, as the catalogue says, and that tracers see its events.
@Suite(.exclusive(.signalNames)) struct OperatorNamesTests {
  /// A form of an operator, of the sources `s` and `t`.
  private struct Case: Sendable {
    let name: String
    let make: @Sendable () -> (name: String, description: String, subscribe: () -> Void)

    init?(_ form: OperatorForm) {
      guard let name = form.signalName, case .signal(let make) = form.maker else { return nil }
      self.name = name
      self.make = {
        let clock = VirtualClock()
        let scheduler = TestSignalScheduler(on: clock)
        let signal = make(
          SignalSources(
            Signal.from([1, 2]).named("s"), Signal.from([9]).named("t"), scheduler))
        return (
          signal.name, signal.description,
          {
            signal.subscribe()
            clock.advance(by: .seconds(60))
          }
        )
      }
    }
  }

  private static let all = (Operators.forms + eager).compactMap(Case.init)

  /// Forms that the catalogue wraps in `deferred`, because they subscribe immediately or store
  /// events.
  private static let eager: [OperatorForm] = [
    .signal("replay", named: "[s] -replay") { s in s.source.replay() },
    .signal("replayLast", named: "[s] -replayLast") { s in s.source.replayLast() },
    .signal("replayLazily", named: "[s] -replayLazily") { s in s.source.replayLazily() },
  ]

  @Test func `every operator names its signal after its source`() {
    withSignalNames(true) {
      for operation in Self.all {
        let (name, description, _) = operation.make()
        expectEqual(name, operation.name)
        #expect(description.hasPrefix("<Signal<") && description.hasSuffix("> name: \(name)"))
      }
    }
  }

  private struct Tracer: SignalTracer {
    let seen = Log<String>()
    func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) { seen(signal) }
    func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier) { seen(signal) }
    func completed(signal: String, subscriber: ObjectIdentifier) { seen(signal) }
  }

  @Test func `a tracer sees the events of every operator's signal`() {
    withSignalNames(true) {
      for operation in Self.all {
        let tracer = Tracer()
        SignalTracing.tracer = tracer
        defer { SignalTracing.tracer = nil }
        operation.make().subscribe()
        #expect(tracer.seen.entries.contains(operation.name), "\(operation.name)")
      }
    }
  }

  @Test func `no signal has a name while names are off`() {
    withSignalNames(false) {
      for operation in Self.all { expectEqual(operation.make().name, "") }
    }
  }
}
