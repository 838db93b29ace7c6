// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct QueueTests {
  @Test(arguments: [1, 3, 8, 9, 100])
  func `elements are removed in order, regardless of the ring's rotation`(ahead: Int) {
    var queue = Queue<Int>()
    expectEqual(queue.popFirst(), nil)
    for number in 0..<ahead { queue.append(number) }
    for number in ahead..<1000 {
      queue.append(number)
      expectEqual(queue.count, ahead + 1)
      expectEqual(queue.popFirst(), number - ahead)
    }
    expectEqual((0..<ahead).map { _ in queue.popFirst() }, Array(1000 - ahead..<1000))
    expectEqual(queue.popFirst(), nil)
    #expect(queue.isEmpty)
  }

  @Test func `an element is released when it is removed`() {
    var queue = Queue<BooleanDisposable>()
    weak var first: BooleanDisposable?
    weak var second: BooleanDisposable?
    do {
      let objects = (BooleanDisposable(), BooleanDisposable())
      (first, second) = objects
      queue.append(objects.0)
      queue.append(objects.1)
    }
    #expect(queue.popFirst() === first)
    #expect(first == nil)
    #expect(second != nil)
    #expect(queue.popFirst() === second)
    #expect(second == nil)
    #expect(queue.isEmpty)
  }

  @Test func `a queue that is being drained gives back the memory of a burst`() {
    var queue = Queue<Int>()
    for number in 0..<20_000 { queue.append(number) }
    for number in 0..<19_900 { expectEqual(queue.popFirst(), number) }
    #expect(queue.ring.count <= 1024)
    for number in 0..<1000 { queue.append(20_000 + number) }
    expectEqual((0..<1100).map { _ in queue.popFirst() }, Array(19_900..<21_000))
    expectEqual(queue.popFirst(), nil)
  }

  @Test func `an emptied queue keeps its memory, unless a burst made it large`() {
    var queue = Queue<Int>()
    func fill(_ count: Int) {
      for number in 0..<count { queue.append(number) }
      while queue.popFirst() != nil {}
    }
    fill(1000)
    expectEqual(queue.ring.count, 1024)
    fill(5000)
    expectEqual(queue.ring.count, 1024)
    fill(3)
    expectEqual(queue.ring.count, 1024)
  }
}
