// SPDX-License-Identifier: MIT

// Not one function with a parameter pack: a tuple cannot be split at a pack, and the compiler
// (6.3.1) crashes on a closure that takes a tuple of a function and a pack.

extension Signal {
  /// Calls the function in each pair with the value in the pair.
  ///
  ///     functions    f-----g---|
  ///     arguments    --1-2---3|
  ///     reduceApply  --a-b-c-d-|
  ///
  /// ```swift
  /// let format = Signal<@Sendable (Int) -> String>.just { "\($0) km" }
  /// let distance = Signal.from([3, 4])
  /// Signal.combineLatest(format, distance) { ($0 as (Int) -> String, $1) }
  ///   .reduceApply()
  ///   .subscribe(next: { (text: String) in print(text) })  // 3 km, 4 km
  /// ```
  ///
  /// Use it for a function that changes over time: combine the latest function with its latest
  /// arguments. If the function is constant, use ``map(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread; the function runs there.
  /// - Complexity: O(1) per value; stores no values.
  public final func reduceApply<First, Result>() -> Signal<Result>
  where Value == ((First) -> Result, First) {
    map { $0.0($0.1) }.named(after: self, "-reduceApply")
  }

  /// Calls the function in each triple with the other two values.
  public final func reduceApply<First, Second, Result>() -> Signal<Result>
  where Value == ((First, Second) -> Result, First, Second) {
    map { $0.0($0.1, $0.2) }.named(after: self, "-reduceApply")
  }

  /// Calls the function in each tuple of four with the other three values.
  public final func reduceApply<First, Second, Third, Result>() -> Signal<Result>
  where Value == ((First, Second, Third) -> Result, First, Second, Third) {
    map { $0.0($0.1, $0.2, $0.3) }.named(after: self, "-reduceApply")
  }
}
