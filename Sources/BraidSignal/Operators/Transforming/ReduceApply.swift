// SPDX-License-Identifier: MIT

// Not one function with a parameter pack: a tuple cannot be split at a pack, and the compiler
// (6.3.1) crashes on a closure that takes a tuple of a function and a pack.

extension Signal {
  /// Applies the function in front of each pair to the value after it.
  ///
  ///     functions    f-----g---|
  ///     arguments    --1-2---3|
  ///     reduceApply  --a-b-c-d-|
  ///
  /// For functions that change over time: combine the latest one with its latest arguments.
  @inlinable
  public final func reduceApply<First, Result>() -> Signal<Result>
  where Value == ((First) -> Result, First) {
    map { $0.0($0.1) }.named(after: self, "-reduceApply")
  }

  /// Applies the function in front of each tuple to the two values after it.
  @inlinable
  public final func reduceApply<First, Second, Result>() -> Signal<Result>
  where Value == ((First, Second) -> Result, First, Second) {
    map { $0.0($0.1, $0.2) }.named(after: self, "-reduceApply")
  }

  /// Applies the function in front of each tuple to the three values after it.
  @inlinable
  public final func reduceApply<First, Second, Third, Result>() -> Signal<Result>
  where Value == ((First, Second, Third) -> Result, First, Second, Third) {
    map { $0.0($0.1, $0.2, $0.3) }.named(after: self, "-reduceApply")
  }
}
