// SPDX-License-Identifier: MIT

/// Collects values into arrays; sends an array when its time has elapsed or it is full.
@usableFromInline
package struct BufferRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = [Element]
  @usableFromInline package typealias Clock = TimersOnly

  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  /// Whether the time of an array begins when the previous one is sent, so that arrays may be
  /// empty; otherwise it begins with the first value.
  @usableFromInline let opensAtOnce: Bool
  @usableFromInline var held: [Element] = []

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - span: The maximum time of an array.
  ///   - count: The maximum size of an array; no limit if zero or less.
  ///   - opensAtOnce: Whether the time begins when the previous array is sent, and not with the
  ///     first value.
  @inlinable
  package init(span: Duration, count: Int = 0, opensAtOnce: Bool) {
    self.span = max(span, .zero)
    self.count = count
    self.opensAtOnce = opensAtOnce
  }

  @inlinable
  package mutating func begin(at now: Void, _ out: Engine) {
    if opensAtOnce { out.startTimer(after: span, from: now) }
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    held.append(element)
    if held.count == count {
      send(to: out)
      if opensAtOnce { out.startTimer(after: span, from: now) } else { out.cancelTimer() }
    } else if !opensAtOnce, held.count == 1 {
      out.startTimer(after: span, from: now)
    }
  }

  @inlinable
  package mutating func elapsed(at now: Void, _ out: Engine) -> Bool {
    send(to: out)
    if opensAtOnce { out.startTimer(after: span, from: now) }
    return false
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if termination.isCompleted { send(to: out) } else { held = [] }
    out.finish(termination)
    out.cancelTimer()
  }

  @inlinable
  mutating func send(to out: Engine) {
    let full = held
    held = []
    if opensAtOnce || !full.isEmpty { out.next(full) }
  }
}
