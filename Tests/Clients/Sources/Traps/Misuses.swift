// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import Dispatch
import Foundation

struct Failure: Error {}

/// A sequence that its own closures can find.
final class Own: @unchecked Sendable {
  var sequence: PullSequence<Int>?
}

actor Ledger {
  var entries = 0
  private let executor: SchedulerSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ executor: SchedulerSerialExecutor) { self.executor = executor }
}

/// A property whose signal does not emit the current value.
final class Silent: PropertyType {
  var value: Int { 1 }
  var signal: Signal<Int> { .never }
}

/// The misuses of a program, by name.
let misuses = everyday.merging(virtualTime) { first, _ in first }
  .merging(cocoa) { first, _ in first }
  .merging(isolation) { first, _ in first }

/// What any program must not do.
let everyday: [String: @Sendable () async -> Void] = [
  "command whose inputs are sent an error": {
    let command = Command<Int, Int> { Signal.just($0) }
    command.rx.inputs.onError(Failure())
  },
  // Properties
  "property set inside its modify": {
    let property = SignalProperty(1)
    property.modify { _ in property.value = 2 }
  },
  "property derived from one without a current value": {
    _ = Silent().map { $0 }
  },
  "collect of no values": { _ = Signal.just(1).collect(count: 0) },
  "expand of signals, none at a time": {
    _ = Signal.just(1).expand(maxConcurrent: 0) { Signal.just($0) }
  },

  // Disposables
  "SingleAssignmentDisposable set twice": {
    let disposable = SingleAssignmentDisposable()
    disposable.setDisposable(Disposables.create())
    disposable.setDisposable(Disposables.create())
  },
  "SinkDisposer set twice": {
    let disposer = SinkDisposer()
    disposer.set(Disposables.create())
    disposer.set(Disposables.create())
  },
  "CompoundDisposable in itself": {
    let group = CompoundDisposable()
    group.add(group)
  },

  // Values for tasks
  "values of which fewer than none may wait": {
    _ = Observable.just(1).values(buffering: .newest(-1)).makeAsyncIterator()
  },
  "values that two tasks wait for": {
    nonisolated(unsafe) let iterator = PublishSubject<Int>().values.makeAsyncIterator()
    await withTaskGroup { group in
      for _ in 1...2 {
        group.addTask {
          var copy = iterator
          _ = try? await copy.next()
        }
      }
    }
  },

  // Operators
  "merge of none at a time": {
    _ = Observable.of(Observable.just(1)).merge(maxConcurrent: 0)
  },
  "nwise of none": { _ = Observable.just(1).nwise(0) },
  "retry policy without an attempt": { _ = RetryPolicy(maxAttempts: 0) },
  "sequence whose element depends on itself": {
    let own = Own()
    own.sequence = PullSequence(head: { own.sequence?.head ?? 0 })
    _ = own.sequence?.head
  },
  "range that overflows": {
    _ = Observable.range(start: Int.max, count: 2).subscribe(onNext: { print($0) })
  },
  "range of small integers that overflows": {
    _ = Observable<UInt8>.range(start: 250, count: 7).subscribe(onNext: { print($0) })
  },
  "binding that fails": {
    let box = NSMutableArray()
    Signal<Int>.error(Failure()).bind(to: box) { $0.add($1) }
  },

  // Schedulers
  "code off the main queue": {
    await offMain { MainScheduler.ensureExecutingOnScheduler() }
  },
  "code off the main queue, in other words": {
    await offMain { MainScheduler.ensureExecutingOnScheduler(errorMessage: "Views live there.") }
  },
  "code off the main thread": {
    await offMain { MainScheduler.ensureRunningOnMainThread() }
  },
  "buffer on the immediate scheduler": {
    _ = Signal.just(1).buffer(every: .seconds(1), on: .immediate)
  },
  "task on the immediate scheduler of observables": {
    _ = ImmediateScheduler.instance.taskExecutor
  },
  "actor on the immediate scheduler": { _ = Scheduler.immediate.serialExecutor },
  "actor used where its executor does not run": {
    let ledger = Ledger(ConcurrentDispatchQueueScheduler(qos: .default).serialExecutor)
    await offMain { ledger.assumeIsolated { $0.entries += 1 } }
  },
  "repetition on the immediate scheduler": {
    _ = Scheduler.immediate.schedule(
      after: .zero, repeating: .seconds(1), leeway: .zero, { print("again") })
  },
]

func offMain(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "off main").async {
      body()
      continuation.resume()
    }
  }
}
