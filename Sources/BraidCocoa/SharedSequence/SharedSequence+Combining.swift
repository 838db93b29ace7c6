// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Sends a value, then what the source sends.
  ///
  /// - Parameter element: The value.
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.startWith(element))
  }

  /// Sends each value together with the latest one of another shared sequence.
  ///
  /// - **Ends:** as this one does; `second` may complete before.
  ///
  /// - Parameters:
  ///   - second: The sequence that is sampled.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping @Sendable (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      shared.withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Sends the latest value of another shared sequence for each value.
  ///
  /// - Parameter second: The sequence that is sampled.
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(
      shared.withLatestFrom(second.asSharedSequence()))
  }

  /// Sends the values of all sources as they come.
  ///
  /// - **Ends:** completes when all have.
  ///
  /// - Parameter sources: What to merge; empty completes at once.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map(\.source)))
  }

  /// Sends the values of all sources as they come; see the form with a collection.
  @inlinable
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map(\.source)))
  }

  /// Sends the values of all sources as they come; see the form with a collection.
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map(\.source)))
  }
}

extension SharedSequence {
  /// Sends the values of the sources, one source after the other.
  ///
  /// - Parameter sequence: The sources, asked for one when the one before has completed, so it may
  ///   be lazy or without end.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence where Sequence.Element == SharedSequence {
    SharedSequence(.concat(sequence.lazy.map(\.source)))
  }

  /// Sends the values of the sources, one source after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence where Collection.Element == SharedSequence {
    SharedSequence(.concat(collection.map(\.source)))
  }
}
