// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends what `transform` makes of the value.
  ///
  /// - **Ends:** fails if `transform` throws. It is not called if there is no value.
  ///
  /// - Parameter transform: The result for the value.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.map(transform))
  }

  /// Sends what `transform` makes of the value, unless that is nil.
  ///
  /// - **Ends:** completes without a value for nil; fails if `transform` throws.
  ///
  /// - Parameter transform: The result for the value, or nil for none.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Sends the value if `predicate` is true for it.
  ///
  /// - **Ends:** completes without a value if it is not; fails if `predicate` throws.
  ///
  /// - Parameter predicate: Whether the value passes.
  @available(swift 6) @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Goes on with the maybe that `selector` makes of the value.
  ///
  /// - **Ends:** as the inner maybe does; completes if there is no value; fails if this maybe does,
  ///   or if `selector` throws.
  ///
  /// - Parameter selector: Makes the maybe to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Sends a value of its own if there is none.
  ///
  ///     maybe                ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// - Parameter substitute: The value.
  @inlinable
  public func ifEmpty(default substitute: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: substitute))
  }

  /// Goes on with another maybe if there is no value.
  ///
  /// - **Ends:** an error of this one ends it, and the other one is not subscribed to.
  ///
  /// - Parameter other: What to go on with.
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with a single if there is no value: it may be the request behind the cache.
  ///
  ///     maybe              ---|
  ///     other              --(a|)
  ///     ifEmpty(switchTo)  -----(a|)
  ///
  /// - **Ends:** an error of this one ends it, and the single is not subscribed to.
  ///
  /// - Parameter other: What to go on with.
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Sends another value in place of the value, if there is one.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter value: What to send.
  @inlinable
  public func mapTo<Result>(_ value: Result) -> Maybe<Result> { Maybe(raw: source.mapTo(value)) }
}
