// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public final func map<Result>(to value: Result) -> Signal<Result> {
    StagedSignal(self, ConstantStage<Value, Result>(value)).named(after: self, "-mapReplace:")
  }
}
