// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Emits `element`, then the values of the source.
  ///
  /// - Parameter element: The value to emit first.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.startWith(element))
  }

  /// Combines each value with the latest value of another shared sequence.
  ///
  /// Emits only when this sequence emits. To emit when either does, use `combineLatest`.
  ///
  /// - **Ends:** with this sequence; `second` may complete earlier.
  ///
  /// - Parameters:
  ///   - second: The sequence that provides the latest value.
  ///   - resultSelector: Returns a result for a value and the latest value of `second`.
  @available(swift 6) @preconcurrency
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping @Sendable (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      shared.withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Emits the latest value of another shared sequence each time this one emits.
  ///
  /// - Parameter second: The sequence that provides the latest value.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(
      shared.withLatestFrom(second.asSharedSequence()))
  }

  /// Merges the values of all sources as they arrive.
  ///
  /// - **Ends:** completes when all sources have completed.
  ///
  /// - Parameter sources: The sources. For an empty collection, the result completes immediately.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Merges the values of an array of sources as they arrive.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Merges the values of several sources as they arrive.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }
}

extension SharedSequence {
  /// Emits the values of the sources, one source after another.
  ///
  /// - Parameter sequence: The sources. The next one is requested when the previous one has
  ///   completed, so the sequence may be lazy or infinite.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence where Sequence.Element == SharedSequence {
    SharedSequence(.concat(sequence.lazy.map { $0.source }))
  }

  /// Emits the values of a collection of sources, one source after another.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence where Collection.Element == SharedSequence {
    SharedSequence(.concat(collection.map { $0.source }))
  }
}
