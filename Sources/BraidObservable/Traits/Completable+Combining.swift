// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to another completable when this one has completed and was disposed.
  ///
  /// - **Ends:** with `second`, or with an error of this completable, in which case `second` is not
  ///   subscribed.
  ///
  /// - Parameter second: The completable that is subscribed next.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second))
  }

  /// Subscribes to completables one after the other.
  ///
  /// - **Ends:** completes after the last completable; fails with the first error.
  ///
  /// - Parameter sequence: The completables. The next element is requested only when the previous
  ///   completable has completed, so the sequence may be lazy or infinite.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.source }))
  }

  /// Subscribes to the completables of a collection one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .concat(collection.map { $0.source }))
  }

  /// Subscribes to completables one after the other.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Subscribes to completables concurrently, and completes when all have completed.
  ///
  ///     a    --|
  ///     b    ----|
  ///     zip  ----|
  ///
  /// ```swift
  /// let saved = Completable.zip(Completable.empty(), Completable.empty())
  /// ```
  ///
  /// - **Ends:** completes when all completables have completed; the first error ends the result
  ///   and disposes the others.
  ///
  /// - Parameter sources: The completables. If there are none, the result completes immediately.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Subscribes to the completables of an array concurrently; see the overload for a collection.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Subscribes to completables concurrently; see the overload for a collection.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }
}
