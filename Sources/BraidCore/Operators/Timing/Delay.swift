// SPDX-License-Identifier: MIT

/// Sends values and the completion after a delay, an error immediately.
///
/// The timer runs for the first pending event.
@usableFromInline
package struct DelayRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = Timing
  /// A pending event; a nil value is the completion.
  @usableFromInline typealias Held = DueValue<Element?>

  @usableFromInline let interval: Duration
  /// The first pending event, for which the timer runs.
  @usableFromInline var head: Held?
  @usableFromInline var rest = Queue<Held>()
  /// The time at which the observer had received the last event.
  @usableFromInline var delivered: Duration?

  @inlinable package static var tearsDownFirst: Bool { true }

  /// Creates the rule of one subscription.
  @inlinable
  package init(_ interval: Duration) { self.interval = max(interval, .zero) }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Duration, _ out: Engine) {
    hold(Held(element, due: now + interval), at: now, out)
  }

  @inlinable
  mutating func hold(_ held: Held, at now: Duration, _ out: Engine) {
    if head == nil {
      head = held
      // The event may have been queued while the observer had the last one.
      let now = max(now, delivered ?? now)
      out.startTimer(after: max(held.due - now, .zero), from: now)
    } else {
      rest.append(held)
      out.enqueueTimer(after: interval, from: now)
    }
  }

  @inlinable
  package mutating func elapsed(at fired: Duration, _ out: Engine) -> Bool {
    guard let held = head else { return false }
    let now = max(fired, delivered ?? fired)
    if held.due > now {
      out.startTimer(after: held.due - now, from: now)
      return false
    }
    head = rest.popFirst()
    if let element = held.value { out.next(element) } else { out.finish(.completed) }
    let later = max(now, out.time)
    delivered = later
    guard let head else { return false }
    return out.dequeueTimer(after: head.due - later, from: later)
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted { return hold(Held(nil, due: now + interval), at: now, out) }
    head = nil
    rest.removeAll()
    out.finish(termination)
    out.cancelTimer()
  }
}
