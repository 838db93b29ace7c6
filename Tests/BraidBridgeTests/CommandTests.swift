// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Commands in a program of observables.
@Suite(.exclusive(.mainQueue)) struct CommandTests {
  private let log = Log<String>()

  @Test func `work may be any source`() {
    let log = log
    let single = Command<Int, String>(on: .immediate) { Single.just("single \($0)") }
    let observable = Command<Int, String>(on: .immediate) { Observable.just("observable \($0)") }
    let signal = Command<Int, String>(on: .immediate) { Signal.just("signal \($0)") }
    for command in [single, observable, signal] {
      command.execute(1).subscribe(next: { log($0) }, isolation: nil)
    }
    expectEqual(log.entries, ["single 1", "observable 1", "signal 1"])
  }

  @Test func `an observable enables a command`() {
    let isAllowed = BehaviorRelay(value: false)
    let command = Command<Int, Int>(enabledIf: isAllowed, on: .immediate) { Observable.just($0) }
    let subscription = command.rx.isEnabled.asObservable().log(in: log)
    _ = command.execute(1).log(in: log)
    isAllowed.accept(true)
    _ = command.execute(2).log(in: log)
    expectEqual(log.entries, ["false", "#", "true", "false", "true", "2", "|"])
    subscription.dispose()
  }

  @MainActor @Test func `an observable enables a command of the main actor`() {
    let isAllowed = BehaviorRelay(value: false)
    let command = Command<Int, Int>(enabledIf: isAllowed, onMain: { Observable.just($0) })
    _ = command.execute(1).log(in: log)
    expectEqual(log.entries, ["#"])
  }

  @Test func `values of either model execute a command`() {
    let command = Command<Int, Int>(on: .immediate) { Signal.just($0) }
    let executions = command.rx.executions.asObservable().flatMap { $0 }.log(in: log)
    let taps = PublishSubject<Int>()
    let signal = SignalSubject<Int>()
    let bindings = [
      taps.bind(to: command), signal.bind(to: command), taps.bind(to: command.rx.inputs),
    ]
    taps.onNext(1)
    signal.sendNext(2)
    signal.sendCompleted()
    expectEqual(log.entries, ["1", "1", "2"])
    for binding in bindings + [executions] { binding.dispose() }
    #expect(!taps.hasObservers)
  }

  @Test func `a value that arrives while the command is disabled is dropped`() {
    let starts = Box(0)
    let command = Command<Void, Int>(enabledIf: Observable.just(false), on: .immediate) {
      starts.update { $0 += 1 }
      return Observable.just(1)
    }
    command.rx.inputs.onNext(())
    expectEqual(starts.value, 0)
  }

  @Test func `errors and states arrive as sequences that cannot fail`() {
    let log = log
    let command = Command<Int, Int>(on: .immediate) { _ in Observable.error(Failure()) }
    let all = [
      command.rx.errors.subscribe(onNext: { log("error \($0)") }),
      command.rx.isExecuting.subscribe(onNext: { log("executing \($0)") }),
      command.rx.executions.asObservable().flatMap { $0 }.log(in: log),
    ]
    command.execute(1)
    expectEqual(
      log.entries, ["executing false", "executing true", "error Failure()", "executing false"])
    for subscription in all { subscription.dispose() }
  }

  @Test func `a binding does not retain the command`() {
    let taps = PublishSubject<Int>()
    var command: Command<Int, Int>? = Command(on: .immediate) { Signal.just($0) }
    weak let released = command
    let binding = command.map { taps.bind(to: $0) }
    command = nil
    #expect(released == nil)
    taps.onNext(1)
    binding?.dispose()
  }
}
