// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension InfallibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(collection, resultSelector: { resultSelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: consuming @escaping (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withLatestFrom(second, resultSelector: { resultSelector($0, $1) })
  }
}
