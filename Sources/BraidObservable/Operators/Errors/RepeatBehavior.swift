// SPDX-License-Identifier: MIT
import BraidCore
public import Dispatch

/// How often, and after how long, `retry(_:scheduler:shouldRetry:)` and
/// `repeatWithBehavior(_:scheduler:shouldRepeat:)` subscribe again.
///
/// RxSwiftExt's name for a part of what a `RetryPolicy` says. All counts include the first time.
public enum RepeatBehavior: Sendable {
  /// At once.
  case immediate(maxCount: UInt)
  /// After some seconds.
  case delayed(maxCount: UInt, time: Double)
  /// After `initial` seconds, then each time `1 + multiplier` times as many as before.
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  /// As a closure says of the number of times so far, from one on; `.never` is at once.
  case customTimerDelayed(
    maxCount: UInt, delayCalculator: @Sendable (UInt) -> DispatchTimeInterval)
}

/// Whether to subscribe again after a completion.
public typealias RepeatPredicate = @Sendable () -> Bool

/// Whether an error is worth another attempt.
public typealias RetryPredicate = @Sendable (any Error) -> Bool

extension ObservableType where Element: Sendable {
  /// Subscribes again when the source fails, as a behavior says.
  ///
  ///     source                               a-#
  ///     delayed(maxCount: 3, time: 2)        a---a---a-#
  ///
  /// ``retry(_:scheduler:)`` has more to say: jitter, a cap, a limit of time.
  ///
  /// - **Ends:** completes when an attempt does; fails with the error of the last one, and at once
  ///   if `shouldRetry` says no. An attempt after a wait finds the failed one disposed. One without
  ///   a wait is subscribed to first, as in RxSwiftExt, and joins what a shared source has
  ///   connected (C6); ``retry(_:)`` connects again.
  /// - **Threads:** attempts after a wait are made on `scheduler`.
  ///
  /// - Parameters:
  ///   - behavior: How often, and after how long. Zero times is once.
  ///   - scheduler: Times the waits.
  ///   - shouldRetry: Whether an error is worth another attempt; nil: every error is.
  /// - Returns: An observable of the values of all attempts.
  @preconcurrency
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    var policy = behavior.policy
    if let shouldRetry { policy.shouldRetry = shouldRetry }
    return OperatorObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing),
        tearingDown: behavior.waits ? .beforeNext : .afterNext))
  }

  /// Subscribes again when the source completes, as a behavior says.
  ///
  ///     source                         a-|
  ///     delayed(maxCount: 3, time: 2)  a---a---a-|
  ///
  /// - **Ends:** completes with the last time, and at once if `shouldRepeat` says no; an error
  ///   passes at once.
  /// - **Threads:** all times but the first are begun on `scheduler` if there is a wait.
  ///
  /// - Parameters:
  ///   - behavior: How often, and after how long. Zero times is once.
  ///   - scheduler: Times the waits.
  ///   - shouldRepeat: Asked after each completion; nil: always.
  /// - Returns: An observable of the values of all times.
  @preconcurrency
  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: RepeatPredicate? = nil
  ) -> Observable<Element> {
    var policy = behavior.policy
    if let shouldRepeat { policy.shouldRetry = { _ in shouldRepeat() } }
    return OperatorObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing, repeats: true),
        tearingDown: .beforeNext))
  }
}

extension RepeatBehavior {
  /// Whether the next attempt waits for a scheduler.
  fileprivate var waits: Bool { if case .immediate = self { false } else { true } }

  /// What it says as a policy.
  var policy: RetryPolicy {
    switch self {
    case .immediate(let maxCount): RetryPolicy(maxAttempts: Self.attempts(maxCount))
    case .delayed(let maxCount, let time):
      RetryPolicy(.constant(Self.length(time)), maxAttempts: Self.attempts(maxCount))
    case .exponentialDelayed(let maxCount, let initial, let multiplier):
      RetryPolicy(
        .exponential(initial: Self.length(initial), multiplier: 1 + multiplier),
        maxAttempts: Self.attempts(maxCount))
    case .customTimerDelayed(let maxCount, let delayCalculator):
      RetryPolicy(
        .custom { failures, _ in Self.length(delayCalculator(UInt(failures))) },
        maxAttempts: Self.attempts(maxCount))
    }
  }

  private static func attempts(_ maxCount: UInt) -> Int { Int(clamping: max(maxCount, 1)) }

  /// Some seconds; what is not a time to wait for is none, or a very long one.
  private static func length(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1e9)) : .zero
  }

  private static func length(_ interval: DispatchTimeInterval) -> Duration {
    switch interval {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: .zero
    @unknown default: .zero
    }
  }
}
