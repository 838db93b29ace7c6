// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Merges the values of all inner signals as they arrive.
  ///
  ///     source   x-y-----|
  ///     x        1--2|
  ///     y        3--4|
  ///     flatten  1-32-4--|
  ///
  /// ```swift
  /// let requests = Signal.from([Signal.just(1), Signal.just(2)])
  /// requests.flatten().subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// If the inner signals are optional, as in a `Signal<Signal<Int>?>`, nil counts as a signal that
  /// completes immediately. To create the inner signals from values in the same step, use
  /// ``flattenMap(_:)-((Value)->Signal<Result>)``. To receive only the newest inner signal, use
  /// ``switchToLatest()``; one after another, ``concat``.
  ///
  /// - **Ends:** completes when the source and all inner signals have completed. The first error of
  ///   any of them fails it immediately. An inner signal that is released without a terminal event
  ///   counts as completed; a `never` does not.
  /// - **Threads:** values arrive on the threads of the inner signals, one at a time (C2).
  /// - Complexity: O(1) per value, plus one subscription for each inner signal.
  public final func flatten<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flattened(.merge) { $0 }.named(
      after: self, "-flatten")
  }

  /// Merges the values of the inner signals, of which at most `limit` are active at the same time.
  ///
  ///     source              x-y------|
  ///     x                   1--2|
  ///     y                   3--4|
  ///     flatten, 1 at once  1--23--4-|
  ///
  /// ```swift
  /// let downloads = Signal.from([Signal.just(1), Signal.just(2), Signal.just(3)])
  /// downloads.flatten(maxConcurrent: 2).subscribe(next: { print($0) })  // 1, 2, 3
  /// ```
  ///
  /// Further inner signals are buffered, in order and without a limit, and subscribed to as active
  /// ones complete. Without a limit, use ``flatten()``; a limit of one is equivalent to ``concat``.
  ///
  /// - **Ends:** completes when the source and all inner signals have completed, including the
  ///   buffered ones. The first error of any of them fails it immediately.
  /// - **Threads:** values arrive on the threads of the inner signals, one at a time (C2).
  /// - Complexity: O(1) per value; buffers the inner signals that wait.
  ///
  /// - Parameter limit: The maximum number of active inner signals. Zero or less means no limit.
  public final func flatten<Inner>(maxConcurrent limit: Int) -> Signal<Inner>
  where Value: Signal<Inner> {
    if limit <= 0 { return flatten() }
    return flattened(.limited(limit)) { $0 }
      .named(after: self, "-flatten:", limit)
  }
}

extension Signal {
  /// Flattens the inner signals by `strategy`.
  ///
  ///     source            x-y------|
  ///     x                 1--2|
  ///     y                 3--4|
  ///     flatten(.merge)   1-32-4---|
  ///     flatten(.concat)  1--23--4-|
  ///     flatten(.latest)  1-3--4---|
  ///
  /// ```swift
  /// let sources = Signal.from([Signal.from([1, 2]), Signal.from([3, 4])])
  /// sources.flatten(.concat).subscribe(next: { print($0) })  // 1, 2, 3, 4
  /// ```
  ///
  /// Equals ``flatten()``, ``concat`` or ``switchToLatest()``; use it where the strategy is a
  /// parameter.
  ///
  /// - **Ends:** like the operator that the strategy selects.
  /// - **Threads:** values arrive on the threads of the inner signals, one at a time (C2).
  /// - Complexity: like the operator that the strategy selects.
  ///
  /// - Parameter strategy: How to treat a new inner signal while others are active.
  public final func flatten<Inner>(_ strategy: FlattenStrategy) -> Signal<Inner>
  where Value: Signal<Inner> {
    switch strategy {
    case .merge: flatten()
    case .concat: concat().made(by: #function)
    case .latest: switchToLatest().made(by: #function)
    case .concurrent(let limit): flatten(maxConcurrent: limit)
    case .throttle:
      flattened(.first) { $0 }.named(after: self, "-flatten: throttle")
    case .race:
      flattened(.race) { $0 }.named(after: self, "-flatten: race")
    }
  }

  /// Merges optional inner signals; nil counts as a signal that completes immediately.
  @_documentation(visibility: internal)
  public final func flatten<Inner>() -> Signal<Inner> where Value == Signal<Inner>? {
    flattened(.merge) { $0 ?? .empty }.named(
      after: self, "-flatten")
  }

  /// Merges optional inner signals, of which at most `limit` are active; nil counts as a signal
  /// that completes immediately.
  @_documentation(visibility: internal)
  public final func flatten<Inner>(maxConcurrent limit: Int) -> Signal<Inner>
  where Value == Signal<Inner>? {
    if limit <= 0 { return flatten() }
    return flattened(.limited(limit)) { $0 ?? .empty }
      .named(after: self, "-flatten:", limit)
  }
}
