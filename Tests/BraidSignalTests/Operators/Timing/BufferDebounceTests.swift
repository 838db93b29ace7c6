// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct BufferDebounceTests {
  private let arrays: MarbleValues<[String]> = [
    "x": ["a", "b", "c"], "y": ["d"], "a": ["a"], "p": ["a", "b"], "q": ["c", "d"],
  ]

  @Test(arguments: [
    ("ab-c-----d|", "------x---(y|)"), ("|", "|"), ("-------", "-------"), ("#", "#"),
    ("a|", "-(a|)"), ("a-#", "--#"),
  ])
  func `buffer(debounce:) emits an array of the values of each burst`(
    source: String, expected: String
  ) {
    expectSignalDiagram(source, expected, results: arrays, during: "^-----------!") {
      $0.buffer(debounce: .seconds(3), on: $1)
    }
  }

  @Test func `disposal drops the pending array`() {
    expectSignalDiagram("ab----", "---", results: arrays, during: "^--!", subscriptions: "^--!") {
      $0.buffer(debounce: .seconds(3), on: $1)
    }
  }

  @Test func `a full array is emitted immediately`() {
    expectSignalDiagram("ab-c-d|", "-p---q|", results: arrays) {
      $0.buffer(debounce: .seconds(3), count: 2, on: $1)
    }
  }

  @Test func `a value sent inside an array begins the next one`() {
    let scheduler = TestSignalScheduler()
    let subject = SignalSubject<Int>()
    let log = Log<[Int]>()
    subject.buffer(debounce: .seconds(3), on: scheduler).subscribe(next: {
      log($0)
      if $0 == [1] { subject.sendNext(2) }
    })
    subject.sendNext(1)
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, [[1]])
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, [[1], [2]])
  }
}
