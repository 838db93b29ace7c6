// SPDX-License-Identifier: MIT

@available(swift 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
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
