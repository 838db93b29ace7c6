// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ReduceTests {
  @Test(arguments: [
    ("1--2--3--|", "---------(6|)"), ("|", "(0|)"), ("1#", "-#"), ("1-", "--"),
  ])
  func `reduce emits the result at the end`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.reduce(0) { $0 + $1 }.map { "\($0)" }
    }
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.reduce(makeInitial: { 0 }) { $0 + $1 }.map { "\($0)" }
    }
  }

  @Test(arguments: [
    ("1--2--3--|", "---------(6|)"), ("|", "(0|)"), ("1#", "-#"), ("1-", "--"),
  ])
  func `reduce(into:) emits the changed state at the end`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.reduce(into: 0, +=).map { "\($0)" }
    }
  }

  @Test func `the state is changed in place`() {
    let count = 20_000
    let buffers = Log<Int>()
    let all = Signal.from(0..<count).reduce(into: ContiguousArray<Int>()) { all, value in
      all.append(value)
      if value >= count - 100 {
        all.withUnsafeBufferPointer { buffers(Int(bitPattern: $0.baseAddress)) }
      }
    }
    expectEqual(all.map(\.count).events, ["\(count)", "|"])
    #expect(Set(buffers.entries).count < 3)
  }

  @Test(arguments: [
    ("a--b--c--|", "---------(3|)"), ("|", "(0|)"), ("a#", "-#"), ("a-", "--"),
  ])
  func `reduceWithIndex counts the values`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.reduceWithIndex(0) { sum, _, index in sum + index }.map { "\($0)" }
    }
    expectEqual(sent("a", "b").reduceWithIndex("") { "\($0)\($1)\($2)" }.events, ["a0b1", "|"])
  }

  @Test func `makeInitial is called for each subscription`() {
    final class Bag: Sendable {
      let values = Log<Int>()
    }
    let signal = sent(1, 2).reduce(makeInitial: { Bag() }) { bag, value in
      bag.values(value)
      return bag
    }.map { $0.values.entries }
    expectEqual(signal.events, ["[1, 2]", "|"])
    expectEqual(signal.events, ["[1, 2]", "|"])
    let failing = sent(1).reduce(makeInitial: { () throws -> Int in throw Failure() }) { $0 + $1 }
    expectEqual(failing.events, ["#failure"])
  }
}
