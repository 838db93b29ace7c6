// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Drops the first `count` values and emits the rest.
  ///
  ///     source   a--b--c--d|
  ///     skip(2)  ------c--d|
  ///
  /// ```swift
  /// let rows = Signal.from(["header", "1", "2"])
  /// rows.skip(1).subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// To drop values up to a condition, use ``skip(while:)``. To emit only the first values, use
  /// ``take(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter count: The number of values to drop. Zero or less drops none.
  public final func skip(_ count: Int) -> Signal<Value> {
    makeSignal(raw, .skip(count)).named(after: self, "-skip:", count)
  }
}

extension Signal {
  /// Drops values while `predicate` returns true, then emits all the rest.
  ///
  ///     source       1--2--3--1|
  ///     less than 3  ------3--1|
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2, 3, 1])
  /// numbers.skip(while: { $0 < 3 }).subscribe(next: { print($0) })  // 3, 1
  /// ```
  ///
  /// After the first value for which `predicate` returns false, `predicate` is not called again. To
  /// test every value, use ``filter(_:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `predicate` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true for a value to drop.
  @preconcurrency
  public final func skip(
    while predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .skip(while: predicate)).named(after: self, "-skipWhile:")
  }

  /// Drops values until `predicate` returns true, then emits that value and all the rest.
  ///
  ///     source   1--2--3--1|
  ///     until 3  ------3--1|
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2, 3, 1])
  /// numbers.skip(until: { $0 == 3 }).subscribe(next: { print($0) })  // 3, 1
  /// ```
  ///
  /// After the first match, `predicate` is not called again. ``skip(while:)`` takes the opposite
  /// condition.
  ///
  /// - **Ends:** with the source; an error thrown by `predicate` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true for the first value to emit.
  @preconcurrency
  public final func skip(
    until predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .skip { (value: Value) in try !predicate(value) }).named(
      after: self, "-skipUntil:")
  }
}
