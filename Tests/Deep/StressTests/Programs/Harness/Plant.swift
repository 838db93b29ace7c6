// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import Dispatch

/// The receiver of the events of a row.
protocol Receiver: AnyObject, Sendable {
  func receive(_ loads: [Load])
  func finish(_ termination: Termination)
  /// `onDisposed` of observables.
  func closed()
}

/// The sources and the result of a row in one round.
struct Plant: Sendable {
  /// Where values of one source go in.
  struct Inlet: Sendable {
    let send: @Sendable (Load) -> Void
    let finish: @Sendable (Termination) -> Void
  }

  var inlets: [Inlet]
  var subscribe: @Sendable (any Receiver) -> any Disposable
  /// The sources made by hand; a subject is its own source.
  var feeds: [Feed] = []
  /// Connects to the source, if that is done by hand.
  var connect: (@Sendable () -> any Disposable)?
  /// Disposes the subject, if it can be.
  var shut: (@Sendable () -> Void)?
  var hasObservers: (@Sendable () -> Bool)?
  var tools: Tools
}

/// Schedulers: one on virtual time, which a thread of the round moves, and real queues.
final class Tools: Sendable {
  let clock = VirtualClock()
  let scheduler: TestScheduler
  let signalScheduler: TestSignalScheduler
  private let usesQueues = AtomicFlag()

  private static let serialQueue = DispatchQueue(label: "stress.serial")
  private static let concurrentQueue = DispatchQueue(
    label: "stress.concurrent", attributes: .concurrent)

  init() {
    scheduler = TestScheduler(on: clock)
    signalScheduler = TestSignalScheduler(on: clock)
  }

  /// A serial queue.
  var serial: SerialDispatchQueueScheduler {
    _ = usesQueues.setIfClear()
    return SerialDispatchQueueScheduler(
      queue: Tools.serialQueue, internalSerialQueueName: "stress.inner")
  }

  /// A concurrent queue.
  var concurrent: ConcurrentDispatchQueueScheduler {
    _ = usesQueues.setIfClear()
    return ConcurrentDispatchQueueScheduler(queue: Tools.concurrentQueue)
  }

  /// A serial queue for signals.
  var background: BraidSignal.Scheduler {
    _ = usesQueues.setIfClear()
    return .target(Tools.serialQueue)
  }

  /// Runs everything that is scheduled, and what that schedules.
  ///
  /// - Parameter isDone: For loads that take many jobs: whether all has come. It is asked for as
  ///   long as the queues may still be at work; what does not come then has been lost.
  func settle(until isDone: () -> Bool = { true }) {
    clock.advance(by: .seconds(40))
    guard usesQueues.isSet else { return }
    // Work that does not fit in one job is queued before the next of these.
    var turns = 0
    while turns < 40 || (!isDone() && turns < 10_000) {
      turns += 1
      Tools.concurrentQueue.sync(flags: .barrier) {}
      Tools.serialQueue.sync {}
    }
  }
}

/// The sources of a row of the observable model.
struct ObservableInputs: Sendable {
  let sources: [Observable<Load>]
  let tools: Tools
  var scheduler: TestScheduler { tools.scheduler }

  subscript(_ index: Int) -> Observable<Load> { sources[index] }
}

/// The sources of a row of the signal model.
struct SignalInputs: Sendable {
  let sources: [Signal<Load>]
  let tools: Tools
  var scheduler: TestSignalScheduler { tools.signalScheduler }

  subscript(_ index: Int) -> Signal<Load> { sources[index] }
}

extension Observable<[Load]> {
  func seat(_ seat: any Receiver) -> any Disposable {
    subscribe(
      onNext: { seat.receive($0) }, onError: { seat.finish(.error($0)) },
      onCompleted: { seat.finish(.completed) }, onDisposed: { seat.closed() })
  }
}

extension Signal<[Load]> {
  func seat(_ seat: any Receiver) -> any Disposable {
    subscribe(
      next: { seat.receive($0) }, error: { seat.finish(.error($0)) },
      completed: { seat.finish(.completed) })
  }
}
