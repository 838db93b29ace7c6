// SPDX-License-Identifier: MIT

/// ``ThrottleRule`` for each key separately; a key is forgotten when its interval has elapsed.
///
/// All intervals have the same length, so they elapse in the order in which they began. They are
/// queued, and the timer runs for the first one.
package struct ThrottleByKeyRule: GatedRule {
  /// Returns the key of the value at an address.
  package typealias KeySelector = @Sendable (UnsafeRawPointer) throws -> AnyHashable

  /// The interval of a key.
  private final class Window {
    let end: Duration
    /// The value to send at the end.
    @exclusivity(unchecked) var pending: ValueQueue

    init(_ type: RawType, end: Duration) {
      pending = ValueQueue(type)
      self.end = end
    }
  }

  /// The end of an interval; stale if another interval of the key has begun since.
  private struct Expiry {
    let key: AnyHashable
    let window: Window
  }

  private let type: RawType
  private let interval: Duration
  private let sendsLatest: Bool
  private let keySelector: KeySelector
  private var windows: [AnyHashable: Window] = [:]
  /// The interval for which the timer runs.
  private var first: Expiry?
  private var rest = Queue<Expiry>()
  /// The number of pending values.
  private var pendingCount = 0
  /// Whether the source has completed; the result completes after the last pending value.
  private var isFinishing = false

  package static var clockUse: ClockUse { .timerAndTime }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time after a value during which no other value with its key is sent.
  ///   - keySelector: Returns the key of a value; an error that it throws ends the result.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  package init(
    _ type: RawType, _ interval: Duration, byKey keySelector: @escaping KeySelector,
    sendsLatest: Bool
  ) {
    self.type = type
    self.interval = max(interval, .zero)
    self.keySelector = keySelector
    self.sendsLatest = sendsLatest
  }

  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    let key: AnyHashable
    do { key = try keySelector(value) } catch { return stop(.error(error), out) }
    if interval == .zero { return out.next(value) }
    if let window = windows[key] {
      if window.end > now { return keep(value, in: window) }
      // The timer is late.
      if window.pending.count > 0 { pendingCount -= 1 }
    }
    let isOnly = open(key, at: now)
    out.next(value)
    if isOnly { out.startTimer(after: interval, from: now) }
  }

  private mutating func keep(_ value: UnsafeRawPointer, in window: Window) {
    if !sendsLatest { return }
    if window.pending.count == 0 { pendingCount += 1 }
    window.pending.replace(by: value)
  }

  /// Begins the interval of a key; returns whether it is the only one, for which the timer runs.
  private mutating func open(_ key: AnyHashable, at now: Duration) -> Bool {
    let window = Window(type, end: now + interval)
    windows[key] = window
    let expiry = Expiry(key: key, window: window)
    if first != nil {
      rest.append(expiry)
      return false
    }
    first = expiry
    return true
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    while let expiry = first, expiry.window.end <= now {
      first = rest.popFirst()
      // A new interval may have begun before the timer fired.
      if windows[expiry.key] !== expiry.window { continue }
      windows[expiry.key] = nil
      if expiry.window.pending.count == 0 { continue }
      pendingCount -= 1
      _ = open(expiry.key, at: now)
      out.next(expiry.window.pending.first)
      if isFinishing, pendingCount == 0 {
        stop(.completed, out)
        return false
      }
      break
    }
    guard let first else { return false }
    if first.window.end <= now { return true }
    let now = max(now, out.time)
    out.startTimer(after: max(first.window.end - now, .zero), from: now)
    return false
  }

  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted, pendingCount > 0 {
      isFinishing = true
    } else {
      stop(termination, out)
    }
  }

  private mutating func stop(_ termination: Termination, _ out: Engine) {
    windows = [:]
    first = nil
    rest.removeAll()
    pendingCount = 0
    out.finish(termination)
    out.cancelTimer()
  }
}

private struct Selector<Value: ~Copyable, Key> {
  let call: @Sendable (borrowing Value) throws -> Key
}

/// The ``ThrottleByKeyRule/KeySelector`` that calls a closure.
package func keySelector<Element, Key: Hashable & SendableMetatype>(
  _ key: @escaping @Sendable (Element) throws -> Key
) -> ThrottleByKeyRule.KeySelector {
  let selector = reinterpreted(
    Selector<Element, Key>(call: key), as: Selector<Untyped, Key>.self)
  return { AnyHashable(try selector.call(untyped(at: $0).pointee)) }
}

extension GatedOperator {
  /// `throttle` by key.
  package convenience init<Element, Key: Hashable & SendableMetatype>(
    _ source: EventSource<Element>, throttledFor interval: Duration,
    byKey key: @escaping @Sendable (Element) throws -> Key, sendsLatest: Bool,
    _ clock: @escaping RuleClock.Source
  ) {
    let (type, key) = (RawType(Element.self), keySelector(key))
    self.init((source.raw, type), clock) {
      ThrottleByKeyRule(type, interval, byKey: key, sendsLatest: sendsLatest)
    }
  }
}
