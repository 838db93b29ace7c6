// SPDX-License-Identifier: MIT
public import BraidCore

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
  @preconcurrency @inlinable
  public final func skip(
    while predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, SkipWhileStage(predicate)).named(after: self, "-skipWhile:")
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
  @preconcurrency @inlinable
  public final func skip(
    until predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, SkipWhileStage { try !predicate($0) }).named(after: self, "-skipUntil:")
  }
}
