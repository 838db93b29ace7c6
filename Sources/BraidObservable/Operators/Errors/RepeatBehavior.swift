// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(Dispatch)
  public import Dispatch
#endif

/// The number of attempts and the delays between them, for `retry(_:scheduler:shouldRetry:)` and
/// `repeatWithBehavior(_:scheduler:shouldRepeat:)`.
///
/// A type of RxSwiftExt; `RetryPolicy` can express more. All counts include the first attempt.
/// A type of the same name in your own module takes precedence, with its operators.
public enum RepeatBehavior: Sendable {
  /// Resubscribes immediately.
  case immediate(maxCount: UInt)
  /// Resubscribes after `time` seconds.
  case delayed(maxCount: UInt, time: Double)
  /// Resubscribes after `initial` seconds; each further delay is `1 + multiplier` times the
  /// previous one.
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  #if canImport(Dispatch)
    /// Resubscribes after the delay that a closure returns for the number of attempts so far,
    /// beginning with 1. `.never` means no delay.
    case customTimerDelayed(
      maxCount: UInt, delayCalculator: @Sendable (UInt) -> DispatchTimeInterval)
  #endif
}

/// Whether to resubscribe after a completion.
public typealias RepeatPredicate = @Sendable () -> Bool

/// Whether to resubscribe after an error.
public typealias RetryPredicate = @Sendable (any Error) -> Bool

extension ObservableType where Element: Sendable {
  /// Resubscribes when the source fails, after the delays of a ``RepeatBehavior``.
  ///
  ///     source                               a-#
  ///     delayed(maxCount: 3, time: 2)        a---a---a-#
  ///
  /// ```swift
  /// let page = Observable<Data>.error(URLError(.timedOut))
  /// let patient = page.retry(.exponentialDelayed(maxCount: 4, initial: 1, multiplier: 1))
  /// ```
  ///
  /// ``retry(_:scheduler:)`` takes a `RetryPolicy`, which adds jitter, a maximum delay and a total
  /// time limit.
  ///
  /// - **Ends:** completes when an attempt does. Fails with the error of the last attempt, or with
  ///   the first error for which `shouldRetry` returns false. With `.immediate`, the next attempt
  ///   is subscribed before the failed one is disposed, as in RxSwiftExt, so a shared source stays
  ///   connected (C6); with ``retry(_:)`` a shared source reconnects. With the other behaviors, a
  ///   failed attempt is disposed before the next one is subscribed, and before the delay.
  /// - **Threads:** attempts after a delay are subscribed on `scheduler`, attempts without a delay
  ///   on the thread on which the source fails.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameters:
  ///   - behavior: The number of attempts and the delays. A count of zero means one attempt.
  ///   - scheduler: Times the delays.
  ///   - shouldRetry: Whether an error leads to another attempt. With `nil`, every error does.
  /// - Returns: An observable of the values of all attempts.
  @_disfavoredOverload @preconcurrency
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    var policy = behavior.policy
    if let shouldRetry { policy.shouldRetry = shouldRetry }
    return makeObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing),
        tearingDown: behavior.waits ? .beforeNext : .afterNext))
  }

  /// Resubscribes when the source completes, after the delays of a ``RepeatBehavior``.
  ///
  ///     source                         a-|
  ///     delayed(maxCount: 3, time: 2)  a---a---a-|
  ///
  /// ```swift
  /// let status = Observable.deferred { Observable.just(Date()) }
  /// let polled = status.repeatWithBehavior(.delayed(maxCount: 10, time: 5))
  /// ```
  ///
  /// - **Ends:** completes with the last repetition, or with the first for which `shouldRepeat`
  ///   returns false. An error is forwarded immediately.
  /// - **Threads:** repetitions after a delay are subscribed on `scheduler`.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameters:
  ///   - behavior: The number of subscriptions and the delays. A count of zero means one
  ///     subscription.
  ///   - scheduler: Times the delays.
  ///   - shouldRepeat: Called after each completion. With `nil`, the source is always repeated.
  /// - Returns: An observable of the values of all repetitions.
  @_disfavoredOverload @preconcurrency
  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: RepeatPredicate? = nil
  ) -> Observable<Element> {
    var policy = behavior.policy
    if let shouldRepeat { policy.shouldRetry = { _ in shouldRepeat() } }
    return makeObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing, repeats: true),
        tearingDown: .beforeNext))
  }
}

extension RepeatBehavior {
  /// Whether there is a delay before the next attempt.
  fileprivate var waits: Bool { if case .immediate = self { false } else { true } }

  /// The equivalent retry policy.
  var policy: RetryPolicy {
    switch self {
    case .immediate(let maxCount): RetryPolicy(maxAttempts: Self.attempts(maxCount))
    case .delayed(let maxCount, let time):
      RetryPolicy(.constant(Self.length(time)), maxAttempts: Self.attempts(maxCount))
    case .exponentialDelayed(let maxCount, let initial, let multiplier):
      RetryPolicy(
        .exponential(initial: Self.length(initial), multiplier: 1 + multiplier),
        maxAttempts: Self.attempts(maxCount))
    #if canImport(Dispatch)
      case .customTimerDelayed(let maxCount, let delayCalculator):
        RetryPolicy(
          .custom { failures, _ in Self.length(delayCalculator(UInt(failures))) },
          maxAttempts: Self.attempts(maxCount))
    #endif
    }
  }

  private static func attempts(_ maxCount: UInt) -> Int { Int(clamping: max(maxCount, 1)) }

  /// A number of seconds as a duration; negative and undefined numbers become zero, huge ones 1e9
  /// seconds.
  private static func length(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1e9)) : .zero
  }

  #if canImport(Dispatch)
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
  #endif
}
