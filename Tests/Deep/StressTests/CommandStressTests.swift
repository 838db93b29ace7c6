// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Commands that are executed by several threads concurrently.
@Suite(.alone) struct CommandStressTests {
  @Test func `one of several threads that execute a command starts an execution`() {
    for _ in 0..<1_000 {
      let source = SignalSubject<Int>()
      let made = Box(0)
      let command = Command<Int, Int>(on: .immediate) { _ in
        made.update { $0 += 1 }
        return source
      }
      let refused = Box(0)
      onThreads(4) { number in
        command.execute(number).subscribe(error: { _ in refused.update { $0 += 1 } })
      }
      expectEqual(made.value, 1)
      expectEqual(refused.value, 3)
    }
  }

  @Test func `no execution begins with a state that disables the command`() {
    let user = SignalProperty<Int?>(1)
    let command = Command<Void, Int>(
      state: user, enabledIf: { $0 != nil }, allowsConcurrentExecution: true, on: .immediate
    ) { user in
      user.map { .just($0) } ?? .error(SignalError.timedOut)
    }
    let unwrapping = Command<Void, Int>(
      unwrapping: user, allowsConcurrentExecution: true, on: .immediate
    ) { .just($0) }
    let failures = Box(0)
    for command in [command, unwrapping] {
      command.errors.subscribe(next: { _ in failures.update { $0 += 1 } })
    }
    onThreads(3) { number in
      for round in 0..<amount(50_000) {
        switch number {
        case 0: user.value = round.isMultiple(of: 2) ? nil : round
        case 1: command.execute()
        default: unwrapping.execute()
        }
      }
    }
    expectEqual(failures.value, 0)
  }

  @Test func `an execution that is cancelled while it ends has one end`() {
    for _ in 0..<2_000 {
      let source = SignalSubject<Int>()
      let command = Command<Void, Int>(on: .immediate) { source }
      let ends = Box(0)
      let execution = command.execute()
      execution.subscribe(
        error: { _ in ends.update { $0 += 1 } }, completed: { ends.update { $0 += 1 } })
      onThreads(2) { number in
        if number == 0 { source.sendCompleted() } else { execution.cancel() }
      }
      expectEqual(ends.value, 1)
      expectEqual(command.isEnabled.take(1).collect().events, [true])
    }
  }

  @Test func `starts and ends of executions are sent alternately`() {
    let command = Command<Int, Int>(on: .immediate) { .just($0) }
    let changes = Box<[Bool]>([])
    let begun = Box(0)
    let told = Box(0)
    command.isExecuting.skip(1).subscribe(next: { value in changes.update { $0.append(value) } })
    command.executions.flatten().subscribe(next: { _ in told.update { $0 += 1 } })
    onThreads(4) { _ in
      for number in 0..<5_000 {
        command.execute(number).subscribe(next: { _ in begun.update { $0 += 1 } })
      }
    }
    expectEqual(begun.value, told.value)
    expectEqual(changes.value.count, 2 * begun.value)
    #expect(changes.value.enumerated().allSatisfy { $0.element == $0.offset.isMultiple(of: 2) })
    expectEqual(command.isEnabled.take(1).collect().events, [true])
  }

  @Test func `two commands that execute each other from two threads never block`() {
    let first = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { .just($0) }
    let second = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { .just($0) }
    let count = Box(0)
    for (one, other) in [(first, second), (second, first)] {
      one.executions.flatten().subscribe(next: { [weak other] value in
        count.update { $0 += 1 }
        if value > 0 { other?.execute(value - 1) }
      })
    }
    onThreads(2) { number in
      for _ in 0..<2_000 { (number == 0 ? first : second).execute(3) }
    }
    expectEqual(count.value, 2 * 2_000 * 4)
  }

  @Test func `no lock is held while an execution is created, started, sent or torn down`() {
    let isElsewhere = Box(false)
    let allowed = BehaviorSignalSubject(true)
    let box = Box<Command<Int, Int>?>(nil)
    // Each use executes the command and is notified of that: a hundred are enough.
    let uses = Box(0)
    let use: @Sendable () -> Void = {
      if uses.value == 100
        || isElsewhere.update({ (isThere: inout Bool) -> Bool in
          defer { isThere = true }
          return isThere
        })
      {
        return
      }
      uses.update { $0 += 1 }
      let done = DispatchSemaphore(value: 0)
      Thread {
        box.value?.execute(-1)
        box.value?.allowsConcurrentExecution = false
        allowed.sendNext(true)
        done.signal()
      }.start()
      let outcome = done.wait(timeout: .now() + 20)
      expectEqual(outcome, .success, "a lock is held over a call-out")
      isElsewhere.value = false
    }
    let command = Command<Int, Int>(enabledIf: allowed, on: .immediate) { input in
      use()
      return Signal.create { subscriber in
        use()
        subscriber.sendNext(input)
        subscriber.sendCompleted()
        return AnyDisposable { use() }
      }
    }
    box.value = command
    command.isExecuting.subscribe(next: { _ in use() })
    command.executions.subscribe(next: { _ in use() })
    command.execute(1).subscribe(next: { _ in use() }, completed: { use() })
    #expect(uses.value > 4)
    box.value = nil
  }

  @Test func `a task cancelled while its execution ends is resumed once`() async {
    for _ in 0..<1_000 {
      let source = ReplaySignalSubject<Int>()
      let command = Command<Int, Int>(on: .immediate) { _ in source }
      let task = Task { try await command.executeToEnd(1) }
      let end = Task {
        source.sendNext(1)
        source.sendCompleted()
      }
      task.cancel()
      await end.value
      switch await task.result {
      case .success(let value): expectEqual(value, 1)
      case .failure(let error): #expect(error is CancellationError)
      }
      expectEqual(command.isExecuting.take(1).collect().events, [false])
    }
  }
}

extension Signal where Value == [Bool] {
  /// The events sent synchronously.
  fileprivate var events: [Bool] {
    let seen = Box<[Bool]>([])
    subscribe(next: { seen.value = $0 })
    return seen.value
  }
}
