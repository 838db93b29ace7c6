// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(collection, resultSelector: { try resultSelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: consuming @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withLatestFrom(second, resultSelector: { try resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(collection, resultSelector: { try resultSelector($0) })
  }
}
