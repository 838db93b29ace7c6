// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DematerializeOperatorTests {
  @Test(
    arguments: [
      ([.next(.next(1)), .next(.completed), .next(.next(2))], "1 |"),
      ([.next(.next(1)), .next(.error(RuleFailure()))], "1 #"),
      ([.next(.next(1)), .completed], "1 |"),
      ([.error(RuleFailure())], "#"),
    ] as [([Event<Event<Int>>], String)])
  func `dematerialize turns values into events`(sent: [Event<Event<Int>>], result: String) {
    expectEqual(send(sent, through: .dematerialize(Event<Int>.self)), result)
  }
}
