// SPDX-License-Identifier: MIT
package import BraidCore

/// The engine of an operator with a timer by itself: no time passes, no thread is involved.
///
/// Each input returns the actions of the engine on its timer, with the timers of virtual time: a
/// postponed timer is started again.
package struct GatedRun {
  package typealias Operator = (EventSource<Int>, @escaping OperatorClock.Source) -> GatedOperator

  /// The events that were sent, as text.
  private let log = Log<String>()
  private let now = Box(Duration.zero)
  private let started = Box<Duration?>(nil)
  private let isCancelled = Box(false)
  private let engine: GatedSink

  /// - Parameter seconds: The time that the observer takes for a value.
  package init(observerTakes seconds: Int = 0, _ makeOperator: Operator) {
    self.init(observerTakes: seconds, sends: Int.self, makeOperator)
  }

  /// - Parameters:
  ///   - output: The type of the values that are sent.
  ///   - text: Describes one of them.
  package init<Output>(
    observerTakes seconds: Int = 0, sends output: Output.Type,
    _ makeOperator: Operator, text: @escaping @Sendable (Output) -> String = { "\($0)" }
  ) {
    let timing = Timing(
      now: { [now] in now.value }, perform: { _ in Disposables.create() },
      performAfter: { [started, isCancelled] delay, _ in
        started.value = delay
        return Disposables.create { isCancelled.value = true }
      }, turns: { .eachTimer })
    let source = EventSource<Int>(.hot) { _, _, _ in }
    let scope = SinkDisposer()
    engine = makeOperator(source, timing.clock).makeEngine(
      EventSink<Output>(
        next: { [log, now] in
          log(text($0))
          now.value += .seconds(seconds)
        },
        finish: { [log] in
          log($0.mark)
          scope.finish()
        }
      ).raw, scope)
  }

  /// The events that were sent, as text.
  package var sent: [String] { log.entries }

  package func begin() -> TimerAction {
    action { now in
      engine.begin(at: now)
      return false
    }
  }

  package func receive<Value>(_ input: Value, at seconds: Int = 0) -> TimerAction {
    action(at: seconds) { now in
      withAddress(of: input) { engine.first($0, at: now) }
      return false
    }
  }

  package func elapsed(at seconds: Int = 0) -> TimerAction {
    engine.running = max(engine.running - 1, 0)
    return action(at: seconds) { engine.elapsed(at: $0) }
  }

  package func complete(at seconds: Int = 0) -> TimerAction { finish(.completed, at: seconds) }

  package func fail(at seconds: Int = 0) -> TimerAction { finish(.failure, at: seconds) }

  private func finish(_ termination: Termination, at seconds: Int) -> TimerAction {
    action(at: seconds) { now in
      engine.terminated(.first, termination, at: now)
      return false
    }
  }

  private func action(at seconds: Int = 0, _ body: (Duration) -> Bool) -> TimerAction {
    now.value = .seconds(seconds)
    isCancelled.value = false
    let isRunning = engine.running > 0
    if body(engine.eventTime) { return .again }
    let delay = started.value
    started.value = nil
    if let delay { return .start(after: delay) }
    return isRunning && isCancelled.value ? .cancel : .keep
  }
}

/// An action of an operator on its timer.
package enum TimerAction: Hashable {
  case keep
  case start(after: Duration)
  case cancel
  /// It asks to be called again immediately.
  case again

  package static func start(_ seconds: Int) -> TimerAction { .start(after: .seconds(seconds)) }
}
