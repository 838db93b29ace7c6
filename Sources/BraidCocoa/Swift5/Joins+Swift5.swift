// SPDX-License-Identifier: MIT
public import BraidObservable

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension SharedSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element)
    -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(first, second, resultSelector: { resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(
      first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(collection, resultSelector: { resultSelector($0) })
  }
}

extension SharedSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element
  ) -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, resultSelector: { resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(collection, resultSelector: { resultSelector($0) })
  }
}
