// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends what `transform` makes of the value.
  ///
  /// - **Ends:** fails if `transform` throws.
  ///
  /// - Parameter transform: The result for the value.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
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
  ///     single           --a|
  ///     filter { true }  --a|
  ///     filter { false } ---|
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

  /// Goes on with the single that `selector` makes of the value.
  ///
  ///     single   --(a|)
  ///     inner    ---(x|)
  ///     flatMap  -----(x|)
  ///
  /// One request after another. For a maybe use ``flatMapMaybe(_:)``, for a completable
  /// ``flatMapCompletable(_:)``.
  ///
  /// - **Ends:** as the inner single does; fails if this one does, or if `selector` throws.
  ///
  /// - Parameter selector: Makes the single to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the maybe that `selector` makes of the value.
  ///
  /// - **Ends:** as the maybe does; fails if this single does, or if `selector` throws.
  ///
  /// - Parameter selector: Makes the maybe to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapMaybe<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the completable that `selector` makes of the value.
  ///
  /// - **Ends:** as the completable does; fails if this single does, or if `selector` throws.
  ///
  /// - Parameter selector: Makes the completable to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Sends another value in place of the value.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter value: What to send.
  @inlinable
  public func mapTo<Result>(_ value: Result) -> Single<Result> { Single(raw: source.mapTo(value)) }
}
