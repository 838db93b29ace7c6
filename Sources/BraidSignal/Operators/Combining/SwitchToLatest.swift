// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the values of the newest inner signal only.
  ///
  ///     source          x--y----|
  ///     x               1---2---3|
  ///     y               4--5|
  ///     switchToLatest  1--4--5-|
  ///
  /// ```swift
  /// let searches = SignalSubject<Signal<String>>()
  /// searches.switchToLatest().subscribe(next: { print($0) })
  /// searches.sendNext(.just("results for a"))  // results for a
  /// searches.sendNext(.just("results for ab"))  // results for ab
  /// ```
  ///
  /// A new inner signal unsubscribes from the previous one. After the first value of the new
  /// signal, no value of the previous one arrives, on whatever thread it is sent. If the inner
  /// signals are optional, nil unsubscribes from the previous one without a replacement. To receive
  /// the values of all inner signals, use ``flatten()``.
  ///
  /// - **Ends:** completes when the source and the newest inner signal have completed; an error of
  ///   either fails it. An inner signal that is released without a terminal event counts as
  ///   completed.
  /// - **Threads:** values arrive on the thread of the inner signal, one at a time (C2).
  /// - Complexity: O(1) per value, plus one subscription for each inner signal.
  public final func switchToLatest<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flattened(.latest) { $0 }
      .named(after: self, "-switchToLatest")
  }

  /// Emits the values of the newest inner signal; nil unsubscribes from the previous one without a
  /// replacement.
  @_documentation(visibility: internal)
  public final func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner>? {
    flattened(.latest) { $0 ?? .empty }
      .named(after: self, "-switchToLatest")
  }
}
