// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

private struct Failure: Error {}

/// An execution inside another one is at least eight calls: together as many as `Depth.deep`.
private let manyExecutions = Depth.deep / 8

/// C8: commands and channels that are used again inside their own events, more often than a
/// stack of 512 KiB has room for.
///
/// ReactiveObjC starts an execution in a new turn of the main queue
/// (`RACCommand.m`, `-execute:`, the `subscribeOn:`).
@Suite(.alone, .exclusive(.mainQueue), .serialized) struct CommandStackStressTests {
  /// How an observer of an execution learns that it can execute the next one.
  enum Cue: String, CaseIterable, CustomTestStringConvertible {
    case error, completed, isEnabled, isExecuting, executions, errors, otherCommand
    case nextOfConcurrent, transformed, thenOther

    var testDescription: String { rawValue }
  }

  /// Executes commands, each time from inside the end of the execution before.
  private final class Loop: Sendable {
    let rounds = AtomicInt()
    let cue: Cue
    let command: Command<Int, Int>
    let other: Command<Int, Int>
    let finished: @Sendable () -> Void

    init(_ cue: Cue, on scheduler: Scheduler, _ finished: @escaping @Sendable () -> Void) {
      self.cue = cue
      self.finished = finished
      let fails = cue == .error || cue == .errors
      command = Command(
        allowsConcurrentExecution: cue == .nextOfConcurrent, on: scheduler
      ) { fails ? .error(Failure()) : .just($0) }
      other = Command(on: scheduler) { .just($0) }
    }

    func begin() {
      switch cue {
      case .executions:
        // Not from inside the value, where the execution is still active.
        command.executions.flattenMap { $0.materialize() }
          .filter { $0.isStopEvent }.subscribe(next: { [weak self] _ in self?.again() })
      case .isEnabled:
        command.isEnabled.skip(1).filter { $0 }.subscribe(next: { [weak self] _ in self?.again() })
      case .isExecuting:
        command.isExecuting.skip(1).filter { !$0 }
          .subscribe(next: { [weak self] _ in self?.again() })
      case .errors:
        command.errors.subscribe(next: { [weak self] _ in self?.again() })
      default: break
      }
      again()
    }

    func again() {
      if rounds.wrappingAdd(1, ordering: .relaxed).newValue == manyExecutions { return finished() }
      switch cue {
      case .nextOfConcurrent:
        command.execute(1).subscribe(next: { _ in self.again() })
      case .error:
        command.execute(1).subscribe(error: { _ in self.again() })
      case .completed:
        command.execute(1).subscribe(completed: { self.again() })
      case .transformed:
        command.execute(1).map { $0 + 1 }.delayedByNothing().subscribe(completed: { self.again() })
      case .thenOther:
        command.execute(1).flattenMap { self.other.execute($0) }
          .subscribe(completed: { self.again() })
      case .isEnabled, .isExecuting, .executions, .errors:
        command.execute(1)
      case .otherCommand:
        let isEven = rounds.load(ordering: .relaxed).isMultiple(of: 2)
        (isEven ? command : other).execute(1).subscribe(completed: { self.again() })
      }
    }
  }

  @Test(arguments: Cue.allCases)
  func `nested executions on the immediate scheduler run in a loop`(cue: Cue) {
    let finished = Box(false)
    onSmallStack { Loop(cue, on: .immediate) { finished.value = true }.begin() }
    #expect(finished.value)
  }

  @Test(arguments: Cue.allCases)
  func `nested executions on a virtual scheduler run in a loop`(cue: Cue) {
    let finished = Box(false)
    onSmallStack {
      let scheduler = TestSignalScheduler()
      scheduler.clock.maximumActions = .max
      do {
        let loop = Loop(cue, on: scheduler) { finished.value = true }
        scheduler.performAsCurrent { loop.begin() }
        scheduler.stepAll()
      }
      // The ends of the commands wait on the scheduler, which they retain.
      scheduler.stepAll()
    }
    #expect(finished.value)
  }

  @MainActor @Test(arguments: [Cue.completed, .isEnabled, .otherCommand])
  func `nested executions on the main thread run in a loop`(cue: Cue) async {
    let rounds = await withCheckedContinuation { done in
      let box = Box<Loop?>(nil)
      let loop = Loop(cue, on: .main) {
        done.resume(returning: box.value?.rounds.load(ordering: .relaxed) ?? 0)
        box.value = nil
      }
      box.value = loop
      loop.begin()
    }
    expectEqual(rounds, manyExecutions)
  }

  @Test func `nested executions on a background scheduler run in a loop`() async {
    await withCheckedContinuation { done in
      let scheduler = Scheduler.background()
      let loop = Loop(.completed, on: scheduler) { done.resume() }
      scheduler.schedule { loop.begin() }
    }
  }

  @Test func `channels that reply to each other run in a loop`() {
    let seen = AtomicInt()
    onSmallStack {
      let channel = Channel<Int>()
      let (leading, following) = (channel.leading, channel.following)
      for terminal in [leading, following] {
        terminal.subscribe(next: { [weak terminal] value in
          seen.wrappingAdd(1, ordering: .relaxed)
          if value < Depth.deep { terminal?.sendNext(value + 1) }
        })
      }
      leading.sendNext(1)
      withExtendedLifetime(channel) {}
    }
    expectEqual(seen.load(ordering: .relaxed), Depth.deep)
  }

  @Test func `a subject and a property fed by their observer run in a loop`() {
    let seen = AtomicInt()
    onSmallStack {
      let subject = SignalSubject<Int>()
      subject.subscribe(next: { [weak subject] value in
        seen.wrappingAdd(1, ordering: .relaxed)
        if value < Depth.deep { subject?.sendNext(value + 1) }
      })
      subject.sendNext(1)
      let property = SignalProperty(0)
      property.signal.skip(1).subscribe(next: { [weak property] value in
        seen.wrappingAdd(1, ordering: .relaxed)
        if value < Depth.deep { property?.value = value + 1 }
      })
      property.value = 1
    }
    expectEqual(seen.load(ordering: .relaxed), 2 * Depth.deep)
  }

  @Test func `a subject whose completion starts the next execution runs in a loop`() {
    let rounds = AtomicInt()
    onSmallStack {
      // Each execution waits for a subject, which the observer of the previous execution completes.
      let sources = Box(SignalSubject<Int>())
      let command = Command<Int, Int>(on: .immediate) { _ in
        sources.value = SignalSubject()
        return sources.value
      }
      let trigger = SignalSubject<Void>()
      trigger.subscribe(next: { [weak trigger] in
        if rounds.wrappingAdd(1, ordering: .relaxed).newValue == manyExecutions { return }
        command.execute(1).subscribe(completed: { trigger?.sendNext(()) })
        sources.value.sendCompleted()
      })
      trigger.sendNext(())
    }
    expectEqual(rounds.load(ordering: .relaxed), manyExecutions)
  }
}

extension Signal {
  /// A stage that intercepts the end.
  fileprivate func delayedByNothing() -> Signal<Value> { take(last: 1) }
}
