// SPDX-License-Identifier: MIT

extension Signal where Value: Equatable & Sendable {
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
  @inlinable
  public final func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named(after: self, "-ignore:")
  }
}
