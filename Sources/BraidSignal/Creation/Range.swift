// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: FixedWidthInteger {
  /// Emits consecutive integers, then completes.
  ///
  ///     range(start: 3, count: 4)  (3456|)
  ///
  /// ```swift
  /// Signal.range(start: 3, count: 4).subscribe(next: { print($0) })  // 3, 4, 5, 6
  /// ```
  ///
  /// For other values, use ``from(_:)``.
  ///
  /// - **Ends:** completes after the last integer.
  /// - **Threads:** values arrive synchronously, on the subscribing thread.
  /// - Complexity: O(1) per value.
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: The number of integers. Zero or less emits none.
  /// - Precondition: The last integer, `start + count - 1`, does not overflow its type.
  @inlinable
  public static func range(start: Value, count: Value) -> Signal<Value> {
    OperatorSignal(StepsOperator(takesTurns: false, RangeSteps(start: start, count: count))).named(
      "+range:")
  }
}
