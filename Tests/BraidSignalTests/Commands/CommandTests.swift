// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct CommandTests {
  private typealias Names = TestSupport.Log<String>

  /// The reason why an execution has not begun, and whose it was.
  private static func refusal<Input, Output>(
    _ command: Command<Input, Output>, _ execution: Signal<Output>
  ) -> String {
    let log = Names()
    execution.subscribe(
      next: { log("\($0)") },
      error: { error in
        guard case CommandError.notEnabled(let owner, let reason) = error else {
          return log("\(error)")
        }
        log(owner === command ? "\(reason)" : "another command")
      }, completed: { log("completed") })
    return log.entries.joined(separator: " ")
  }

  @Test func `a command executes its closure once for all subscribers, including late ones`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { input in
      sent(input, input + 1).initially { log("work") }
    }
    let execution = command.execute(1)
    expectEqual(log.entries, ["work"])
    expectEqual(execution.events, ["1", "2", "|"])
    expectEqual(execution.events, ["1", "2", "|"])
    expectEqual(log.entries, ["work"])
  }

  @Test func `a command is enabled, except while it executes`() {
    let source = SignalSubject<Int>()
    let command = Command<Void, Int>(on: .immediate) { source }
    let isEnabled = command.isEnabled.recorded()
    let isExecuting = command.isExecuting.recorded()
    command.execute()
    source.sendNext(1)
    source.sendCompleted()
    expectEqual(isEnabled.events, ["true", "false", "true"])
    expectEqual(isExecuting.events, ["false", "true", "false"])
    expectEqual(command.isEnabled.events, ["true"])
    expectEqual(command.isExecuting.events, ["false"])
  }

  @Test func `isExecuting changes before the closure of an execution is called`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { input in
      log("made")
      return sent(input).initially { log("subscribed") }
    }
    command.isExecuting.skip(1).subscribe(next: { log("executing \($0)") })
    command.isEnabled.skip(1).subscribe(next: { log("enabled \($0)") })
    command.executions.flatten().subscribe(next: { log("value \($0)") })
    command.execute(1).subscribe(completed: { log("completed") })
    expectEqual(
      log.entries,
      [
        "executing true", "enabled false", "made", "subscribed", "value 1", "executing false",
        "enabled true", "completed",
      ])
  }

  @Test
  func `executions sends an execution after the change and before its signal is subscribed to`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { input in
      sent(input).initially { log("subscribed") }
    }
    command.isExecuting.skip(1).subscribe(next: { log("executing \($0)") })
    command.executions.subscribe(next: { _ in log("execution") })
    command.execute(1)
    expectEqual(log.entries, ["executing true", "execution", "subscribed", "executing false"])
  }

  @Test func `a retained signal of a released command completes, even for late subscribers`() {
    let kept: [Signal<Void>]
    do {
      let command = Command<Int, Int>(on: .immediate) { .just($0) }
      kept = [
        command.isEnabled.map { _ in }, command.isExecuting.map { _ in },
        command.executions.map { _ in }, command.errors.map { _ in },
      ]
    }
    expectEqual(kept.map { $0.events.last }, ["|", "|", "|", "|"])
  }

  @Test func `a property enables the command`() {
    let isAllowed = SignalProperty(false)
    let command = Command<Int, Int>(enabledIf: isAllowed, on: .immediate) { .just($0) }
    expectEqual(command.isEnabled.events, ["false"])
    isAllowed.value = true
    expectEqual(command.execute(2).events, ["2", "|"])
    let onMain = Command<Int, Int>(enabledIf: Property(value: false), onMain: { .just($0) })
    #expect(onMain.execute(1).events != ["1", "|"])
  }

  @Test
  func `a command is enabled until the enabling signal disables it`() {
    let allowed = SignalSubject<Bool>()
    let command = Command<Int, Int>(enabledIf: allowed, on: .immediate) { .just($0) }
    let isEnabled = command.isEnabled.recorded()
    for value in [true, false, false, true] { allowed.sendNext(value) }
    expectEqual(isEnabled.events, ["true", "false", "true"])
  }

  @Test func `a synchronous value of the enabling signal is effective from the beginning`() {
    let scheduler = TestSignalScheduler()
    let allowed = BehaviorSignalSubject(false)
    let command = Command<Int, Int>(enabledIf: allowed, on: scheduler) { .just($0) }
    expectEqual(command.isEnabled.events, ["false"])
    expectEqual(Self.refusal(command, command.execute(1)), "disabled")
  }

  @Test func `a disabled command reports the reason only to the caller of execute`() {
    let allowed = BehaviorSignalSubject(true)
    let source = SignalSubject<Int>()
    let log = Names()
    let command = Command<Int, Int>(enabledIf: allowed, on: .immediate) { _ in
      log("work")
      return source
    }
    command.errors.subscribe(next: { log("error \($0)") })
    let executions = command.executions.recorded()
    command.execute(1)
    expectEqual(Self.refusal(command, command.execute(2)), "executing")
    source.sendCompleted()
    allowed.sendNext(false)
    expectEqual(Self.refusal(command, command.execute(3)), "disabled")
    allowed.sendError(Failure("lost"))
    expectEqual(Self.refusal(command, command.execute(4)), "failed(lost)")
    expectEqual(command.isEnabled.events, ["false"])
    expectEqual(log.entries, ["work"])
    expectEqual(executions.events.count, 1)
  }

  @Test func `with concurrent execution a command executes until the last execution has ended`() {
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    let command = Command<Bool, Int>(allowsConcurrentExecution: true, on: .immediate) {
      $0 ? first : second
    }
    let isEnabled = command.isEnabled.recorded()
    let isExecuting = command.isExecuting.recorded()
    let results = [command.execute(true).recorded(), command.execute(false).recorded()]
    second.sendNext(2)
    first.sendNext(1)
    second.sendCompleted()
    expectEqual(isExecuting.events, ["false", "true"])
    first.sendError(Failure())
    expectEqual(isExecuting.events, ["false", "true", "false"])
    expectEqual(isEnabled.events, ["true"])
    expectEqual(results.map(\.events), [["1", "#failure"], ["2", "|"]])
  }

  // ReactiveObjC: RACCommandSpec.m:338.
  @Test func `errors sends the errors of concurrent executions in order`() {
    let (first, second) = (SignalSubject<Int>(), SignalSubject<Int>())
    let command = Command<Bool, Int>(allowsConcurrentExecution: true, on: .immediate) {
      $0 ? first : second
    }
    command.execute(true)
    command.execute(false)
    let errors = command.errors.recorded()
    second.sendError(Failure("second"))
    expectEqual(command.isExecuting.events, ["true"])
    first.sendError(Failure("first"))
    expectEqual(errors.events, ["second", "first"])
    expectEqual(command.isExecuting.events, ["false"])
  }

  // ReactiveObjC: RACCommandSpec.m:463.
  @Test func `a value of an execution can start a concurrent one`() {
    let log = Names()
    let command = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { sent($0) }
    command.executions.take(1).flatten().subscribe(next: { value in
      log("\(value) \(command.isExecuting.events) \(command.isEnabled.events)")
      command.execute(2).subscribe(next: { log("\($0)") }, completed: { log("end") })
    })
    command.execute(1)
    expectEqual(log.entries, ["1 [\"true\"] [\"true\"]", "2", "end"])
    expectEqual(command.isExecuting.events, ["false"])
  }

  @Test func `allowing concurrent execution changes isEnabled`() {
    let command = Command<Int, Int>(on: .immediate) { _ in SignalSubject() }
    let isEnabled = command.isEnabled.recorded()
    command.execute(1)
    #expect(!command.allowsConcurrentExecution)
    command.allowsConcurrentExecution = true
    #expect(command.allowsConcurrentExecution)
    command.allowsConcurrentExecution = false
    expectEqual(isEnabled.events, ["true", "false", "true", "false"])
  }

  @Test
  func `a failed execution fails for its caller and is sent by errors`() {
    let source = SignalSubject<Int>()
    let command = Command<Int, Int>(on: .immediate) { _ in source }
    let errors = command.errors.recorded()
    let values = command.executions.map { $0.materialize() }.flatten().recorded()
    let execution = command.execute(1)
    let late = command.errors.recorded()
    source.sendNext(1)
    source.sendError(Failure("lost"))
    expectEqual(execution.events, ["1", "#lost"])
    expectEqual(errors.events, ["lost"])
    expectEqual(late.events, ["lost"])
    expectEqual(values.events, ["next(1)", "completed"])
    expectEqual(command.errors.events, [])
  }

  @Test func `an error thrown by the closure fails the execution`() {
    let command = Command<Int, Int>(on: .immediate) { input in
      if input < 0 { throw Failure("negative") }
      return .just(input)
    }
    let errors = command.errors.recorded()
    let isExecuting = command.isExecuting.recorded()
    expectEqual(command.execute(-1).events, ["#negative"])
    expectEqual(command.execute(1).events, ["1", "|"])
    expectEqual(errors.events, ["negative"])
    expectEqual(isExecuting.events, ["false", "true", "false", "true", "false"])
  }

  @Test func `executions are sent to current subscribers`() {
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    command.execute(1)
    let log = Names()
    let late = command.executions.flatten().recorded(in: log)
    command.execute(2)
    late.dispose()
    command.execute(3)
    expectEqual(log.entries, ["2"])
  }

  @Test func `an observer of the end of an execution can execute the command again`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    command.execute(1).subscribe(completed: {
      command.execute(2).subscribe(next: { log("value \($0)") })
    })
    command.errors.subscribe(next: { _ in log("error") })
    expectEqual(log.entries, ["value 2"])
  }

  // ReactiveObjC: RACCommand.m:186 to 192, where all work begins in a new turn.
  @Test func `an execution started inside a replayed end begins in the next turn`() {
    let scheduler = TestSignalScheduler()
    let log = Names()
    let command = Command<Int, Int>(on: scheduler) { input in
      sent(input).initially { log("work \(input)") }
    }
    let isExecuting = command.isExecuting.recorded()
    scheduler.performAsCurrent {
      _ = command.execute(1).subscribe(completed: {
        command.execute(2).subscribe(next: { log("value \($0)") }, completed: { log("end") })
        log("executed")
      })
    }
    expectEqual(log.entries, ["work 1", "executed"])
    expectEqual(Self.refusal(command, command.execute(3)), "executing")
    scheduler.stepAll()
    expectEqual(log.entries, ["work 1", "executed", "work 2", "value 2", "end"])
    expectEqual(isExecuting.events, ["false", "true", "false", "true", "false"])
  }

  @Test func `an execution started inside an end that is not replayed begins synchronously`() {
    let log = Names()
    let source = SignalSubject<Int>()
    let command = Command<Int, Int>(on: .immediate) { input in
      log("work \(input)")
      return input == 1 ? source : .just(input)
    }
    command.execute(1).subscribe(completed: {
      expectEqual(command.execute(2).events, ["2", "|"])
      log("executed")
    })
    source.sendCompleted()
    expectEqual(log.entries, ["work 1", "work 2", "executed"])
  }

  @Test func `after a queued execution the next one begins synchronously`() {
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    command.execute(1).subscribe(completed: { command.execute(2) })
    Trampoline.current.run { expectEqual(command.execute(3).events, ["3", "|"]) }
  }

  @Test func `an observer of an error can execute the command again`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { input in
      log("attempt \(input)")
      return input < 3 ? .error(Failure()) : .just(input)
    }
    let attempts = Box(1)
    command.errors.subscribe(next: { [weak command] _ in
      command?.execute(
        attempts.update {
          $0 += 1; return $0
        })
    })
    command.execute(1)
    expectEqual(log.entries, ["attempt 1", "attempt 2", "attempt 3"])
  }

  @Test func `an execution started inside a notification is queued after it`() {
    let log = Names()
    let command = Command<Int, Int>(on: .immediate) { input in sent(input, input) }
    command.isExecuting.skip(1).take(2).subscribe(next: { isExecuting in
      log("executing \(isExecuting)")
      if !isExecuting { command.execute(2) }
      log("told")
    })
    command.executions.flatten().subscribe(next: { log("\($0)") })
    command.execute(1)
    expectEqual(
      log.entries, ["executing true", "told", "1", "1", "executing false", "told", "2", "2"])
  }

  // MARK: The scheduler

  @Test func `a command notifies and executes on its scheduler, in order`() {
    let scheduler = TestSignalScheduler()
    let log = Names()
    let command = Command<Int, Int>(on: scheduler) { input in
      sent(input).initially { log(Scheduler.current === scheduler ? "work" : "elsewhere") }
    }
    command.isExecuting.subscribe(next: { log("executing \($0)") })
    let execution = command.execute(1).recorded()
    expectEqual(Self.refusal(command, command.execute(2)), "executing")
    expectEqual(log.entries, ["executing false"])
    expectEqual(command.isExecuting.events, ["false"])
    scheduler.stepAll()
    expectEqual(log.entries, ["executing false", "executing true", "work", "executing false"])
    expectEqual(execution.events, ["1", "|"])
  }

  @Test func `an execution on the command's scheduler begins synchronously`() {
    let scheduler = TestSignalScheduler()
    let command = Command<Int, Int>(on: scheduler) { .just($0) }
    let isExecuting = command.isExecuting.recorded()
    scheduler.performAsCurrent {
      expectEqual(command.execute(1).events, ["1", "|"])
      expectEqual(isExecuting.events, ["false", "true", "false"])
    }
  }

  @Test func `a notification on the command's scheduler waits for the earlier ones`() {
    let scheduler = TestSignalScheduler()
    let command = Command<Int, Int>(allowsConcurrentExecution: true, on: scheduler) { .just($0) }
    let values = command.executions.flatten().recorded()
    command.execute(1)
    scheduler.performAsCurrent { _ = command.execute(2) }
    expectEqual(values.events, [])
    scheduler.stepAll()
    expectEqual(values.events, ["1", "2"])
  }

  // ReactiveObjC: RACCommandSpec.m:510.
  @Test func `a value of the enabling signal takes effect on the scheduler`() {
    let scheduler = TestSignalScheduler()
    let allowed = SignalSubject<Bool>()
    let log = Names()
    let command = Command<Int, Int>(enabledIf: allowed, on: scheduler) { .just($0) }
    command.isEnabled.skip(1).subscribe(next: {
      log("\($0) \(Scheduler.current === scheduler ? "here" : "elsewhere")")
    })
    allowed.sendNext(false)
    expectEqual(command.isEnabled.events, ["true"])
    scheduler.stepAll()
    expectEqual(command.isEnabled.events, ["false"])
    expectEqual(log.entries, ["false here"])
  }

  // ReactiveObjC: RACCommandSpec.m:152.
  @Test func `the signals of a command released elsewhere complete on its scheduler`() {
    let scheduler = TestSignalScheduler()
    let log = Names()
    do {
      let command = Command<Int, Int>(on: scheduler) { .just($0) }
      let signals = [
        command.isEnabled.map { _ in }, command.isExecuting.map { _ in },
        command.executions.map { _ in }, command.errors.map { _ in },
      ]
      for signal in signals {
        signal.subscribe(completed: {
          log(Scheduler.current === scheduler ? "here" : "elsewhere")
        })
      }
    }
    expectEqual(log.entries, [])
    scheduler.stepAll()
    expectEqual(log.entries, ["here", "here", "here", "here"])
  }

  @Test func `by default a command notifies and executes on the main thread for any caller`() async
  {
    let log = Names()
    let note: @Sendable (String) -> Void = {
      log(Scheduler.current === Scheduler.main ? $0 : "\($0) elsewhere")
    }
    let command = Command<Int, Int> { input in
      Signal<Int>.error(Failure()).initially { note("work") }
    }
    command.isExecuting.skip(1).subscribe(next: { note("executing \($0)") })
    command.isEnabled.skip(1).subscribe(next: { note("enabled \($0)") })
    command.executions.subscribe(next: { _ in note("execution") })
    command.errors.subscribe(next: { _ in note("error") })
    await withCheckedContinuation { continuation in
      command.isEnabled.skip(2).take(1).subscribe(completed: { continuation.resume() })
      command.execute(1)
    }
    expectEqual(
      log.entries,
      [
        "executing true", "enabled false", "execution", "work", "error", "executing false",
        "enabled true",
      ])
  }

  @MainActor @Test func `an execution on the main actor begins synchronously`() {
    let command = Command<Int, Int> { .just($0) }
    expectEqual(command.execute(1).events, ["1", "|"])
  }

  @MainActor @Test func `the closure of Command(onMain:) can use main-actor state`() async throws {
    let model = Model()
    let command = Command<Int, Int>(onMain: { input in
      model.count += input
      return .just(model.count)
    })
    expectEqual(command.execute(2).events, ["2", "|"])
    let result = try await command.executeToEnd(3)
    expectEqual(result, 5)
    expectEqual(model.count, 5)
  }

  @MainActor private final class Model {
    var count = 0
  }

  @Test func `the closure of Command(onMain:) runs on the main actor for any caller`() async throws
  {
    let command = Command<Int, Bool>(onMain: { _ in
      MainActor.preconditionIsolated()
      return .just(true)
    })
    let result = try await command.executeToEnd(1)
    expectEqual(result, true)
  }

  // MARK: The end

  @Test func `the signals of a released command complete although the enabling signal continues`() {
    let allowed = SignalSubject<Bool>()
    let log = Names()
    do {
      let command = Command<Int, Int>(enabledIf: allowed, on: .immediate) { .just($0) }
      command.isEnabled.subscribe(next: { log("\($0)") }, completed: { log("enabled ends") })
      command.isExecuting.subscribe(completed: { log("executing ends") })
      command.executions.subscribe(completed: { log("executions end") })
      command.errors.subscribe(completed: { log("errors end") })
      #expect(allowed.hasSubscribers)
    }
    #expect(!allowed.hasSubscribers)
    expectEqual(
      Set(log.entries),
      [
        "true", "enabled ends", "executing ends", "executions end", "errors end",
      ])
    expectEqual(log.entries.count, 5)
  }

  @Test func `an execution outlives its command`() {
    let source = SignalSubject<Int>()
    let errors: Recording
    let isExecuting: Recording
    let isEnabled: Recording
    let execution: Recording
    do {
      let command = Command<Int, Int>(on: .immediate) { _ in source }
      (errors, isExecuting) = (command.errors.recorded(), command.isExecuting.recorded())
      isEnabled = command.isEnabled.recorded()
      execution = command.execute(1).recorded()
    }
    expectEqual(isEnabled.events, ["true", "false", "|"])
    expectEqual(isExecuting.events, ["false", "true"])
    source.sendNext(1)
    source.sendError(Failure())
    expectEqual(execution.events, ["1", "#failure"])
    expectEqual(errors.events, ["failure", "|"])
    expectEqual(isExecuting.events, ["false", "true", "false", "|"])
  }

  @Test func `no signal of a command retains it`() {
    weak var released: Command<Int, Int>?
    let kept: [Any]
    do {
      let command = Command<Int, Int>(on: .immediate) { _ in SignalSubject() }
      released = command
      kept = [
        command.isEnabled, command.isExecuting, command.executions, command.errors,
        command.execute(1), command.isEnabled.recorded(),
      ]
    }
    #expect(released == nil)
    expectEqual(kept.count, 6)
  }

  @Test func `the closure and the observers are released after the execution`() {
    weak var released: Names?
    do {
      let log = Names()
      released = log
      let command = Command<Int, Int>(on: .immediate) { input in
        log("work")
        return sent(input).doNext { log("\($0)") }
      }
      command.isExecuting.subscribe(next: { log("\($0)") })
      command.execute(1)
    }
    #expect(released == nil)
  }

  @Test func `an execution whose signal is abandoned continues`() {
    let command = Command<Int, Int>(on: .immediate) { _ in .never }
    let execution = command.execute(1)
    expectEqual(command.isExecuting.events, ["true"])
    expectEqual(execution.events, [])
  }

  // MARK: Waiting for it

  @Test func `executeToEnd returns the last value`() async throws {
    let command = Command<Int, Int>(on: .immediate) { input in sent(input, input * 2) }
    let result = try await command.executeToEnd(1)
    expectEqual(result, 2)
    let empty = Command<Void, Int>(on: .immediate) { .empty }
    let nothing = try await empty.executeToEnd()
    #expect(nothing == nil)
  }

  @Test func `executeToEnd throws the error, or that the command is not enabled`() async {
    let command = Command<Int, Int>(on: .immediate) { _ in .error(Failure("lost")) }
    await #expect(throws: Failure("lost")) { try await command.executeToEnd(1) }
    let disabled = Command<Int, Int>(enabledIf: .just(false), on: .immediate) { .just($0) }
    await #expect(throws: CommandError.self) { try await disabled.executeToEnd(1) }
  }

  @Test
  func `executeToEnd waits for an asynchronous execution, after which the command is enabled`()
    async throws
  {
    let command = Command<Int, Int>(on: .background()) { .just($0).deliver(on: .background()) }
    let first = try await command.executeToEnd(1)
    let second = try await command.executeToEnd(2)
    expectEqual([first, second], [1, 2])
  }

  @Test func `cancelling the task of executeToEnd disposes the execution`() async {
    let log = Names()
    let source = SignalSubject<Int>()
    let command = Command<Int, Int>(on: .immediate) { _ in source }
    let isExecuting = command.isExecuting.recorded()
    let errors = command.errors.recorded()
    let executions = command.executions.map { $0.materialize() }.flatten().recorded()
    let task = Task { try await command.executeToEnd(1) }
    await until { source.hasSubscribers }
    source.sendNext(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!source.hasSubscribers)
    expectEqual(isExecuting.events, ["false", "true", "false"])
    expectEqual(errors.events, [])
    expectEqual(executions.events, ["next(1)", "completed"])
    expectEqual(log.entries, [])
  }

  // The runtime calls the handler of a cancellation under a lock (C4).
  @Test @MainActor
  func `an execution is disposed by the cancelled task, not inside cancel`() async {
    let log = Names()
    let source = SignalSubject<Int>()
    let command = Command<Int, Int>(on: .immediate) { _ in
      source.onTermination { log("disposed") }
    }
    command.isExecuting.skip(1).subscribe(next: { log("\($0)") }, isolation: nil)
    let task = Task { try await command.executeToEnd(1) }
    while !source.hasSubscribers { await Task.yield() }
    task.cancel()
    expectEqual(log.entries, ["true"])
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEqual(log.entries, ["true", "disposed", "false"])
  }

  @Test func `a task that was cancelled before starts no execution`() async {
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    let isExecuting = command.isExecuting.recorded()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await command.executeToEnd(1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEqual(isExecuting.events, ["false"])
  }

  @Test func `an execution that is cancelled before its signal is created never creates it`() async
  {
    let scheduler = TestSignalScheduler()
    let log = Names()
    let command = Command<Int, Int>(on: scheduler) { input in
      log("made")
      return .just(input).initially { log("work") }
    }
    let task = Task { try await command.executeToEnd(1) }
    await until { !log.entries.isEmpty }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    scheduler.stepAll()
    expectEqual(log.entries, ["made"])
    expectEqual(command.isExecuting.events, ["false"])
  }

  @Test func `a task is resumed if the signal of its execution is abandoned`() async {
    let command = Command<Int, Int>(on: .immediate) { _ in .never }
    await #expect(throws: CancellationError.self) { try await command.executeToEnd(1) }
    let source = Source<Int>()
    let waiting = Command<Int, Int>(on: .immediate) { _ in source.signal }
    let task = Task { try await waiting.executeToEnd(1) }
    await until { source.subscriber != nil }
    source.forget()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// Lets other tasks run until `condition` holds.
  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}
