// SPDX-License-Identifier: MIT

/// ``ThrottleRule`` for each key separately; a key is forgotten when its interval has elapsed.
///
/// All intervals have the same length, so they elapse in the order in which they began. They are
/// queued, and the timer runs for the first one.
@usableFromInline
package struct ThrottleByKeyRule<Key: Hashable & Sendable, Element: Sendable>: TimedRule {
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
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    let key: Key
    do { key = try keySelector(element) } catch { return stop(.error(error), sink) }
    if interval == .zero {
      sink.next(element)
      return .keep
    }
    if let window = windows[key] {
      if window.end > now { return keep(element, of: key, isFirst: window.pending == nil) }
      // The timer is late.
      if window.pending != nil { pendingCount -= 1 }
    }
    let action = open(key, at: now)
    sink.next(element)
    return action
  }

  @inlinable
  mutating func keep(_ element: Element, of key: Key, isFirst: Bool) -> TimerAction {
    if !sendsLatest { return .keep }
    if isFirst { pendingCount += 1 }
    windows[key]?.pending = element
    return .keep
  }

  /// Begins the interval of a key; starts the timer if it is the only one.
  @inlinable
  mutating func open(_ key: Key, at now: Duration) -> TimerAction {
    let end = now + interval
    windows[key] = Window(end: end)
    if first != nil {
      rest.append(Expiry(key, end: end))
      return .keep
    }
    first = Expiry(key, end: end)
    return .start(after: interval)
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    while let expiry = first, expiry.end <= now {
      first = rest.popFirst()
      // A new interval may have begun before the timer fired.
      guard windows[expiry.key]?.end == expiry.end else { continue }
      guard let element = windows.removeValue(forKey: expiry.key)?.pending else { continue }
      pendingCount -= 1
      _ = open(expiry.key, at: now)
      sink.next(element)
      if isFinishing, pendingCount == 0 { return stop(.completed, sink) }
      break
    }
    guard let first else { return .keep }
    return first.end <= now ? .again : .start(after: first.end - now)
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if termination.isCompleted, pendingCount > 0 {
      isFinishing = true
      return .keep
    }
    return stop(termination, sink)
  }

  @inlinable
  mutating func stop(_ termination: Termination, _ sink: EventSink<Element>) -> TimerAction {
    windows = [:]
    first = nil
    rest.removeAll()
    pendingCount = 0
    sink.finish(termination)
    return .cancel
  }
}
