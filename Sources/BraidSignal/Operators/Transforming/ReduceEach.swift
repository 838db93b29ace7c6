// SPDX-License-Identifier: MIT

// Tuples of two to eight are written out: with the form of any length the compiler does not find
// the type of a closure such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension Signal {
  /// Sends what `transform` makes of the elements of each tuple.
  ///
  ///     source      x--y--z|
  ///     reduceEach  1--2--3|
  ///
  /// What ``map(_:)`` does with a closure of several parameters, by the name ReactiveObjC gives it.
  /// An error thrown by `transform` ends the signal (C7).
  ///
  /// - Parameter transform: Takes as many arguments as the tuples have elements.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, Result>(
    _ transform: @escaping @Sendable (A, B) throws -> Result
  ) -> Signal<Result> where Value == (A, B) {
    map { try transform($0, $1) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the three elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C) {
    map { try transform($0, $1, $2) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the four elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, D, Result>(
    _ transform: @escaping @Sendable (A, B, C, D) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D) {
    map { try transform($0, $1, $2, $3) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the five elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, D, E, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E) {
    map { try transform($0, $1, $2, $3, $4) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the six elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, D, E, F, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F) {
    map { try transform($0, $1, $2, $3, $4, $5) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the seven elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, D, E, F, G, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F, G) {
    map { try transform($0, $1, $2, $3, $4, $5, $6) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the eight elements of each tuple; see the form with two.
  @preconcurrency @inlinable
  public final func reduceEach<A, B, C, D, E, F, G, H, Result>(
    _ transform: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
  ) -> Signal<Result> where Value == (A, B, C, D, E, F, G, H) {
    map { try transform($0, $1, $2, $3, $4, $5, $6, $7) }.named(after: self, "-reduceEach:")
  }

  /// Sends what `transform` makes of the elements of each tuple, of any length; see the form with
  /// two.
  @_disfavoredOverload @preconcurrency @inlinable
  public final func reduceEach<each Element, Result>(
    _ transform: @escaping @Sendable (repeat each Element) throws -> Result
  ) -> Signal<Result> where Value == (repeat each Element) {
    map { (tuple: (repeat each Element)) in try transform(repeat each tuple) }
      .named(after: self, "-reduceEach:")
  }
}
