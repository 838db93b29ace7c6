// SPDX-License-Identifier: MIT

import BraidCore
import BraidTesting
import TestSupport
import Testing

struct RecordedTests {
  @Test func `recordings compare with == alone`() {
    let recorded: [Recorded<Event<String>>] = [
      Recorded(time: 210, value: .next("a")), Recorded(time: 230, value: .completed),
    ]
    expectEqual(recorded, [.next(210, "a"), .completed(230)])
    #expect(recorded != [.next(211, "a"), .completed(230)])
    #expect(recorded != [.next(210, "b"), .completed(230)])
    #expect(recorded != [.next(210, "a")])
  }

  @Test func `one call infers the element of all events`() {
    let events = Recorded.events(.next(1, 10), .error(2, MarbleFailure()))
    expectEqual(events, Recorded.events([.next(1, 10), .error(2, MarbleFailure(), Int.self)]))
    expectEqual(Recorded.events(.completed(3, Int.self)), [Recorded(time: 3, value: .completed)])
  }

  @Test func `optional and nested elements compare too`() {
    let optional: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 5), .completed(3)]
    expectEqual(optional, [.next(1, nil), .next(2, 5), .completed(3)])
    #expect(optional != [.next(1, 0), .next(2, 5), .completed(3)])
    expectEqual(Recorded.events(.next(1, Event.next(2))), [.next(1, .next(2))])
  }

  @Test func `a recording prints its value and its time`() {
    #expect(Recorded<Event<Int>>.next(7, 1).debugDescription == "next(1) @ 7")
    #expect(Recorded<Event<Int>>.completed(8).debugDescription == "completed @ 8")
    expectEqual(Recorded(time: 9, value: "x").debugDescription, "x @ 9")
  }
}

struct SubscriptionTests {
  @Test func `a subscription that was never disposed has no end`() {
    expectEqual(Subscription(200).unsubscribe, .max)
    expectEqual(Subscription(200), Subscription(200, .max))
    expectEqual(Subscription(200).debugDescription, "(200: Infinity)")
  }

  @Test func `subscriptions are compared by both times`() {
    expectEqual(Subscription(200, 300).debugDescription, "(200: 300)")
    #expect(Subscription(200, 300) != Subscription(200, 301))
    #expect(Subscription(200, 300) != Subscription(201, 300))
    expectEqual(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count, 2)
  }
}
