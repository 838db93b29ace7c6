// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct BufferTests {
  private let arrays: MarbleValues<[String]> = [
    "x": ["a", "b"], "y": ["c", "d"], "z": ["e"], "a": ["a"], "o": [],
  ]

  @Test func `buffer emits an array when it is full or its time has elapsed`() {
    expectDiagram("-a-bcd-e|", "---x-y--(z|)", results: arrays) {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1)
    }
  }

  @Test(arguments: [
    ("|", "(o|)"), ("-------", "----o---o"), ("a#", "-#"), ("a|", "-(a|)"),
    ("-a-------", "----a---o"),
    ("--------|", "----o---(oo|)"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, results: arrays, during: "^--------!") {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `without a count only the time ends an array`(count: Int) {
    expectDiagram(
      "-a-bcd-e|", "----x---(yo|)", results: ["x": ["a", "b"], "y": ["c", "d", "e"], "o": []]
    ) { $0.buffer(timeSpan: .seconds(4), count: count, scheduler: $1) }
  }

  @Test(arguments: [0, -1])
  func `with a time of zero arrays are emitted at the pace of the scheduler`(
    seconds: Int
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(12, "a")])
    let result = scheduler.start(created: 0, subscribed: 10, disposed: 15) {
      source.asObservable().buffer(timeSpan: .seconds(seconds), count: 2, scheduler: scheduler)
    }
    expectEqual(result.events.map(\.time), [11, 12, 13, 14])
    expectEqual(result.events.compactMap(\.value.element).joined().map(\.self), ["a"])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }
}
