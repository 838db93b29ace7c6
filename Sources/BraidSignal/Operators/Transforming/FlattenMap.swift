// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Maps each value to a signal and merges the values of these signals as they arrive.
  ///
  ///     source      a-b-----|
  ///     made of a   1--2|
  ///     made of b   3--4|
  ///     flattenMap  1-32-4--|
  ///
  /// ```swift
  /// let ids = Signal.from([1, 2])
  /// let names = ids.flattenMap { id in Signal.just("user \(id)") }
  /// names.subscribe(next: { print($0) })  // user 1, user 2
  /// ```
  ///
  /// All inner signals are subscribed to immediately, so their values can interleave. To run them
  /// one after another, or to unsubscribe from all but the newest, use
  /// ``flatMap(_:_:)-(_,(Value)->Signal<Result>)``.
  ///
  /// - **Ends:** completes when the source and all inner signals have completed. The first error of
  ///   any of them fails the result immediately, as does an error thrown by `transform` (C7). An
  ///   inner signal that is released without a terminal event counts as completed; a `never` does
  ///   not.
  /// - **Threads:** `transform` runs on the source's thread; values arrive on the threads of the
  ///   inner signals, one at a time (C2).
  /// - Complexity: O(1) per value, plus one subscription for each inner signal. The number of
  ///   concurrent inner signals is unlimited; to limit it, use ``flatten(maxConcurrent:)``.
  ///
  /// - Parameter transform: Returns a signal for a value.
  @preconcurrency
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    flattened(.merge, transform).named(
      after: self, "-flattenMap:")
  }

  /// The name of ``flattenMap(_:)-((Value)->Signal<Result>)`` in RxSwift and Combine.
  @preconcurrency
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(transform).made(by: #function)
  }
}

extension Signal {
  /// Maps each value to a signal and flattens these signals by `strategy`.
  ///
  ///     source            a-b------|
  ///     made of a         1--2|
  ///     made of b         3--4|
  ///     flatMap(.merge)   1-32-4---|
  ///     flatMap(.concat)  1--23--4-|
  ///     flatMap(.latest)  1-3--4---|
  ///     flatMap(.throttle)  1--2-----|
  ///     flatMap(.race)    1--2-----|
  ///
  /// ```swift
  /// let queries = SignalSubject<String>()
  /// let results = queries.flatMap(.latest) { query in Signal.just("results for \(query)") }
  /// results.subscribe(next: { print($0) })
  /// queries.sendNext("swift")  // results for swift
  /// ```
  ///
  /// Equals ``map(_:)`` followed by ``flatten()``, `concat` or ``switchToLatest()``, in one
  /// operator.
  ///
  /// - **Ends:** completes when the source and all inner signals it has subscribed to have
  ///   completed. The first error of the source or of an active inner signal fails the result
  ///   immediately, as does an error thrown by `transform` (C7). An inner signal that is released
  ///   without a terminal event counts as completed; `.race` does not wait for it.
  /// - **Threads:** `transform` runs on the source's thread; values arrive on the threads of the
  ///   inner signals, one at a time (C2).
  /// - Complexity: O(1) per value, plus one subscription for each inner signal. `.concat` buffers
  ///   the inner signals that wait, without a limit.
  ///
  /// - Parameters:
  ///   - strategy: How to treat a new inner signal while others are active.
  ///   - transform: Returns a signal for a value.
  @preconcurrency
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    switch strategy {
    case .merge:
      flattenMap(transform).made(by: #function)
    case .concat:
      flattened(.limited(1), transform)
        .named(after: self, "-flattenMap: concat")
    case .latest:
      flattened(.latest, transform)
        .named(after: self, "-flattenMap: latest")
    case .concurrent(let limit):
      limit <= 0
        ? flattenMap(transform).made(by: #function)
        : flattened(.limited(limit), transform)
          .named(after: self, "-flattenMap: concurrent")
    case .throttle:
      flattened(.first, transform).named(
        after: self, "-flattenMap: throttle")
    case .race:
      flattened(.race, transform).named(after: self, "-flattenMap: race")
    }
  }
}

/// How `flatMap` treats a new inner signal while others are active.
public enum FlattenStrategy: Hashable, Sendable {
  /// Subscribes to all inner signals immediately and interleaves their values.
  case merge
  /// Subscribes to each inner signal after the previous one has completed.
  case concat
  /// Unsubscribes from the previous inner signal.
  case latest
  /// Subscribes to at most `limit` inner signals at a time; others wait, in order. Zero or less
  /// means no limit.
  case concurrent(limit: Int)
  /// Drops a new inner signal while another one is active.
  case throttle
  /// Unsubscribes from all others when an inner signal emits its first event, and drops later ones.
  ///
  /// The result completes when the source and that inner signal have completed.
  case race
}

private let operators = FlattenOperators(.always, .source)

extension Signal {
  /// Merges the signals that a closure creates, in one of the ways.
  final func flattened<Result>(
    _ strategy: FlattenOperator.Strategy,
    _ transform: @escaping (Value) throws -> Signal<Result>, function: StaticString = #function
  ) -> Signal<Result> {
    makeSignal(raw, .flatten(operators[strategy], transform), function: function)
  }
}
