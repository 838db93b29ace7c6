// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// Commands with a state, by ActionSpec.swift of ReactiveSwift 7.2.1, and commands that are
/// cancelled.
struct CommandStateTests {
  @Test func `the work receives the value that enables the command`() {
    let items = SignalProperty<[String]>([])
    let command = Command<String, String>(
      state: items, enabledIf: { !$0.isEmpty }, on: .immediate
    ) { items, input in Signal.just("\(items) \(input)") }
    let isEnabled = command.isEnabled.recorded()
    expectEqual(command.execute("a").events.count, 1)
    items.value = ["apple"]
    expectEqual(command.execute("b").events, [#"["apple"] b"#, "|"])
    items.value = []
    expectEqual(isEnabled.events, ["false", "true", "false", "true", "false"])
  }

  @Test func `without a condition the value is only handed over`() {
    let count = SignalProperty(1)
    let command = Command<Void, Int>(state: count, on: .immediate) { .just($0 * 10) }
    expectEqual(command.execute().events, ["10", "|"])
    count.value = 2
    expectEqual(command.execute().events, ["20", "|"])
  }

  @Test func `nil disables a command that unwraps`() {
    let user = SignalProperty<String?>(nil)
    let command = Command<Int, String>(unwrapping: user, on: .immediate) { user, input in
      .just("\(user)\(input)")
    }
    let greet = Command<Void, String>(unwrapping: user, on: .immediate) { .just("hi \($0)") }
    let refused = command.disabledErrors.recorded()
    command.execute(1)
    user.value = "Ada"
    expectEqual(command.execute(2).events, ["Ada2", "|"])
    expectEqual(greet.execute().events, ["hi Ada", "|"])
    expectEqual(refused.events.count, 1)
  }

  @Test func `an invalid value disables a command that validates`() {
    let number = ValidatingProperty<Int, Failure>(0) { $0 < 0 ? .invalid(Failure()) : .valid }
    let command = Command<Int, Int>(validated: number, on: .immediate) { .just($0 + $1) }
    let double = Command<Void, Int>(validated: number, on: .immediate) { .just($0 * 2) }
    number.value = 5
    expectEqual(command.execute(1).events, ["6", "|"])
    expectEqual(double.execute().events, ["10", "|"])
    number.value = -1
    expectEqual(command.isEnabled.events, ["false"])
    expectEqual(number.value, 5)
  }

  @Test func `a command retains its state, and no signal of it does`() {
    weak var released: SignalProperty<Int>?
    var command: Command<Void, Int>?
    do {
      let state = SignalProperty(1)
      released = state
      command = Command(state: state, on: .immediate) { .just($0) }
    }
    #expect(released != nil)
    let isEnabled = command?.isEnabled
    command = nil
    #expect(released == nil)
    #expect(isEnabled?.events == ["true", "|"] || isEnabled?.events == ["|"])
  }

  @Test func `an observer of isEnabled can change the state`() {
    let state = SignalProperty(0)
    let command = Command<Void, Int>(state: state, enabledIf: { $0 > 0 }, on: .immediate) {
      .just($0)
    }
    command.isEnabled.subscribe(next: { isEnabled in if !isEnabled { state.value = 7 } })
    expectEqual(command.execute().events, ["7", "|"])
  }

  // MARK: Refusals

  @Test func `disabledErrors sends the reason of each refusal, and completes with the command`() {
    let log = Log<String>()
    let work = SignalSubject<Int>()
    do {
      let command = Command<Void, Int>(on: .immediate) { work }
      let errors = command.errors.recorded()
      command.disabledErrors.subscribe(
        next: { log("\($0.reason)") }, completed: { log("completed") })
      for _ in 0..<3 { command.execute() }
      work.sendCompleted()
      command.execute()
      expectEqual(errors.events, [])
    }
    expectEqual(log.entries, ["executing", "executing", "completed"])
  }

  // MARK: Cancelling

  @Test func `cancelling an execution disposes its work and enables the command`() {
    let log = Log<String>()
    let command = Command<Int, Int>(on: .immediate) { input in
      Signal.create { subscriber in
        subscriber.sendNext(input)
        return AnyDisposable { log("torn down \(input)") }
      }
    }
    let errors = command.errors.recorded()
    let execution = command.execute(1)
    let seen = execution.recorded()
    execution.cancel()
    execution.cancel()
    expectEqual(log.entries, ["torn down 1"])
    expectEqual(seen.events, ["1", "#CancellationError()"])
    expectEqual(execution.events, ["1", "#CancellationError()"])
    expectEqual(errors.events, [])
    expectEqual(command.isEnabled.events, ["true"])
    expectEqual(command.execute(2).recorded().events, ["2"])
  }

  @Test func `cancelling has no effect after the end, or if the command was not enabled`() {
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    let execution = command.execute(1)
    execution.cancel()
    expectEqual(execution.events, ["1", "|"])
    let disabled = Command<Int, Int>(enabledIf: .just(false), on: .immediate) { .just($0) }
    let refused = disabled.execute(1)
    refused.cancel()
    expectEqual(refused.events.count, 1)
  }

  @Test func `an execution whose work is abandoned can be cancelled`() {
    let command = Command<Void, Int>(on: .immediate) { .never }
    let execution = command.execute()
    expectEqual(command.isExecuting.events, ["true"])
    execution.cancel()
    expectEqual(command.isExecuting.events, ["false"])
    expectEqual(execution.events, ["#CancellationError()"])
  }

  @Test func `an execution can be cancelled before its work begins`() {
    let log = Log<String>()
    let command = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { input in
      Signal.create { subscriber in
        log("begins \(input)")
        subscriber.sendNext(input)
        return nil
      }
    }
    command.isExecuting.skip(1).take(1).subscribe(next: { _ in
      command.execute(2).cancel()
    })
    command.execute(1)
    expectEqual(log.entries, ["begins 1"])
  }

  @Test func `a retained execution that has ended does not keep the signals of a command alive`() {
    let log = Log<String>()
    let execution: Execution<Int>
    do {
      let command = Command<Int, Int>(on: .immediate) { .just($0) }
      command.errors.subscribe(completed: { log("completed") })
      execution = command.execute(1)
    }
    expectEqual(log.entries, ["completed"])
    expectEqual(execution.events, ["1", "|"])
  }
}
