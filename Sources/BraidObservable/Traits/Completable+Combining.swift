// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with another completable when this one has completed.
  ///
  /// - **Ends:** as `second` does; an error of this one ends it, and `second` is not subscribed to.
  ///
  /// - Parameter second: What comes afterwards.
  @inlinable
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second))
  }

  /// Runs completables one after the other.
  ///
  /// - **Ends:** completes after the last one; the first error ends it.
  ///
  /// - Parameter sequence: The completables, asked for one when the one before has completed, so it
  ///   may be lazy or without end.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Runs completables one after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .concat(collection.map(\.source)))
  }

  /// Runs completables one after the other.
  @inlinable
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs completables at the same time, and waits for all.
  ///
  ///     a    --|
  ///     b    ----|
  ///     zip  ----|
  ///
  /// - **Ends:** completes when all have; the first error ends it and disposes the others.
  ///
  /// - Parameter sources: The completables; none completes at once.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Runs completables at the same time, and waits for all; see the form with a collection.
  @inlinable
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Runs completables at the same time, and waits for all; see the form with a collection.
  @inlinable
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }
}
