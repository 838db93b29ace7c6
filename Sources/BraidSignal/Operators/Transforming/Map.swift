// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Transforms each value.
  ///
  ///     source     a--b--c|
  ///     uppercase  A--B--C|
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c"])
  /// letters.map { $0.uppercased() }.subscribe(next: { print($0) })  // A, B, C
  /// ```
  ///
  /// If `transform` returns a signal, use ``flattenMap(_:)-((Value)->Signal<Result>)``; for a
  /// constant result, ``map(to:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `transform` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `transform` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter transform: Returns the result for a value.
  @preconcurrency
  public final func map<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    makeSignal(raw, .map(transform)).named(after: self, "-map:")
  }
}

extension Signal {
  /// Replaces each value by `value`.
  ///
  ///     source  a--b--c|
  ///     to x    x--x--x|
  ///
  /// ```swift
  /// let taps = Signal.from([1, 2])
  /// taps.map(to: "tapped").subscribe(next: { print($0) })  // tapped, tapped
  /// ```
  ///
  /// If the result depends on the value, use ``map(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no source values.
  ///
  /// - Parameter value: The value to emit.
  public final func map<Result>(to value: Result) -> Signal<Result> {
    makeSignal(raw, .map(to: value)).named(after: self, "-mapReplace:")
  }
}
