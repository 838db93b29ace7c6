// SPDX-License-Identifier: MIT

/// ``ThrottleRule`` for each key by itself: a key is forgotten as soon as its interval is over.
///
/// All intervals are equally long, so they end in the order in which they began: a queue has them,
/// and the timer is set to the first.
@usableFromInline
package struct ThrottleByKeyRule<Key: Hashable & Sendable, Element: Sendable>: TimedRule {
  /// The interval of a key.
  @usableFromInline
  struct Window {
    @usableFromInline let end: Duration
    /// The value that waits for the end.
    @usableFromInline var pending: Element?

    @inlinable
    init(end: Duration) { self.end = end }
  }

  /// When the interval of a key is over, unless another one has begun meanwhile.
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
  /// What the timer is set to.
  @usableFromInline var first: Expiry?
  @usableFromInline var rest = Queue<Expiry>()
  /// How many values wait.
  @usableFromInline var pendingCount = 0
  /// The source has completed, and the result will after the last pending value.
  @usableFromInline var isFinishing = false

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - interval: How long nothing of a key is sent after a value of it.
  ///   - keySelector: Says which key a value has; an error that it throws is the end.
  ///   - sendsLatest: Whether the last value that came during the interval is sent when it is over.
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

  /// Begins the interval of a key; if it is the only one, the timer is to start.
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
      // Another interval may have begun before the timer came.
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
