// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct TurnQueueTests {
  @Test func `a task is requested for the first item, and again when the items have run out`() {
    let queue = TurnQueue<Int>()
    expectEqual([queue.append(1), queue.append(2)], [true, false])
    var taken: [Int] = []
    let isMore = queue.takeTurn { item in
      taken.append(item)
      if item == 2 { #expect(!queue.append(3)) }
    }
    expectEqual(taken, [1, 2, 3])
    #expect(!isMore)
    #expect(queue.append(4))
  }
}
