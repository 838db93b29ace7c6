// SPDX-License-Identifier: MIT
public import BraidCore

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
  public final func reduceEach<each Element, Result>(
    _ transform: @escaping @Sendable (repeat each Element) throws -> Result
  ) -> Signal<Result> where Value == (repeat each Element) {
    StagedSignal(
      self, MapStage { (tuple: (repeat each Element)) in try transform(repeat each tuple) }
    ).named(after: self, "-reduceEach:")
  }
}
