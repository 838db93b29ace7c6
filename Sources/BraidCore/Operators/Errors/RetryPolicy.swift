// SPDX-License-Identifier: MIT

/// When to subscribe again after an error, how long to wait before that, and when to give up.
///
/// ```swift
/// let policy = RetryPolicy(
///   .exponential(initial: .seconds(1), cap: .seconds(30)), jitter: .full, maxAttempts: 5,
///   shouldRetry: { ($0 as? URLError)?.code == .networkConnectionLost })
/// ```
public struct RetryPolicy: Sendable {
  /// How long to wait, before jitter.
  ///
  /// A wait that is not positive is none: the next attempt begins at once.
  public enum Backoff: Sendable {
    /// Not at all.
    case immediate
    /// Always as long.
    case constant(Duration)
    /// So long after the first failure, twice as long after the second, and so on, but not longer
    /// than `cap`.
    case linear(Duration, cap: Duration? = nil)
    /// `initial` after the first failure, then each time `multiplier` times as long as before, but
    /// not longer than `cap`.
    case exponential(initial: Duration, multiplier: Double = 2, cap: Duration? = nil)
    /// As a closure says of the number of failures, from one on, and the error; nil gives up.
    case custom(@Sendable (_ failures: Int, any Error) -> Duration?)
  }

  /// How chance changes a wait, so that many who failed together do not try again together.
  public enum Jitter: Sendable {
    /// Not at all.
    case none
    /// Anything from zero to the whole wait.
    case full
    /// Anything from half of the wait to the whole.
    case equal
    /// Up to this part of the wait shorter or longer: 0.1 is within ten percent.
    case proportional(Double)
  }

  /// How long to wait, before jitter.
  public var backoff: Backoff
  /// How chance changes a wait.
  public var jitter: Jitter
  /// How often to subscribe in all, the first time included.
  public var maxAttempts: Int
  /// How long after the first attempt began another one may still begin; nil: without a limit.
  ///
  /// A wait that would end after that is not begun.
  public var maxElapsed: Duration?
  /// Whether an attempt that has sent a value makes all counts begin anew when it fails: of
  /// attempts, of the time, and of the growing wait.
  public var resetsAfterValue: Bool
  /// Whether an error is worth another attempt.
  public var shouldRetry: @Sendable (any Error) -> Bool
  /// Where jitter takes chance from; each subscription works on a copy.
  public var generator: any RandomNumberGenerator & Sendable

  /// A policy; without arguments it tries for ever, without a pause.
  ///
  /// - Parameters:
  ///   - backoff: How long to wait, before jitter.
  ///   - jitter: How chance changes a wait.
  ///   - maxAttempts: How often to subscribe in all. Less than one is a programming error.
  ///   - maxElapsed: How long after the first attempt began another one may still begin.
  ///   - resetsAfterValue: Whether an attempt that has sent a value makes all counts begin anew.
  ///   - generator: Where jitter takes chance from; a seeded one makes a test repeatable.
  ///   - shouldRetry: Whether an error is worth another attempt.
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
      RetryPolicy(maxAttempts: \(maxAttempts)) would not even try once. It counts all attempts, \
      the first one included: pass 1 for no second one, or leave it out to try for ever.
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
  /// How long to wait after so many failures; nil gives up.
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
  /// A wait changed by chance.
  func apply(
    to wait: Duration, _ generator: inout any RandomNumberGenerator & Sendable
  ) -> Duration {
    let range: ClosedRange<Double>
    switch self {
    case .none: return wait
    case .full: range = 0...1
    case .equal: range = 0.5...1
    case .proportional(let part):
      let part = min(max(part, 0), 1)
      range = (1 - part)...(1 + part)
    }
    return wait.multiplied(by: Double.random(in: range, using: &generator), cap: nil)
  }
}

extension Duration {
  /// What a wait without a cap is never longer than, some thirty years: more than that is not
  /// waited for, and some timers cannot count it.
  private static var longestWait: Duration { .seconds(1_000_000_000) }

  /// So many times as long, but not longer than `cap`.
  fileprivate func multiplied(by factor: Double, cap: Duration?) -> Duration {
    let limit = min(cap ?? Duration.longestWait, Duration.longestWait)
    let (whole, fraction) = components
    let seconds = (Double(whole) + Double(fraction) / 1e18) * factor
    let (wholeLimit, fractionLimit) = limit.components
    // Not a number, where nothing is taken infinitely often: nothing.
    if !(seconds > 0) { return .zero }
    if seconds >= Double(wholeLimit) + Double(fractionLimit) / 1e18 { return limit }
    return .seconds(seconds).roundedToNanoseconds
  }
}

/// A power with a whole exponent that is not negative.
private func power(_ base: Double, _ exponent: Int) -> Double {
  var (result, base, exponent) = (1.0, base, exponent)
  while exponent > 0 {
    if exponent & 1 == 1 { result *= base }
    base *= base
    exponent >>= 1
  }
  return result
}

/// What a ``RetryPolicy`` says in one subscription.
///
/// A value: it is told the time, and subscribes to nothing.
@usableFromInline
package struct RetryState: Sendable {
  /// What to do after a failure.
  @usableFromInline
  package enum Decision: Hashable, Sendable {
    case giveUp
    case atOnce
    case after(Duration)
  }

  @usableFromInline package let policy: RetryPolicy
  private var failures = 0
  private var start: Duration
  private var generator: any RandomNumberGenerator & Sendable

  /// A subscription that begins now.
  ///
  /// - Parameters:
  ///   - policy: What it goes by.
  ///   - now: The time, by the clock that the failures are told by, too.
  @usableFromInline
  package init(_ policy: RetryPolicy, at now: Duration = .zero) {
    self.policy = policy
    start = now
    generator = policy.generator
  }

  /// Whether it needs to know the time.
  @usableFromInline package var tellsTime: Bool { policy.maxElapsed != nil }

  /// An attempt has failed.
  @usableFromInline
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

/// `retry` by a policy, and `repeat` by one: the same source again, perhaps later.
@usableFromInline
package struct RetryPolicyRule<Element: Sendable>: ResubscribeRule {
  @usableFromInline let source: EventSource<Element>
  @usableFromInline let timing: Timing
  /// Whether it is a completion that makes it begin again, and not an error.
  @usableFromInline let repeats: Bool
  @usableFromInline var state: RetryState
  /// The source, if somebody wants to know whether it has sent a value.
  @usableFromInline var noting: NotingSource<Element>?

  /// - Parameter repeats: Whether it begins again after completions, and not after errors.
  @usableFromInline
  package init(
    _ source: EventSource<Element>, _ policy: RetryPolicy, _ timing: Timing, repeats: Bool = false
  ) {
    self.source = source
    self.timing = timing
    self.repeats = repeats
    state = RetryState(policy)
  }

  @usableFromInline
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    let now = state.tellsTime ? timing.now() : .zero
    guard let termination else {
      state = RetryState(state.policy, at: now)
      if state.policy.resetsAfterValue { noting = NotingSource(source) }
      return .subscribe(attempt)
    }
    guard let reason = reason(termination) else { return .finish(termination) }
    let hadValue = noting?.takeNote() ?? false
    switch state.failed(with: reason, at: now, afterValue: hadValue) {
    case .giveUp: return .finish(termination)
    case .atOnce: return .subscribe(attempt)
    case .after(let wait): return .subscribe(LaterSource(attempt, timing, wait))
    }
  }

  private var attempt: EventSource<Element> { noting ?? source }

  /// Why to begin again; nil after the other end.
  private func reason(_ termination: Termination) -> (any Error)? {
    switch termination {
    case .error(let error): repeats ? nil : error
    case .completed: repeats ? Completion() : nil
    }
  }

  /// Stands for a completion where a policy takes errors.
  private struct Completion: Error {}
}

/// A source that is subscribed to after a wait.
private final class LaterSource<Element: Sendable>: EventSource<Element>,
  @unchecked Sendable  // immutable
{
  private let source: EventSource<Element>
  private let timing: Timing
  private let wait: Duration

  init(_ source: EventSource<Element>, _ timing: Timing, _ wait: Duration) {
    self.source = source
    self.timing = timing
    self.wait = wait
    super.init(.trampolined) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: LaterSource.self)
      DeferredSubscription(scope, tearDown: nil).begin(this.source, sink) {
        this.timing.performAfter(this.wait, $0)
      }
    }
  }
}

/// A source that notes that it has sent a value.
@usableFromInline
final class NotingSource<Element>: EventSource<Element>,
  @unchecked Sendable  // attempts, and their events, come one after the other
{
  private let source: EventSource<Element>
  @exclusivity(unchecked) private var hasSent = false

  init(_ source: EventSource<Element>) {
    self.source = source
    super.init(source.start) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: NotingSource.self)
      let next = sink.next
      this.source.connect(
        EventSink(
          next: {
            this.hasSent = true
            next($0)
          }, finish: sink.finish), scope)
    }
  }

  /// Whether it has sent since the last time somebody asked.
  func takeNote() -> Bool {
    defer { hasSent = false }
    return hasSent
  }
}
