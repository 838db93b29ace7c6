// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RetryPolicyTests {
  private static let policy = RetryPolicy(.constant(.seconds(2)), maxAttempts: 3)

  @Test func `retry resubscribes after a delay`() {
    expectSignalDiagram("a-#", "a---a---a-#", subscriptions: "^-!\n----^-!\n--------^-!") {
      source, scheduler in source.retry(Self.policy, on: scheduler)
    }
  }

  @Test(arguments: [("a-|", "a-|"), ("#", "----#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectSignalDiagram(source, expected, during: "^-----------!") { source, scheduler in
      source.retry(Self.policy, on: scheduler)
    }
  }

  @Test func `an error that must not be retried is forwarded immediately`() {
    expectSignalDiagram("a-#", "a-#", subscriptions: "^-!") { source, scheduler in
      source.retry(
        RetryPolicy(.constant(.seconds(2)), shouldRetry: { _ in false }), on: scheduler)
    }
  }

  @Test func `disposal cancels the delay`() {
    expectSignalDiagram("a-#", "a---", during: "^--!", subscriptions: "^-!") {
      source, scheduler in source.retry(Self.policy, on: scheduler)
    }
  }

  @Test(arguments: [(Int.min, "a-#"), (0, "a-#"), (2, "a---a---a-#")])
  func `retry(upTo:interval:) waits before each further attempt`(count: Int, expected: String) {
    expectSignalDiagram("a-#", expected) {
      $0.retry(upTo: count, interval: .seconds(2), on: $1)
    }
  }

  @Test func `retry(upTo:interval:) with the greatest count has no limit`() {
    expectSignalDiagram("a-#", "a---a---a---a", during: "^-------------!") {
      $0.retry(upTo: .max, interval: .seconds(2), on: $1)
    }
  }
}
