// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Makes a result of the values of several maybes, if all have one.
  ///
  ///     a    --(a|)
  ///     b    ----|
  ///     zip  ----|
  ///
  /// - **Ends:** completes without a value when all have ended and one of them had none, or with a
  ///   value that no other can match any more; the first error, or one thrown by `resultSelector`,
  ///   ends it and disposes the others.
  /// - **Threads:** the result arrives where the last value was sent.
  ///
  /// - Parameters:
  ///   - source: The maybes, of any types.
  ///   - resultSelector: Makes the result.
  @preconcurrency @inlinable
  public static func zip<each Source>(
    _ source: repeat Maybe<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(repeat (each source).source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Sends the values of several maybes as a tuple, if all have one.
  ///
  /// - Parameter source: The maybes, of any types.
  @inlinable
  public static func zip<each Source>(
    _ source: repeat Maybe<each Source>
  ) -> Maybe<(repeat each Source)> {
    Maybe<(repeat each Source)>.zip(repeat each source) {
      (element: repeat each Source) in (repeat each element)
    }
  }
}
