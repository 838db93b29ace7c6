// SPDX-License-Identifier: MIT

/// ``ThrottleRule`` for each key separately; a key is forgotten when its interval has elapsed.
///
/// All intervals have the same length, so they elapse in the order in which they began. They are
/// queued, and the timer runs for the first one.
@usableFromInline
package struct ThrottleByKeyRule<Key: Hashable & Sendable, Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = Timing

  /// The interval of a key.
  @usableFromInline
  struct Window {
    @usableFromInline let end: Duration
    /// The value to send at the end.
    @usableFromInline var pending: Element?

    @inlinable
    init(end: Duration) { self.end = end }
  }

  /// The end of a key's interval; stale if another interval of the key has begun since.
  @usableFromInline
  struct Expiry {
    @usableFromInline let key: Key
    @usableFromInline let end: Duration

    @inlinable
    init(_ key: Key, end: Duration) {
      self.key = key
      self.end = end
    }
  }

  @usableFromInline let interval: Duration
  @usableFromInline let sendsLatest: Bool
  @usableFromInline let keySelector: @Sendable (Element) throws -> Key
  @usableFromInline var windows: [Key: Window] = [:]
  /// The interval for which the timer runs.
  @usableFromInline var first: Expiry?
  @usableFromInline var rest = Queue<Expiry>()
  /// The number of pending values.
  @usableFromInline var pendingCount = 0
  /// Whether the source has completed; the result completes after the last pending value.
  @usableFromInline var isFinishing = false

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time after a value during which no other value with its key is sent.
  ///   - keySelector: Returns the key of a value; an error that it throws ends the result.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  @inlinable
  package init(
    _ interval: Duration, byKey keySelector: @escaping @Sendable (Element) throws -> Key,
    sendsLatest: Bool
  ) {
    self.interval = max(interval, .zero)
    self.keySelector = keySelector
    self.sendsLatest = sendsLatest
  }

  @inlinable
  package mutating func first(_ element: Element, at now: Duration, _ out: Engine) {
    let key: Key
    do { key = try keySelector(element) } catch { return stop(.error(error), out) }
    if interval == .zero { return out.next(element) }
    if let window = windows[key] {
      if window.end > now { return keep(element, of: key, isFirst: window.pending == nil) }
      // The timer is late.
      if window.pending != nil { pendingCount -= 1 }
    }
    let isOnly = open(key, at: now)
    out.next(element)
    if isOnly { out.startTimer(after: interval, from: now) }
  }

  @inlinable
  mutating func keep(_ element: Element, of key: Key, isFirst: Bool) {
    if !sendsLatest { return }
    if isFirst { pendingCount += 1 }
    windows[key]?.pending = element
  }

  /// Begins the interval of a key; returns whether it is the only one, for which the timer runs.
  @inlinable
  mutating func open(_ key: Key, at now: Duration) -> Bool {
    let end = now + interval
    windows[key] = Window(end: end)
    if first != nil {
      rest.append(Expiry(key, end: end))
      return false
    }
    first = Expiry(key, end: end)
    return true
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    while let expiry = first, expiry.end <= now {
      first = rest.popFirst()
      // A new interval may have begun before the timer fired.
      guard windows[expiry.key]?.end == expiry.end else { continue }
      guard let element = windows.removeValue(forKey: expiry.key)?.pending else { continue }
      pendingCount -= 1
      _ = open(expiry.key, at: now)
      out.next(element)
      if isFinishing, pendingCount == 0 {
        stop(.completed, out)
        return false
      }
      break
    }
    guard let first else { return false }
    if first.end <= now { return true }
    let now = max(now, out.time)
    out.startTimer(after: max(first.end - now, .zero), from: now)
    return false
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted, pendingCount > 0 {
      isFinishing = true
    } else {
      stop(termination, out)
    }
  }

  @inlinable
  mutating func stop(_ termination: Termination, _ out: Engine) {
    windows = [:]
    first = nil
    rest.removeAll()
    pendingCount = 0
    out.finish(termination)
    out.cancelTimer()
  }
}
