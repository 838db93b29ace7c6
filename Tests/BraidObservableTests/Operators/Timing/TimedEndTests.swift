// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// What every timed operator does when its source ends while it is busy delivering.
struct TimedEndTests {
  struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
  }

  static let operations = [
    Operation(testDescription: "debounce") { $0.debounce(.seconds(3), scheduler: $1) },
    Operation(testDescription: "throttle") { $0.throttle(.seconds(3), scheduler: $1) },
    Operation(testDescription: "delay") { $0.delay(.seconds(3), scheduler: $1) },
    Operation(testDescription: "timeout") { $0.timeout(.seconds(3), scheduler: $1) },
    Operation(testDescription: "timeout(other:)") {
      $0.timeout(.seconds(3), other: Observable.never(), scheduler: $1)
    },
    Operation(testDescription: "take(for:)") { $0.take(for: .seconds(3), scheduler: $1) },
    Operation(testDescription: "buffer") {
      $0.buffer(timeSpan: .seconds(3), count: 1, scheduler: $1).map { $0.first ?? 0 }
    },
    Operation(testDescription: "window") { source, scheduler in
      Observable { _, sink, scope in
        source.window(timeSpan: .seconds(3), count: 1, scheduler: scheduler).connect(
          EventSink(
            next: { window in _ = window.subscribe(onNext: sink.next, onError: { _ in }) },
            finish: sink.finish), scope)
      }
    },
    Operation(testDescription: "subscribe(on:)") { $0.subscribe(on: $1) },
    Operation(testDescription: "delaySubscription") {
      $0.delaySubscription(.seconds(1), scheduler: $1)
    },
    Operation(testDescription: "observe(on:)") { $0.observe(on: $1) },
  ]

  @Test(arguments: operations)
  func `an upstream closure that has thrown is not called again`(operation: Operation) {
    let scheduler = TestScheduler(initialClock: 0)
    let input = Box<(sink: EventSink<Int>, scope: SinkDisposer)?>(nil)
    let source = Observable<Int> { _, sink, scope in input.value = (sink, scope) }
    let send: @Sendable (Int) -> Void = { number in
      guard let (sink, scope) = input.value, !scope.isDisposed else { return }
      sink.next(number)
    }
    let throwing = AtomicInt()
    let log = Log<String>()
    let mapped = source.map { number in
      if number > 0 { return number }
      throwing.increment()
      throw TestError("negative")
    }
    let subscription = operation.apply(mapped, scheduler).subscribe { event in
      log(event.debugDescription)
      if event.element == 1 {
        send(-1)
        send(-2)
      }
    }
    scheduler.advanceTo(2)
    send(1)
    scheduler.advanceTo(20)
    expectEqual(log.entries.first, "next(1)")
    expectEqual(log.entries.count, 2)
    expectEqual(log.entries.last?.hasPrefix("error"), true)
    expectEqual(throwing.load(), 1)
    subscription.dispose()
  }
}
