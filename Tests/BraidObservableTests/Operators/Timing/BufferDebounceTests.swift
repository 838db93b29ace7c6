// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct BufferDebounceTests {
  private let arrays: MarbleValues<[String]> = [
    "x": ["a", "b", "c"], "y": ["d"], "a": ["a"], "b": ["b"], "p": ["a", "b"], "q": ["c", "d"],
    "c": ["c"],
  ]

  @Test func `buffer(debounce:) emits an array of the values of each burst`() {
    expectDiagram("ab-c-----d|", "------x---(y|)", results: arrays) {
      $0.buffer(debounce: .seconds(3), scheduler: $1)
    }
  }

  @Test(arguments: [
    ("a|", "-(a|)"), ("a-#", "--#"), ("a---|", "---a|"), ("a---b#", "---a-#"),
    ("a--b---|", "---a--b|"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, results: arrays, during: "^--------!") {
      $0.buffer(debounce: .seconds(3), scheduler: $1)
    }
  }

  @Test func `a full array is emitted immediately and the next begins with the next value`() {
    expectDiagram("ab-c-d|", "-p---q|", results: arrays) {
      $0.buffer(debounce: .seconds(3), count: 2, scheduler: $1)
    }
    expectDiagram("ab-c---|", "-p----c|", results: arrays) {
      $0.buffer(debounce: .seconds(3), count: 2, scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `without a count an array is never full`(count: Int) {
    expectDiagram("ab-c-----d|", "------x---(y|)", results: arrays) {
      $0.buffer(debounce: .seconds(3), count: count, scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `without a time an array still waits for the scheduler`(
    seconds: Int
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<[Int]>()
    let subscription = subject.buffer(debounce: .seconds(seconds), scheduler: scheduler)
      .subscribe(onNext: { log($0) })
    for number in 1...2 { subject.onNext(number) }
    expectEqual(log.entries, [])
    scheduler.start()
    expectEqual(log.entries, [[1, 2]])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
    subscription.dispose()
  }

  @Test func `a full array leaves no timer`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let subscription = subject.buffer(debounce: .seconds(3), count: 2, scheduler: scheduler)
      .subscribe()
    subject.onNext(1)
    expectEqual(scheduler.virtualClock.pendingCount, 1)
    subject.onNext(2)
    expectEqual(scheduler.virtualClock.pendingCount, 0)
    subscription.dispose()
  }
}
