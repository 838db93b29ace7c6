// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits values while the latest value of `pauser` is true, and buffers the most recent ones
  /// while it is false.
  ///
  ///     source            a-b-c-d-e-f|
  ///     pauser            -t---f---t-|
  ///     limit of two      -ab-c----(de)f|
  ///
  /// ```swift
  /// let messages = PublishSubject<String>()
  /// let isConnected = BehaviorSubject(value: false)
  /// let sent = messages.pausableBuffered(isConnected, limit: nil)
  /// ```
  ///
  /// The operator is paused until `pauser` emits. When `pauser` emits true, the buffered values are
  /// emitted in order. To drop the values of a pause, use ``pausable(_:)``.
  ///
  /// - **Ends:** with the source or with `pauser`. When the source ends, the buffered values are
  ///   emitted first if the flush parameters say so; when `pauser` ends, they are dropped.
  /// - **Threads:** values are delivered on the thread on which the source emits them, and buffered
  ///   values on the thread on which `pauser` emits, one at a time (C2). `pauser` is subscribed
  ///   first.
  ///
  /// - Parameters:
  ///   - pauser: True forwards values, false buffers them.
  ///   - limit: The maximum number of buffered values; older ones are dropped. `nil` buffers all.
  ///   - flushOnCompleted: Whether completion of the source emits the buffered values.
  ///   - flushOnError: Whether an error of the source emits the buffered values.
  /// - Complexity: O(1) per value; buffers up to `limit` values.
  @inlinable
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool {
    OperatorObservable(
      Gated(
        asObservable(), pauser.asObservable(),
        PausableBufferedRule(
          limit: limit, flushesOnCompleted: flushOnCompleted, flushesOnError: flushOnError)))
  }
}

/// Buffers values while it is paused.
@usableFromInline
struct PausableBufferedRule<Element>: GatedRule {
  @usableFromInline typealias Output = Element

  @usableFromInline let flushesOnCompleted: Bool
  @usableFromInline let flushesOnError: Bool
  @usableFromInline let limit: Int
  @usableFromInline var kept: ReplayBuffer<Element>
  @usableFromInline var isPaused = true

  /// - Parameters:
  ///   - limit: The maximum number of buffered values; `nil` for no limit.
  ///   - flushesOnCompleted: Whether the buffer is emitted before a completion of the source.
  ///   - flushesOnError: Whether the buffer is emitted before an error of the source.
  @inlinable
  init(limit: Int?, flushesOnCompleted: Bool, flushesOnError: Bool) {
    self.limit = max(limit ?? .max, 0)
    kept = ReplayBuffer(limit: self.limit)
    self.flushesOnCompleted = flushesOnCompleted
    self.flushesOnError = flushesOnError
  }

  @inlinable @inline(__always)
  mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    if isPaused { _ = kept.record(element) } else { out.next(element) }
  }

  @inlinable
  mutating func second(_ isOpen: Bool, _ out: Engine) {
    isPaused = !isOpen
    if isOpen { flush(to: out) }
  }

  @inlinable
  mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    let flushes = termination.isCompleted ? flushesOnCompleted : flushesOnError
    if source == .first, flushes { flush(to: out) }
    out.finish(termination)
  }

  @inlinable
  mutating func flush(to out: Engine) {
    let flushed = kept
    kept = ReplayBuffer(limit: limit)
    flushed.replay(to: out.sink) { !out.hasEnded }
  }
}
