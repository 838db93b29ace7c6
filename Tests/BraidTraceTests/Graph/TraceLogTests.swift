// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

@testable import BraidTrace

struct TraceLogTests {
  private let tick = TraceLog.tick

  /// A log that a page asks for at tick 100.
  private func asked() -> TraceLog {
    let log = TraceLog(start: 99 * tick)
    log.ask(at: 100 * tick)
    return log
  }

  @Test func `the first values of a tick are described, the others are counted`() {
    let log = asked()
    for number in 1...9 { log.record(number, number: number, at: 100 * tick + UInt64(number)) }
    log.record(10, number: 10, at: 101 * tick)
    let values = log.contents.values
    expectEqual(values.map(\.texts), [["1", "2", "3"], ["10"]])
    expectEqual(values.map(\.count), [9, 1])
    expectEqual(values.map(\.tick), [100, 101])
    expectEqual(values.map(\.first), [1, 10])
    expectEqual(log.contents.start, 99)
  }

  @Test func `the newest ticks are remembered`() {
    let log = asked()
    for number in 0..<100 {
      log.ask(at: UInt64(100 + number) * tick)
      log.record(number, number: number, at: UInt64(100 + number) * tick)
    }
    let values = log.contents.values
    expectEqual(values.count, TraceLog.capacity)
    expectEqual(values.last?.texts, ["99"])
    expectEqual(values.first?.texts, ["\(100 - TraceLog.capacity)"])
  }

  /// Counts how often it is described.
  private struct Described: CustomStringConvertible {
    let count: Box<Int>
    var description: String {
      count.value += 1
      return "described"
    }
  }

  @Test func `without a request no value is described`() {
    let value = Described(count: Box(0))
    let log = TraceLog(start: 0)
    log.record(value, number: 1, at: (TraceLog.patience + 1) * tick)
    expectEqual(value.count.value, 0)
    log.ask(at: 100 * tick)
    log.record(value, number: 1, at: 100 * tick)
    expectEqual(value.count.value, 1)
    // The page was closed.
    log.record(value, number: 1, at: (101 + TraceLog.patience) * tick)
    expectEqual(value.count.value, 1)
    expectEqual(log.contents.values.map(\.count), [1])
  }

  /// Records the next number while it is described.
  private struct Sending: CustomStringConvertible {
    let number: Int
    let log: TraceLog
    var description: String {
      if number < 3 {
        let next = Sending(number: number + 1, log: log)
        log.record(next, number: next.number, at: 100 * TraceLog.tick)
      }
      return "number \(number)"
    }
  }

  @Test func `values that are sent by a description are described in the order of their numbers`() {
    let log = asked()
    log.record(Sending(number: 1, log: log), number: 1, at: 100 * tick)
    expectEqual(log.contents.values.map(\.texts), [["number 1", "number 2", "number 3"]])
    expectEqual(log.contents.values.map(\.count), [3])
  }

  @Test func `the first end counts`() {
    let log = asked()
    log.record(.completed, at: 101 * tick)
    log.record(.disposed, at: 102 * tick)
    expectEqual(log.contents.end?.tick, 101)
    expectEqual(log.contents.end?.how, .completed)
    expectEqual(TraceLog.End(.error(TestError("bad"))), .failed("TestError(name: \"bad\")"))
  }

  @Test(arguments: [
    (1 as any Sendable, "1"), ("" as any Sendable, "\"\""), ("text" as any Sendable, "text"),
    ([1, 2] as any Sendable, "[1, 2]"),
    ([1, 2, 3, 4, 5, 6] as any Sendable, "[1, 2, 3, 4, …]"), ([[[1]]] as any Sendable, "[[[…]]]"),
    (String(repeating: "a", count: 100) as any Sendable, String(repeating: "a", count: 39) + "…"),
    (Optional(5) as any Sendable, "Optional(5)"), (() as any Sendable, "()"),
  ])
  func `a value is described in a few characters`(value: any Sendable, text: String) {
    expectEqual(TraceLog.text(of: value), text)
  }
}
