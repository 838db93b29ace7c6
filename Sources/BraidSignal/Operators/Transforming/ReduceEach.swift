// SPDX-License-Identifier: MIT

// Tuples of two to eight elements have overloads of their own: with the variadic overload alone,
// the compiler does not infer the type of a closure such as `{ $0 + $1 + $2 + $3 }` in reasonable
// time (`Docs/Decisions/0007-written-out-joins.md`).

extension Signal {
  /// Maps each pair by a closure with two parameters.
  ///
  ///     source      x--y--z|
  ///     reduceEach  1--2--3|
  ///
  /// ```swift
  /// let points = Signal.from([(1, 2), (3, 4)])
  /// points.reduceEach { x, y in x + y }.subscribe(next: { print($0) })  // 3, 7
  /// ```
  ///
  /// Differs from ``map(_:)`` only in that the closure receives the elements of the tuple as
  /// separate arguments. The name is ReactiveObjC's.
  ///
  /// - **Ends:** with the source; an error thrown by `transform` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `transform` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter transform: Returns a result for the elements of a tuple.
  @preconcurrency
  public final func reduceEach<A, B, Result>(
    _ transform: @escaping @Sendable (A, B) throws -> Result
  ) -> Signal<Result> where Value == (A, B) {
    map { try transform($0, $1) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of three elements by a closure with three parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C) {
    map { try transform($0, $1, $2) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of four elements by a closure with four parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, D, Result>(
    _ transform: @escaping @Sendable (A, B, C, D) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D) {
    map { try transform($0, $1, $2, $3) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of five elements by a closure with five parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, D, E, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E) {
    map { try transform($0, $1, $2, $3, $4) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of six elements by a closure with six parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, D, E, F, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F) {
    map { try transform($0, $1, $2, $3, $4, $5) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of seven elements by a closure with seven parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, D, E, F, G, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F, G) {
    map { try transform($0, $1, $2, $3, $4, $5, $6) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of eight elements by a closure with eight parameters.
  @preconcurrency
  public final func reduceEach<A, B, C, D, E, F, G, H, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F, G, H) {
    map { try transform($0, $1, $2, $3, $4, $5, $6, $7) }.named(after: self, "-reduceEach:")
  }

  /// Maps each tuple of any length by a closure with as many parameters.
  @_disfavoredOverload @preconcurrency
  public final func reduceEach<each Element, Result>(
    _ transform: @escaping @Sendable (repeat each Element) throws -> Result
  ) -> Signal<Result> where Value == (repeat each Element) {
    map { (tuple: (repeat each Element)) in try transform(repeat each tuple) }
      .named(after: self, "-reduceEach:")
  }
}
