// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// A closure that has released its subscriber cannot send any more: values it sent before are
/// delivered, then the scheduled action releases the subscription.
struct AbandonedSourceTests {
  struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of seconds after which the result is released.
    let delay: Int
    let apply: @Sendable (Signal<Int>, TestSignalScheduler) -> Signal<Int>
  }

  static let operations = [
    Operation(testDescription: "debounce", delay: 3) { $0.debounce(.seconds(3), on: $1) },
    Operation(testDescription: "throttle", delay: 0) { $0.throttle(for: .seconds(3), on: $1) },
    Operation(testDescription: "delay", delay: 3) { $0.delay(.seconds(3), on: $1) },
    Operation(testDescription: "buffer", delay: 3) {
      $0.buffer(every: .seconds(3), on: $1).map { $0.first ?? 0 }
    },
    Operation(testDescription: "deliver(on:)", delay: 0) { $0.deliver(on: $1) },
    Operation(testDescription: "subscribe(on:)", delay: 0) { $0.subscribe(on: $1) },
    Operation(testDescription: "skip(for:) of the other model", delay: 0) { source, scheduler in
      source.asObservable().skip(
        .zero, scheduler: TestScheduler(on: scheduler.clock, simulateProcessingDelay: false)
      ).asSignal()
    },
    Operation(testDescription: "delaySubscription of the other model", delay: 0) {
      source, scheduler in
      source.asObservable().delaySubscription(
        .zero, scheduler: TestScheduler(on: scheduler.clock, simulateProcessingDelay: false)
      ).asSignal()
    },
  ]

  @Test(arguments: operations)
  func `the subscription is released after the last value of an abandoned source`(
    operation: Operation
  ) {
    let scheduler = TestSignalScheduler()
    let source = Source<Int>()
    let log = Log<String>()
    let recording = operation.apply(source.signal, scheduler).recorded(in: log)
    scheduler.advance(by: .zero)
    source.subscriber?.sendNext(1)
    source.forget()
    let end = Duration.seconds(operation.delay)
    if end > .zero {
      scheduler.advance(by: end - .nanoseconds(1))
      expectEqual((recording.disposable as? any Cancelable)?.isDisposed, false)
    }
    scheduler.advance(by: end > .zero ? .nanoseconds(1) : .zero)
    expectEqual(log.entries, ["1"])
    expectEqual((recording.disposable as? any Cancelable)?.isDisposed, true)
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(scheduler.clock.pendingCount, 0)
  }

  @Test(arguments: operations)
  func `never leaves nothing allocated`(operation: Operation) {
    let scheduler = TestSignalScheduler()
    let (disposable, object) = holding { object in
      operation.apply(.never, scheduler).subscribe(next: { _ in
        withExtendedLifetime(object) {}
      })
    }
    scheduler.stepAll()
    #expect(object.value == nil)
    expectEqual((disposable as? any Cancelable)?.isDisposed, true)
  }

  @Test func `a timeout of an abandoned source still fires`() {
    let scheduler = TestSignalScheduler()
    let recording = Signal<Int>.never.timeout(.seconds(3), on: scheduler).recorded()
    scheduler.stepAll()
    expectEqual(recording.events, ["#timedOut"])
  }
}
