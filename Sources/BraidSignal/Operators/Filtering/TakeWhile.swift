// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits values while `predicate` returns true, then completes.
  ///
  ///     source      1--2--3--1|
  ///     less than 3  1--2--|
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2, 3, 1])
  /// numbers.take(while: { $0 < 3 }).subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// The first value for which `predicate` returns false is not emitted. To drop single values
  /// without ending, use ``filter(_:)``.
  ///
  /// - **Ends:** completes at the first value that fails the test, and disposes the source;
  ///   otherwise with the source. An error thrown by `predicate` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true to continue, false to complete.
  @preconcurrency
  public final func take(
    while predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .take(predicate, until: false, includesLast: false))
      .named(after: self, "-takeWhile:")
  }

  /// Emits values until `predicate` returns true, then completes.
  ///
  ///     source   1--2--3--1|
  ///     until 3  1--2--|
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2, 3, 1])
  /// numbers.take(until: { $0 == 3 }).subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// The matching value is not emitted. ``take(while:)`` takes the opposite condition.
  ///
  /// - **Ends:** completes at the first match, and disposes the source; otherwise with the source.
  ///   An error thrown by `predicate` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true to complete.
  @preconcurrency
  public final func take(
    until predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .take(predicate, until: true, includesLast: false))
      .named(after: self, "-takeUntil:")
  }
}
