// SPDX-License-Identifier: MIT

/// ``ThrottleRule`` for each key separately; a key is forgotten when its interval has elapsed.
///
/// All intervals have the same length, so they elapse in the order in which they began. They are
/// queued, and the timer runs for the first one.
package struct ThrottleByKeyRule: GatedRule {
  /// The end of an interval; stale if another interval of the key has begun since.
  private struct Expiry {
    let window: KeyWindow
    let end: Duration
  }

  private let interval: Duration
  private let sendsLatest: Bool
  private let windows: KeyWindows
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
  package init<Element, Key: Hashable & SendableMetatype>(
    _ interval: Duration, byKey keySelector: @escaping @Sendable (Element) throws -> Key,
    sendsLatest: Bool
  ) {
    self.init(
      interval, TypedKeyWindows(RawType(Element.self), Selecting(keySelector).raw), sendsLatest)
  }

  fileprivate init(_ interval: Duration, _ windows: KeyWindows, _ sendsLatest: Bool) {
    self.interval = max(interval, .zero)
    self.windows = windows
    self.sendsLatest = sendsLatest
  }

  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    let found: KeyWindow?
    do {
      found = try windows.find(value, inserting: interval > .zero)
    } catch { return stop(.error(error), out) }
    guard let window = found else { return out.next(value) }
    if let end = window.end {
      if end > now { return keep(value, in: window) }
      // The timer is late.
      if window.pending.count > 0 { pendingCount -= 1 }
      window.pending.removeAll()
    }
    let isOnly = open(window, at: now)
    out.next(value)
    if isOnly { out.startTimer(after: interval, from: now) }
  }

  private mutating func keep(_ value: UnsafeRawPointer, in window: KeyWindow) {
    if !sendsLatest { return }
    if window.pending.count == 0 { pendingCount += 1 }
    window.pending.replace(by: value)
  }

  /// Begins the interval of a key; returns whether it is the only one, for which the timer runs.
  private mutating func open(_ window: KeyWindow, at now: Duration) -> Bool {
    let expiry = Expiry(window: window, end: now + interval)
    window.end = expiry.end
    if first != nil {
      rest.append(expiry)
      return false
    }
    first = expiry
    return true
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    while let expiry = first, expiry.end <= now {
      first = rest.popFirst()
      let window = expiry.window
      // A new interval may have begun before the timer fired.
      if window.end != expiry.end { continue }
      if window.pending.count == 0 {
        windows.remove(window)
        continue
      }
      pendingCount -= 1
      _ = open(window, at: now)
      out.next(window.pending.first)
      window.pending.removeFirst()
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

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted, pendingCount > 0 {
      isFinishing = true
    } else {
      stop(termination, out)
    }
  }

  private mutating func stop(_ termination: Termination, _ out: Engine) {
    windows.removeAll()
    first = nil
    rest.removeAll()
    pendingCount = 0
    out.finish(termination)
    out.cancelTimer()
  }
}

/// The interval of a key.
private class KeyWindow {
  /// Nil before the first interval.
  @exclusivity(unchecked) final var end: Duration?
  /// The value to send at the end.
  @exclusivity(unchecked) final var pending: ValueQueue

  init(_ type: RawType) { pending = ValueQueue(type) }
}

/// The intervals that are running, by their keys.
private class KeyWindows {
  /// Returns the interval of the key of a value; nil if there is none and none is inserted.
  func find(_ value: UnsafeRawPointer, inserting: Bool) throws -> KeyWindow? { nil }

  /// Forgets a key.
  func remove(_ window: KeyWindow) {}

  func removeAll() {}
}

private final class TypedKeyWindows<Key: Hashable>: KeyWindows {
  private final class Window: KeyWindow {
    let key: Key

    init(_ type: RawType, _ key: Key) {
      self.key = key
      super.init(type)
    }
  }

  private let type: RawType
  private let keySelector: Selecting<Untyped, Key>
  @exclusivity(unchecked) private var windows: [Key: Window] = [:]

  init(_ type: RawType, _ keySelector: Selecting<Untyped, Key>) {
    self.type = type
    self.keySelector = keySelector
  }

  override func find(_ value: UnsafeRawPointer, inserting: Bool) throws -> KeyWindow? {
    let key = try keySelector.call(untyped(at: value).pointee)
    if !inserting { return nil }
    if let known = windows[key] { return known }
    let window = Window(type, key)
    windows[key] = window
    return window
  }

  override func remove(_ window: KeyWindow) {
    if let window = window as? Window { windows[window.key] = nil }
  }

  override func removeAll() { windows = [:] }
}

/// A closure that returns the key of a value.
private struct Selecting<Value: ~Copyable, Key> {
  let call: @Sendable (borrowing Value) throws -> Key

  init(_ call: @escaping @Sendable (borrowing Value) throws -> Key) { self.call = call }

  @inline(__always)
  var raw: Selecting<Untyped, Key> { reinterpreted(self, as: Selecting<Untyped, Key>.self) }
}

extension GatedOperator {
  /// `throttle` by key.
  package convenience init<Element, Key: Hashable & SendableMetatype>(
    _ source: EventSource<Element>, throttledFor interval: Duration,
    byKey key: @escaping @Sendable (Element) throws -> Key, sendsLatest: Bool,
    _ clock: @escaping RuleClock.Source
  ) {
    let (type, key) = (RawType(Element.self), Selecting(key).raw)
    self.init((source.raw, type), clock) {
      ThrottleByKeyRule(interval, TypedKeyWindows(type, key), sendsLatest)
    }
  }
}
