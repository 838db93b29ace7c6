// SPDX-License-Identifier: MIT

/// ``ThrottleSink`` for each key separately; a key is forgotten when its interval has elapsed.
///
/// All intervals have the same length, so they elapse in the order in which they began. They are
/// queued, and the timer runs for the first one.
final class ThrottleByKeySink: GatedSink, @unchecked Sendable {  // in the gate
  /// The end of an interval; stale if another interval of the key has begun since.
  private struct Expiry {
    let window: KeyWindow
    let end: Duration
  }

  private let interval: Duration
  private let sendsLatest: Bool
  private let windows: KeyWindows
  /// The interval for which the timer runs.
  private var soonest: Expiry?
  private var rest = Queue<Expiry>()
  /// The number of pending values.
  private var pendingCount = 0
  /// Whether the source has completed; the result completes after the last pending value.
  private var isFinishing = false

  /// - Parameters:
  ///   - interval: The time after a value during which no other value with its key is sent.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  fileprivate init(
    _ subscription: GatedSubscription, _ interval: Duration, _ windows: KeyWindows,
    sendsLatest: Bool
  ) {
    self.interval = max(interval, .zero)
    self.windows = windows
    self.sendsLatest = sendsLatest
    super.init(subscription, GatedNeeds(clock: .timerAndTime))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    let found: KeyWindow?
    do {
      found = try windows.find(value, inserting: interval > .zero)
    } catch { return stop(.error(error)) }
    guard let window = found else { return next(value) }
    if let end = window.end {
      if end > now { return keep(value, in: window) }
      // The timer is late.
      if window.pending.count > 0 { pendingCount -= 1 }
      window.pending.removeAll()
    }
    let isOnly = open(window, at: now)
    next(value)
    if isOnly { startTimer(after: interval, from: now) }
  }

  private func keep(_ value: UnsafeRawPointer, in window: KeyWindow) {
    if !sendsLatest { return }
    if window.pending.count == 0 { pendingCount += 1 }
    window.pending.replace(by: value)
  }

  /// Begins the interval of a key; returns whether it is the only one, for which the timer runs.
  private func open(_ window: KeyWindow, at now: Duration) -> Bool {
    let expiry = Expiry(window: window, end: now + interval)
    window.end = expiry.end
    if soonest != nil {
      rest.append(expiry)
      return false
    }
    soonest = expiry
    return true
  }

  override func elapsed(at now: Duration) -> Bool {
    while let expiry = soonest, expiry.end <= now {
      soonest = rest.popFirst()
      let window = expiry.window
      // A new interval may have begun before the timer fired.
      if window.end != expiry.end { continue }
      if window.pending.count == 0 {
        windows.remove(window)
        continue
      }
      pendingCount -= 1
      _ = open(window, at: now)
      next(window.pending.first)
      window.pending.removeFirst()
      if isFinishing, pendingCount == 0 {
        stop(.completed)
        return false
      }
      break
    }
    guard let soonest else { return false }
    if soonest.end <= now { return true }
    let now = max(now, time)
    startTimer(after: max(soonest.end - now, .zero), from: now)
    return false
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if termination.isCompleted, pendingCount > 0 {
      isFinishing = true
    } else {
      stop(termination)
    }
  }

  private func stop(_ termination: Termination) {
    windows.removeAll()
    soonest = nil
    rest.removeAll()
    finish(termination)
  }
}

/// The interval of a key.
private class KeyWindow {
  /// Nil before the first interval.
  final var end: Duration?
  /// The value to send at the end.
  final var pending: ValueQueue

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
  private let keySelector: Transform<Untyped, Key>
  private var windows: [Key: Window] = [:]

  init(_ type: RawType, _ keySelector: Transform<Untyped, Key>) {
    self.type = type
    self.keySelector = keySelector
  }

  override func find(_ value: UnsafeRawPointer, inserting: Bool) throws -> KeyWindow? {
    let key = try keySelector.body(untyped(at: value).pointee)
    if !inserting { return nil }
    if let known = windows[key] { return known }
    let window = Window(type, key)
    windows[key] = window
    return window
  }

  override func remove(_ window: KeyWindow) {
    guard let window = window as? Window else { return }
    windows[window.key] = nil
    if windows.capacity > 1024, windows.count < windows.capacity / 8 { shrink() }
  }

  /// Frees the memory that many keys needed; a dictionary does not.
  private func shrink() {
    var fewer: [Key: Window] = Dictionary(minimumCapacity: windows.count * 2)
    for (key, window) in windows { fewer[key] = window }
    windows = fewer
  }

  override func removeAll() { windows = [:] }
}

extension GatedOperator {
  /// `throttle` by key.
  package convenience init<Element, Key: Hashable>(
    _ source: EventSource<Element>, throttledFor interval: Duration,
    byKey key: @escaping @Sendable (Element) throws -> Key, sendsLatest: Bool,
    _ clock: @escaping OperatorClock.Source
  ) {
    let (type, key) = (RawType(Element.self), Transform(body: key).raw)
    let windows = { TypedKeyWindows(type, key) }
    nonisolated(unsafe) let makeWindows = windows  // its captures are Sendable
    self.init(source, clock) {
      ThrottleByKeySink($0, interval, makeWindows(), sendsLatest: sendsLatest)
    }
  }
}
