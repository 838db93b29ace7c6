// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Subscribes again each time the source completes.
  ///
  ///     source  a--|
  ///     repeat  a--a--a--
  ///
  /// ```swift
  /// let heartbeat = Signal.just("alive")
  /// heartbeat.repeat().take(3).subscribe(next: { print($0) })  // alive, alive, alive
  /// ```
  ///
  /// The stack does not grow, however often the source completes (C8). To subscribe again after an
  /// *error*, use ``retry()``.
  ///
  /// - **Ends:** with the first error; never completes by itself.
  /// - **Threads:** subscribes again on the thread on which the source completed.
  /// - Complexity: O(1) per value, plus one subscription for each repetition.
  @inlinable
  public final func `repeat`() -> Signal<Value> {
    OperatorSignal(Resubscribing(RepeatRule(self), tearingDown: .atEnd)).named(
      after: self, "-repeat")
  }

  /// The name of ``repeat()`` that is not a keyword.
  @inlinable
  public final func repeatForever() -> Signal<Value> { `repeat`() }
}

/// The rule of `repeat`: subscribes to the same source on each completion.
@usableFromInline
struct RepeatRule<Element>: ResubscribeRule {
  @usableFromInline let source: EventSource<Element>

  @inlinable
  init(_ source: EventSource<Element>) { self.source = source }

  @inlinable
  mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, !termination.isCompleted { return .finish(termination) }
    return .subscribe(source)
  }
}
