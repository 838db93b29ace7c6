// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct RetryPolicyTests {
  private static let policy = RetryPolicy(.constant(.seconds(2)), maxAttempts: 3)

  @Test func `retry resubscribes after a delay`() {
    expectDiagram("a-#", "a---a---a-#", subscriptions: "^-!\n----^-!\n--------^-!") {
      source, scheduler in source.retry(Self.policy, scheduler: scheduler)
    }
  }

  @Test(arguments: [("a-|", "a-|"), ("#", "----#"), ("-a#", "-a---a---a#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^-----------!") { source, scheduler in
      source.retry(Self.policy, scheduler: scheduler)
    }
  }

  @Test func `retry without a delay resubscribes immediately`() {
    expectDiagram("a-#", "a-a-a-#", subscriptions: "^-!\n--^-!\n----^-!") { source, scheduler in
      source.retry(RetryPolicy(maxAttempts: 3), scheduler: scheduler)
    }
  }

  @Test func `the delay grows, and the last error is forwarded immediately`() {
    expectDiagram("#", "-------#", subscriptions: "(^!)\n-(^!)\n---(^!)\n-------(^!)") {
      source, scheduler in
      source.retry(
        RetryPolicy(.exponential(initial: .seconds(1)), maxAttempts: 4), scheduler: scheduler)
    }
  }

  @Test func `an error that must not be retried is forwarded immediately`() {
    expectDiagram("a-#", "a-#", subscriptions: "^-!") { source, scheduler in
      source.retry(
        RetryPolicy(.constant(.seconds(2)), shouldRetry: { _ in false }), scheduler: scheduler)
    }
  }

  @Test func `elapsed time is measured by the scheduler`() {
    expectDiagram("a-#", "a---a---a-#") { source, scheduler in
      source.retry(
        RetryPolicy(.constant(.seconds(2)), maxElapsed: .seconds(8)), scheduler: scheduler)
    }
    // Since the subscription.
    expectDiagram("a-#", "-----a---a---a-#") { source, scheduler in
      source.retry(
        RetryPolicy(.constant(.seconds(2)), maxElapsed: .seconds(8)), scheduler: scheduler
      ).delaySubscription(.seconds(5), scheduler: scheduler)
    }
  }

  @Test func `a value resets the attempts if the policy asks for it`() {
    expectDiagram("a#", "a-a-a-a-", during: "^-------!") { source, scheduler in
      source.retry(
        RetryPolicy(
          .exponential(initial: .seconds(1)), maxAttempts: 2, resetsAfterValue: true),
        scheduler: scheduler)
    }
    expectDiagram("-#", "---#") { source, scheduler in
      source.retry(
        RetryPolicy(
          .exponential(initial: .seconds(1)), maxAttempts: 2, resetsAfterValue: true),
        scheduler: scheduler)
    }
  }

  @Test func `disposal ends a delay and an attempt`() {
    expectDiagram("a-#", "a---", during: "^--!", subscriptions: "^-!") { source, scheduler in
      source.retry(Self.policy, scheduler: scheduler)
    }
    expectDiagram("a-#", "a---a-", during: "^----!", subscriptions: "^-!\n----^!") {
      source, scheduler in source.retry(Self.policy, scheduler: scheduler)
    }
  }

  @Test func `many attempts use no more stack than one`() {
    let attempts = Box(0)
    let failing = Observable<Int>.deferred {
      attempts.update { $0 += 1 }
      return .error(MarbleFailure())
    }
    .retry(RetryPolicy(maxAttempts: 100_000), scheduler: MainScheduler.instance)
    expectEqual(failing.recorded(), ["error(#)"])
    expectEqual(attempts.value, 100_000)
  }

  @Test func `jitter is reproducible with a seed`() {
    let waits = (1...2).map { _ in
      let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
      let times = Log<Int>()
      let subscription = Observable<Int>.error(MarbleFailure())
        .do(onSubscribe: { times(scheduler.clock) })
        .retry(
          RetryPolicy(
            .constant(.seconds(1)), jitter: .full, maxAttempts: 6, generator: Seeded(3)),
          scheduler: scheduler
        ).subscribe(onError: { _ in })
      scheduler.start()
      subscription.dispose()
      return times.entries
    }
    expectEqual(waits[0], waits[1])
    expectEqual(waits[0].count, 6)
    #expect(Set(zip(waits[0], waits[0].dropFirst()).map { $1 - $0 }).count > 1)
  }
}
