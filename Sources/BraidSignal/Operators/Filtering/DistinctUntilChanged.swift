// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Drops each value that equals the value before it.
  ///
  ///     source                 a--a--b--a|
  ///     distinctUntilChanged   a-----b--a|
  ///
  /// ```swift
  /// let readings = Signal.from([20, 20, 21, 20])
  /// readings.distinctUntilChanged().subscribe(next: { print($0) })  // 20, 21, 20
  /// ```
  ///
  /// The first value is always emitted. To drop every occurrence of one particular value, use
  /// ``ignore(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread; values are compared there.
  /// - Complexity: O(1) per value; retains the most recent value of each subscription.
  public final func distinctUntilChanged() -> Signal<Value> where Value: Equatable {
    makeSignal(raw, .distinctUntilChanged { (first: Value, second: Value) in first == second })
      .named(after: self, "-distinctUntilChanged")
  }

  /// Drops each value that `areEqual` considers equal to the value before it.
  ///
  /// Differs from ``distinctUntilChanged()`` in the comparison. An error thrown by `areEqual` fails
  /// the signal (C7).
  ///
  /// - Parameter areEqual: Returns true if the value before and the new value count as equal.
  @available(swift 6) @preconcurrency
  public final func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Value, Value) throws -> Bool
  ) -> Signal<Value> {
    makeSignal(raw, .distinctUntilChanged(areEqual)).named(after: self, "-distinctUntilChanged")
  }
}
