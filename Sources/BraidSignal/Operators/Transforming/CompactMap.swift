// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Transforms each value, and drops the results that are nil.
  ///
  ///     source                1-x--3|
  ///     compactMap(Int.init)  1----3|
  ///
  /// ```swift
  /// let texts = Signal.from(["1", "x", "3"])
  /// texts.compactMap { Int($0) }.subscribe(next: { print($0) })  // 1, 3
  /// ```
  ///
  /// To drop nil values without transforming, use ``skipNil()``; to drop values by a condition,
  /// ``filter(_:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `transform` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `transform` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter transform: Returns the result for a value, or nil to drop it.
  @preconcurrency
  public final func compactMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result?
  ) -> Signal<Result> {
    makeSignal(raw, .compactMap(transform)).named(after: self, "-compactMap:")
  }

  /// Drops the values that are nil, and unwraps the others.
  ///
  /// ```swift
  /// let numbers: Signal<Int> = Signal.from(["1", "two", "3"]).map { Int($0) }.skipNil()
  /// ```
  ///
  /// - Returns: A signal of the values that are not nil.
  public final func skipNil<Wrapped>() -> Signal<Wrapped> where Value == Wrapped? {
    makeSignal(raw, .unwrap).named(after: self, "-skipNil")
  }
}
