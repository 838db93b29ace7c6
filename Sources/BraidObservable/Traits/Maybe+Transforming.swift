// SPDX-License-Identifier: MIT

@available(swift 6)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Transforms the value into a maybe, and subscribes to it.
  ///
  /// - **Ends:** with the inner maybe; completes if there is no value; fails if this maybe fails or
  ///   `selector` throws.
  ///
  /// - Parameter selector: Returns the inner maybe for the value.
  @preconcurrency
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Emits a default value if the maybe completes without a value.
  ///
  ///     maybe                ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// - Parameter substitute: The default value.
  public func ifEmpty(default substitute: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: substitute))
  }

  /// Switches to another maybe if this one completes without a value.
  ///
  /// - **Ends:** with `other`, or with this maybe if it emits a value or fails; then `other` is not
  ///   subscribed.
  ///
  /// - Parameter other: The maybe to subscribe to instead.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Switches to a single if this maybe completes without a value: a request behind a cache, for
  /// example.
  ///
  ///     maybe              ---|
  ///     other              --(a|)
  ///     ifEmpty(switchTo)  -----(a|)
  ///
  /// - **Ends:** with `other`, or with this maybe if it emits a value or fails; then `other` is not
  ///   subscribed.
  ///
  /// - Parameter other: The single to subscribe to instead.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}
