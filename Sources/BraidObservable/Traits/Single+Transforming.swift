// SPDX-License-Identifier: MIT

@available(swift 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the value.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: Returns the result for the value.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
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

  /// Transforms the value into a single, and subscribes to it.
  ///
  ///     single   --(a|)
  ///     inner    ---(x|)
  ///     flatMap  -----(x|)
  ///
  /// ```swift
  /// let user = Single.just(7).flatMap { id in Single.just("user \(id)") }
  /// ```
  ///
  /// Use it for consecutive requests. To continue with a maybe, use
  /// ``flatMapMaybe(_:)-((Self.Element)->Maybe<Result>)``; with a completable,
  /// ``flatMapCompletable(_:)-((Self.Element)->Completable)``.
  ///
  /// - **Ends:** with the inner single; fails if this single fails or `selector` throws.
  ///
  /// - Parameter selector: Returns the inner single for the value.
  @preconcurrency
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Transforms the value into a maybe, and subscribes to it.
  ///
  /// ```swift
  /// let name = Single.just(1).flatMapMaybe { number in
  ///   number == 1 ? Maybe.just("one") : .empty()
  /// }
  /// ```
  ///
  /// - **Ends:** with the inner maybe; fails if this single fails or `selector` throws.
  ///
  /// - Parameter selector: Returns the inner maybe for the value.
  @preconcurrency
  public func flatMapMaybe<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Transforms the value into a completable, and subscribes to it.
  ///
  /// - **Ends:** with the inner completable; fails if this single fails or `selector` throws.
  ///
  /// - Parameter selector: Returns the inner completable for the value.
  @preconcurrency
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Replaces the value by another value.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter value: The value to emit.
  public func mapTo<Result>(_ value: Result) -> Single<Result> { Single(raw: source.mapTo(value)) }
}
