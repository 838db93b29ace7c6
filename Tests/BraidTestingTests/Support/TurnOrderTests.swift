// SPDX-License-Identifier: MIT
import TestSupport
import Testing

struct TurnOrderTests {
  @Test func `requests without a common resource run concurrently`() {
    var order = TurnOrder<String>()
    #expect(order.request(["a"]) == (1, true))
    #expect(order.request(["b"]) == (2, true))
    #expect(order.request([]) == (3, true))
  }

  @Test func `requests for one resource are granted in order`() {
    var order = TurnOrder<String>()
    #expect(order.request(["a"]) == (1, true))
    #expect(order.request(["a"]) == (2, false))
    #expect(order.request(["a"]) == (3, false))
    expectEqual(order.release(["a"]), [2])
    expectEqual(order.release(["a"]), [3])
    expectEqual(order.release(["a"]), [])
    #expect(order.request(["a"]) == (4, true))
  }

  @Test func `a request acquires all of its resources or none`() {
    var order = TurnOrder<String>()
    #expect(order.request(["a"]) == (1, true))
    #expect(order.request(["a", "b"]) == (2, false))
    #expect(order.request(["c"]) == (3, true))
    expectEqual(order.release(["a"]), [2])
    expectEqual(order.release(["c"]), [])
  }

  @Test func `a request does not overtake an earlier request for the same resource`() {
    var order = TurnOrder<String>()
    #expect(order.request(["a"]) == (1, true))
    #expect(order.request(["a", "b"]) == (2, false))
    #expect(order.request(["b"]) == (3, false))
    expectEqual(order.release(["a"]), [2])
    expectEqual(order.release(["a", "b"]), [3])
  }
}
