// SPDX-License-Identifier: MIT
import BraidCore

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
  public final func `repeat`() -> Signal<Value> {
    makeSignal(Resubscribing(RepeatRule(raw), tearingDown: .atEnd)).named(
      after: self, "-repeat")
  }

  /// The name of ``repeat()`` that is not a keyword.
  public final func repeatForever() -> Signal<Value> { `repeat`().made(by: #function) }
}

/// The rule of `repeat`: subscribes to the same source on each completion.
private struct RepeatRule: ResubscribeRule {
  private let source: RawSource

  init(_ source: RawSource) { self.source = source }

  mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let termination, !termination.isCompleted { return .finish(termination) }
    return .subscribe(source)
  }
}
