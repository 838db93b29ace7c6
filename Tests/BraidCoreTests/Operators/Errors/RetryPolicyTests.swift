// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct RetryPolicyTests {
  /// The decisions of a policy about consecutive immediate failures.
  private static func decisions(
    _ policy: RetryPolicy, failures: Int, afterValue: (Int) -> Bool = { _ in false }
  ) -> [RetryState.Decision] {
    var state = RetryState(policy)
    return (1...failures).map {
      state.failed(with: TestError("failure"), at: .zero, afterValue: afterValue($0))
    }
  }

  @Test(
    arguments: [
      (.immediate, [.atOnce, .atOnce, .atOnce, .atOnce]),
      (.constant(.seconds(3)), Array(repeating: .after(.seconds(3)), count: 4)),
      (.constant(.zero), Array(repeating: .atOnce, count: 4)),
      (.constant(.seconds(-1)), Array(repeating: .atOnce, count: 4)),
      (.linear(.seconds(2)), [2, 4, 6, 8].map { .after(.seconds($0)) }),
      (.linear(.seconds(2), cap: .seconds(5)), [2, 4, 5, 5].map { .after(.seconds($0)) }),
      (.exponential(initial: .seconds(1)), [1, 2, 4, 8].map { .after(.seconds($0)) }),
      (
        .exponential(initial: .seconds(1), multiplier: 3, cap: .seconds(10)),
        [1, 3, 9, 10].map { .after(.seconds($0)) }
      ),
      (
        .exponential(initial: .milliseconds(100), multiplier: 0.5),
        [100_000, 50_000, 25_000, 12_500].map { .after(.microseconds($0)) }
      ),
      (.exponential(initial: .seconds(1), multiplier: .nan), [.after(.seconds(1))]),
      (.exponential(initial: .seconds(1), multiplier: -1), [.after(.seconds(1)), .atOnce]),
      (
        .custom { failures, _ in failures < 3 ? .seconds(failures * 10) : nil },
        [.after(.seconds(10)), .after(.seconds(20)), .giveUp]
      ),
    ] as [(RetryPolicy.Backoff, [RetryState.Decision])])
  func `the delay grows as the policy defines`(
    backoff: RetryPolicy.Backoff, expected: [RetryState.Decision]
  ) {
    expectEqual(Self.decisions(RetryPolicy(backoff), failures: expected.count), expected)
  }

  @Test(arguments: [9.3e18, 1.7e20])
  func `a delay that no clock can count is limited to the range of clocks`(seconds: Double) {
    for backoff: RetryPolicy.Backoff in [
      .exponential(initial: .seconds(seconds)), .linear(.seconds(seconds)),
      .exponential(initial: .seconds(seconds), cap: .seconds(seconds)),
    ] {
      let decisions = Self.decisions(RetryPolicy(backoff), failures: 3)
      expectEqual(decisions, Array(repeating: .after(.seconds(1_000_000_000)), count: 3))
    }
  }

  @Test func `a delay without a cap is limited to the range of clocks`() {
    let decisions = Self.decisions(
      RetryPolicy(.exponential(initial: .seconds(1), multiplier: 10)), failures: 400)
    expectEqual(decisions.last, .after(.seconds(1_000_000_000)))
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 5)])
  func `the result fails when all attempts have failed`(maxAttempts: Int, failures: Int) {
    let decisions = Self.decisions(RetryPolicy(maxAttempts: maxAttempts), failures: failures)
    expectEqual(
      decisions, Array(repeating: .atOnce, count: failures - 1) + [.giveUp])
  }

  @Test func `an error that must not be retried ends the result`() {
    struct Fatal: Error {}
    var state = RetryState(RetryPolicy(shouldRetry: { !($0 is Fatal) }))
    expectEqual(state.failed(with: TestError("failure"), at: .zero, afterValue: false), .atOnce)
    expectEqual(state.failed(with: Fatal(), at: .zero, afterValue: false), .giveUp)
  }

  @Test func `no delay starts that would exceed the maximum time`() {
    var state = RetryState(
      RetryPolicy(.constant(.seconds(3)), maxElapsed: .seconds(10)), at: .seconds(100))
    #expect(state.tellsTime)
    let decisions = [100, 105, 107, 108].map {
      state.failed(with: TestError("failure"), at: .seconds($0), afterValue: false)
    }
    expectEqual(
      decisions, [.after(.seconds(3)), .after(.seconds(3)), .after(.seconds(3)), .giveUp])
  }

  @Test func `a value resets the attempts if the policy asks for it`() {
    let policy = RetryPolicy(
      .exponential(initial: .seconds(1)), maxAttempts: 3, resetsAfterValue: true)
    expectEqual(
      Self.decisions(policy, failures: 5, afterValue: { $0 == 3 }),
      [1, 2, 1, 2].map { .after(.seconds($0)) } + [.giveUp])
    var other = policy
    other.resetsAfterValue = false
    expectEqual(
      Self.decisions(other, failures: 3, afterValue: { _ in true }),
      [1, 2].map { .after(.seconds($0)) } + [.giveUp])
  }

  @Test func `a value resets the elapsed time if the policy asks for it`() {
    var state = RetryState(
      RetryPolicy(.constant(.seconds(1)), maxElapsed: .seconds(5), resetsAfterValue: true))
    expectEqual(
      state.failed(with: TestError("failure"), at: .seconds(50), afterValue: true),
      .after(.seconds(1)))
    expectEqual(
      state.failed(with: TestError("failure"), at: .seconds(54), afterValue: false),
      .after(.seconds(1)))
    expectEqual(
      state.failed(with: TestError("failure"), at: .seconds(55), afterValue: false), .giveUp)
  }

  @Test(
    arguments: [
      (.full, 0.0, 8.0), (.equal, 4.0, 8.0), (.proportional(0.25), 6.0, 10.0),
      (.proportional(7), 0.0, 16.0), (.proportional(-7), 8.0, 8.0), (.none, 8.0, 8.0),
      (.proportional(.nan), 8.0, 8.0), (.proportional(.infinity), 0.0, 16.0),
    ] as [(RetryPolicy.Jitter, Double, Double)])
  func `jitter changes a delay within limits`(
    jitter: RetryPolicy.Jitter, shortest: Double, longest: Double
  ) {
    let policy = RetryPolicy(.constant(.seconds(8)), jitter: jitter, generator: Seeded(7))
    let waits = Self.decisions(policy, failures: 500).map { decision -> Double in
      guard case .after(let wait) = decision else { return 0 }
      return wait / .seconds(1)
    }
    let width = longest - shortest
    #expect(waits.allSatisfy { (shortest...longest).contains($0) })
    #expect((waits.min() ?? .infinity) <= shortest + width / 20)
    #expect((waits.max() ?? 0) >= longest - width / 20)
    #expect(abs(waits.reduce(0, +) / 500 - (shortest + longest) / 2) <= width / 10)
  }

  @Test func `each subscription uses its own copy of the generator`() {
    let policy = RetryPolicy(.constant(.seconds(8)), jitter: .full, generator: Seeded(7))
    expectEqual(Self.decisions(policy, failures: 9), Self.decisions(policy, failures: 9))
  }

  @Test func `a policy of no attempts traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RetryPolicy(maxAttempts: 0)
    }
    expectEqual(
      result?.errorText.contains("RetryPolicy(maxAttempts: 0) would not subscribe even once."), true
    )
  }
}
