// SPDX-License-Identifier: MIT

@available(swift 6)
extension PrimitiveSequenceType where Trait: ValueTrait {
  /// Transforms the value.
  ///
  /// - **Ends:** with the source; fails if `transform` throws. `transform` is not called if there
  ///   is no value.
  ///
  /// - Parameter transform: Returns the result for the value.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.map(transform))
  }

  /// Transforms the value, and drops the result if it is `nil`.
  ///
  /// - **Ends:** completes without a value if the result is `nil`; fails if `transform` throws.
  ///
  /// - Parameter transform: Returns the result for the value, or `nil` to drop it.
  @preconcurrency
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Emits the value only if `predicate` returns true for it.
  ///
  ///     single           --a|
  ///     filter { true }  --a|
  ///     filter { false } ---|
  ///
  /// - **Ends:** completes without a value if `predicate` returns false; fails if it throws.
  ///
  /// - Parameter predicate: Whether the value is emitted.
  @preconcurrency
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }
}

extension PrimitiveSequence where Trait: ValueTrait {
  /// Replaces the value, if there is one, by another value.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter value: The value to emit.
  public func mapTo<Result>(_ value: Result) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence<Trait, Result>(raw: source.mapTo(value))
  }
}
