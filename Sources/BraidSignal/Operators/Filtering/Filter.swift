// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits only the values for which `isIncluded` returns true.
  ///
  ///     source  1--2--3--4|
  ///     even    ---2-----4|
  ///
  /// ```swift
  /// let numbers = Signal.from(1...4)
  /// numbers.filter { $0.isMultiple(of: 2) }.subscribe(next: { print($0) })  // 2, 4
  /// ```
  ///
  /// To end the signal at the first value that fails the test, use ``take(while:)``. To drop values
  /// only until the first match, use ``skip(until:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `isIncluded` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `isIncluded` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter isIncluded: Returns true for a value to emit.
  @preconcurrency
  public final func filter(
    _ isIncluded: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .filter(isIncluded)).named(after: self, "-filter:")
  }
}

extension Signal where Value: Equatable {
  /// Drops the values that equal `value`.
  ///
  ///     source    a--b--a--c|
  ///     ignore a  ---b-----c|
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "a", "c"])
  /// letters.ignore("a").subscribe(next: { print($0) })  // b, c
  /// ```
  ///
  /// To drop repetitions of any value, use ``distinctUntilChanged()``. To drop all values, use
  /// ``ignoreValues()``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: one comparison per value; stores no source values.
  ///
  /// - Parameter value: The value to drop.
  public final func ignore(_ value: Value) -> Signal<Value> {
    nonisolated(unsafe) let value = value  // only compared
    return makeSignal(raw, .filter { $0 != value }).named(after: self, "-ignore:")
  }
}
