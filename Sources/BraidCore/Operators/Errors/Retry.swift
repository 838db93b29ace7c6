// SPDX-License-Identifier: MIT

/// `retry`: subscribes to the source again while it fails, at most `attempts` times in all.
package struct RetryRule: ResubscribeRule {
  private let source: RawSource
  private var attemptsLeft: Int

  /// - Parameter attempts: With zero or less, the result completes immediately.
  package init<Element>(_ source: EventSource<Element>, attempts: Int = .max) {
    self.source = source.raw
    attemptsLeft = attempts
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let termination, termination.isCompleted { return .finish(termination) }
    if attemptsLeft <= 0 { return .finish(termination ?? .completed) }
    if attemptsLeft != .max { attemptsLeft -= 1 }
    return .subscribe(source)
  }

  package var loop: ResubscribeLoop { attemptsLeft == .max ? .none : .retries }
}

/// When to resubscribe after an error, how long to wait before that, and when to give up.
///
/// ```swift
/// let policy = RetryPolicy(
///   .exponential(initial: .seconds(1), cap: .seconds(30)), jitter: .full, maxAttempts: 5,
///   shouldRetry: { ($0 as? URLError)?.code == .networkConnectionLost })
/// ```
public struct RetryPolicy: Sendable {
  /// The delay before the next attempt, before jitter is applied.
  ///
  /// A delay that is zero or negative starts the next attempt immediately.
  public enum Backoff: Sendable {
    /// No delay.
    case immediate
    /// A fixed delay.
    case constant(Duration)
    /// This delay times the number of failures, at most `cap`.
    case linear(Duration, cap: Duration? = nil)
    /// `initial` after the first failure, multiplied by `multiplier` after each further one, at
    /// most `cap`.
    case exponential(initial: Duration, multiplier: Double = 2, cap: Duration? = nil)
    /// The result of a closure that receives the number of failures, at least one, and the error;
    /// nil gives up.
    case custom(@Sendable (_ failures: Int, any Error) -> Duration?)
  }

  /// Randomizes delays, so that clients that failed together do not retry together.
  public enum Jitter: Sendable {
    /// No randomization.
    case none
    /// Between zero and the full delay.
    case full
    /// Between half of the delay and the full delay.
    case equal
    /// Shorter or longer by at most this fraction of the delay: 0.1 is within ten percent.
    case proportional(Double)
  }

  /// The delay before the next attempt, before jitter is applied.
  public var backoff: Backoff
  /// How delays are randomized.
  public var jitter: Jitter
  /// The maximum number of subscriptions, including the first one.
  ///
  /// A number below one that is set later counts as one.
  public var maxAttempts: Int
  /// The time since the start of the first attempt within which another attempt may start; nil for
  /// no limit.
  ///
  /// If the delay would exceed it, the operator gives up immediately.
  public var maxElapsed: Duration?
  /// Whether a value resets the number of attempts, the elapsed time and the growing delay when its
  /// attempt fails.
  public var resetsAfterValue: Bool
  /// Whether to retry after the error.
  public var shouldRetry: @Sendable (any Error) -> Bool
  /// The random numbers for jitter; each subscription uses a copy.
  public var generator: any RandomNumberGenerator & Sendable

  /// Creates a policy; without arguments, it retries without limit and without delay.
  ///
  /// - Parameters:
  ///   - backoff: The delay before the next attempt, before jitter is applied.
  ///   - jitter: How delays are randomized.
  ///   - maxAttempts: The maximum number of subscriptions. Values below one trap.
  ///   - maxElapsed: The time since the start of the first attempt within which another one may
  ///     start.
  ///   - resetsAfterValue: Whether a value resets the limits and the growing delay.
  ///   - generator: The random numbers for jitter; pass a seeded generator in tests.
  ///   - shouldRetry: Whether to retry after the error.
  @preconcurrency
  public init(
    _ backoff: Backoff = .immediate, jitter: Jitter = .none, maxAttempts: Int = .max,
    maxElapsed: Duration? = nil, resetsAfterValue: Bool = false,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) {
    Misuse.require(
      maxAttempts > 0,
      """
      RetryPolicy(maxAttempts: \(maxAttempts)) would not subscribe even once. It counts all \
      attempts, including the first: pass 1 for a single attempt, or omit it to retry forever.
      """)
    self.backoff = backoff
    self.jitter = jitter
    self.maxAttempts = maxAttempts
    self.maxElapsed = maxElapsed
    self.resetsAfterValue = resetsAfterValue
    self.generator = generator
    self.shouldRetry = shouldRetry
  }
}

extension RetryPolicy.Backoff {
  /// The delay after the given number of failures; nil gives up.
  func wait(after failures: Int, _ error: any Error) -> Duration? {
    switch self {
    case .immediate: .zero
    case .constant(let wait): wait
    case .linear(let step, let cap): step.multiplied(by: Double(failures), cap: cap)
    case .exponential(let initial, let multiplier, let cap):
      initial.multiplied(by: power(multiplier, failures - 1), cap: cap)
    case .custom(let wait): wait(failures, error)
    }
  }
}

extension RetryPolicy.Jitter {
  /// Randomizes a delay.
  func apply(
    to wait: Duration, _ generator: inout any RandomNumberGenerator & Sendable
  ) -> Duration {
    let range: ClosedRange<Double>
    switch self {
    case .none: return wait
    case .full: range = 0...1
    case .equal: range = 0.5...1
    case .proportional(let part):
      // Not a number counts as zero.
      let part = part > 0 ? min(part, 1) : 0
      range = (1 - part)...(1 + part)
    }
    return wait.multiplied(by: Double.random(in: range, using: &generator), cap: nil)
  }
}

extension Duration {
  /// The limit of delays without a cap, some thirty years; some timers cannot represent longer
  /// ones.
  private static var longestWait: Duration { .seconds(1_000_000_000) }

  /// Returns the product, at most `cap`.
  fileprivate func multiplied(by factor: Double, cap: Duration?) -> Duration {
    let limit = min(cap ?? Duration.longestWait, Duration.longestWait)
    let (whole, fraction) = parts
    let seconds = (Double(whole) + Double(fraction) / 1e18) * factor
    let (wholeLimit, fractionLimit) = limit.parts
    // Zero times infinity is not a number: treat it as zero.
    if !(seconds > 0) { return .zero }
    if seconds >= Double(wholeLimit) + Double(fractionLimit) / 1e18 { return limit }
    return .seconds(seconds).roundedToNanoseconds
  }
}

/// Returns the power for a non-negative integer exponent.
private func power(_ base: Double, _ exponent: Int) -> Double {
  var (result, base, exponent) = (1.0, base, exponent)
  while exponent > 0 {
    if exponent & 1 == 1 { result *= base }
    base *= base
    exponent >>= 1
  }
  return result
}

/// The state of a ``RetryPolicy`` in one subscription.
///
/// A value that receives the time as a parameter and subscribes to nothing.
package struct RetryState: Sendable {
  /// The reaction to a failure.
  package enum Decision: Hashable, Sendable {
    case giveUp
    case atOnce
    case after(Duration)
  }

  let policy: RetryPolicy
  private var failures = 0
  private var start: Duration
  private var generator: any RandomNumberGenerator & Sendable

  /// Creates the state of a new subscription.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - now: The current time, by the same clock as in ``failed(with:at:afterValue:)``.
  package init(_ policy: RetryPolicy, at now: Duration = .zero) {
    self.policy = policy
    start = now
    generator = policy.generator
  }

  /// Whether it needs the time.
  package var tellsTime: Bool { policy.maxElapsed != nil }

  /// Returns the reaction to a failed attempt.
  package mutating func failed(
    with error: any Error, at now: Duration, afterValue hadValue: Bool
  ) -> Decision {
    if hadValue, policy.resetsAfterValue {
      failures = 0
      start = now
    }
    if failures < .max { failures += 1 }
    if failures >= policy.maxAttempts, policy.maxAttempts != .max { return .giveUp }
    guard policy.shouldRetry(error), let wait = policy.backoff.wait(after: failures, error) else {
      return .giveUp
    }
    let changed = max(policy.jitter.apply(to: max(wait, .zero), &generator), .zero)
    if let maxElapsed = policy.maxElapsed, now - start + changed > maxElapsed { return .giveUp }
    return changed > .zero ? .after(changed) : .atOnce
  }
}

/// `retry` and `repeat` with a policy: resubscribes to the source, possibly after a delay.
package struct RetryPolicyRule: ResubscribeRule {
  let source: RawSource
  let timing: Timing
  /// Whether completions lead to the next attempt, instead of errors.
  let repeats: Bool
  var state: RetryState
  /// The source to subscribe to, which may note whether it has sent a value.
  var attempt: RawSource
  /// The note, if the policy depends on it.
  var note: SentNote?

  /// - Parameter repeats: Whether to resubscribe after completions instead of errors.
  package init<Element: Sendable>(
    _ source: EventSource<Element>, _ policy: RetryPolicy, _ timing: Timing, repeats: Bool = false
  ) {
    self.source = source.raw
    attempt = source.raw
    self.timing = timing
    self.repeats = repeats
    state = RetryState(policy)
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    let now = state.tellsTime ? timing.now() : .zero
    guard let termination else {
      state = RetryState(state.policy, at: now)
      if state.policy.resetsAfterValue {
        let note = SentNote()
        self.note = note
        attempt = note.noting(source)
      }
      return .subscribe(attempt)
    }
    guard let reason = reason(termination) else { return .finish(termination) }
    let hadValue = note?.take() ?? false
    switch state.failed(with: reason, at: now, afterValue: hadValue) {
    case .giveUp: return .finish(termination)
    case .atOnce: return .subscribe(attempt)
    case .after(let wait):
      return .subscribe(later(wait))
    }
  }

  /// The source, with a delay of the subscription.
  private func later(_ wait: Duration) -> RawSource {
    RawSource(
      .trampolined,
      AnonymousRawOperator("delaySubscription") { [attempt, timing] _, sink, scope in
        DeferredSubscription(scope, tearDown: nil).begin(attempt, sink) {
          timing.performAfter(wait, $0)
        }
      })
  }

  /// Returns the error for the policy; nil if the termination ends the result.
  private func reason(_ termination: Termination) -> (any Error)? {
    switch termination {
    case .error(let error): repeats ? nil : error
    case .completed: repeats ? Completion() : nil
    }
  }

  /// Represents a completion, because a policy expects an error.
  private struct Completion: Error {}
}

/// Whether a source has sent a value.
final class SentNote: @unchecked Sendable {  // attempts and events are serial
  private var hasSent = false

  /// The source, with a sink that sets the note.
  func noting(_ source: RawSource) -> RawSource {
    RawSource(
      source.start,
      AnonymousRawOperator("retry") { _, sink, scope in
        let sink = sink
        source.connect(
          RawSink(
            at: {
              self.hasSent = true
              sink.next(at: $0)
            }, finish: sink.finish), scope)
      })
  }

  /// Returns whether it has sent a value since the previous call.
  func take() -> Bool {
    defer { hasSent = false }
    return hasSent
  }
}
