// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DelaySubscriptionTests {
  @Test(arguments: [("|", "---|"), ("#", "---#"), ("-", "----")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.delaySubscription(.seconds(3), scheduler: $1) }
  }

  @Test func `delaySubscription misses earlier values of a hot source`() {
    expectDiagram("^a-b-c|", "-----c|") { $0.delaySubscription(.seconds(4), scheduler: $1) }
  }

  @Test func `disposal before the subscription prevents it, and later ends it`() {
    expectDiagram("a-b-c|", "--", during: "^-!", subscriptions: "") {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
    expectDiagram("a-b-c|", "---a-", during: "^----!", subscriptions: "---^-!") {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `delaySubscription works with a time of zero`(seconds: Int) {
    expectDiagram("a-b|", "a-b|") { $0.delaySubscription(.seconds(seconds), scheduler: $1) }
  }

  @Test func `delaySubscription subscribes after the delay`() {
    expectDiagram("a-b-c|", "---a-b-c|", subscriptions: "---^----!") {
      $0.delaySubscription(.seconds(3), scheduler: $1)
    }
  }
}
