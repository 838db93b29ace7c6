// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct ValueQueueTests {
  /// Calls `body` with a queue in memory of its own, and with a queue in memory of the caller.
  private func withQueues<Value>(_ type: Value.Type, _ body: (inout ValueQueue) -> Void) {
    do {
      var queue = ValueQueue(RawType(type))
      body(&queue)
    }
    let place = RawType(type).allocate()
    do {
      var queue = ValueQueue(RawType(type), at: place)
      body(&queue)
    }
    RawType(type).deallocate(place)
  }

  private func text(in queue: borrowing ValueQueue) -> String {
    queue.first.assumingMemoryBound(to: String.self).pointee
  }

  @Test func `the latest value replaces the previous value`() {
    withQueues(String.self) { queue in
      expectEqual(queue.count, 0)
      for text in ["a", "b", "c"] { withAddress(of: text) { queue.replace(by: $0) } }
      expectEqual(queue.count, 1)
      expectEqual(text(in: queue), "c")
    }
  }

  @Test func `queued values are taken in order, even after the queue has grown`() {
    withQueues(String.self) { queue in
      var taken: [String] = []
      for number in 0..<40 {
        withAddress(of: "number \(number), which needs memory of its own") { queue.append($0) }
        if number % 3 != 0 { continue }
        taken.append(text(in: queue))
        queue.removeFirst()
      }
      while queue.count > 0 {
        taken.append(text(in: queue))
        queue.removeFirst()
      }
      expectEqual(taken, (0..<40).map { "number \($0), which needs memory of its own" })
    }
  }

  @Test func `all values move to an array, and the queue can be used again`() {
    withQueues(String.self) { queue in
      for _ in 0..<2 {
        let texts = (0..<11).map { "number \($0), which needs memory of its own" }
        for text in texts { withAddress(of: text) { queue.append($0) } }
        queue.removeFirst()
        expectEqual(queue.takeAll(as: String.self), Array(texts.dropFirst()))
        expectEqual(queue.count, 0)
      }
      expectEqual(queue.takeAll(as: String.self), [])
    }
  }

  @Test func `a queue that is being drained gives back the memory of a burst`() {
    withQueues(String.self) { queue in
      func text(_ number: Int) -> String { "number \(number), which needs memory of its own" }
      for number in 0..<5000 { withAddress(of: text(number)) { queue.append($0) } }
      expectEqual(queue.capacity, 8192)
      for number in 0..<4900 {
        expectEqual(self.text(in: queue), text(number))
        queue.removeFirst()
      }
      expectEqual(queue.capacity, 1024)
      for number in 5000..<5500 { withAddress(of: text(number)) { queue.append($0) } }
      expectEqual(queue.takeAll(as: String.self), (4900..<5500).map(text))
    }
  }

  @Test func `each value of a burst is released when it is removed`() {
    withQueues(Witness.self) { queue in
      for _ in 0..<1600 {
        let witness = Witness()
        withAddress(of: witness) { queue.append($0) }
      }
      let removed = (0..<1600).filter { _ in
        weak let first = queue.first.assumingMemoryBound(to: Witness.self).pointee
        queue.removeFirst()
        return first == nil
      }
      expectEqual(removed.count, 1600)
    }
  }

  @Test func `values that are left are released with the queue`() {
    weak var left: Witness?
    withQueues(Witness.self) { queue in
      #expect(left == nil)
      let witness = Witness()
      left = witness
      withAddress(of: witness) {
        queue.append($0)
        queue.append($0)
      }
      queue.removeFirst()
    }
    #expect(left == nil)
  }
}

private final class Witness: Sendable {}
