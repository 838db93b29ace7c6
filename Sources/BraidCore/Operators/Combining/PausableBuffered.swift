// SPDX-License-Identifier: MIT

/// Buffers values while it is paused.
@usableFromInline
package struct PausableBufferedRule<Element>: GatedRule {
  @usableFromInline package typealias Output = Element

  @usableFromInline let flushesOnCompleted: Bool
  @usableFromInline let flushesOnError: Bool
  @usableFromInline let limit: Int
  @usableFromInline var kept: ReplayBuffer
  /// Whether the result completes with the pauser; otherwise the pauser's latest value stays in
  /// force.
  @usableFromInline let endsWithPauser: Bool
  @usableFromInline var isPaused: Bool

  /// - Parameters:
  ///   - limit: The maximum number of buffered values; `nil` for no limit.
  ///   - flushesOnCompleted: Whether the buffer is emitted before a completion of the source.
  ///   - flushesOnError: Whether the buffer is emitted before an error of the source.
  ///   - isPaused: Whether values are buffered before the pauser has emitted.
  ///   - endsWithPauser: Whether the result completes when the pauser does.
  @inlinable
  package init(
    limit: Int?, flushesOnCompleted: Bool, flushesOnError: Bool, isPaused: Bool = true,
    endsWithPauser: Bool = true
  ) {
    self.limit = max(limit ?? .max, 0)
    kept = ReplayBuffer(Element.self, limit: self.limit)
    self.flushesOnCompleted = flushesOnCompleted
    self.flushesOnError = flushesOnError
    self.isPaused = isPaused
    self.endsWithPauser = endsWithPauser
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    if isPaused { kept.record(element) } else { out.next(element) }
  }

  @inlinable
  package mutating func second(_ isOpen: Bool, _ out: Engine) {
    isPaused = !isOpen
    if isOpen { flush(to: out) }
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if source == .second, termination.isCompleted, !endsWithPauser { return }
    let flushes = termination.isCompleted ? flushesOnCompleted : flushesOnError
    if source == .first, flushes { flush(to: out) }
    out.finish(termination)
  }

  @inlinable
  mutating func flush(to out: Engine) {
    let flushed = kept
    kept = ReplayBuffer(Element.self, limit: limit)
    flushed.replay(to: out.sink.raw) { !out.hasEnded }
  }
}
