// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension Infallible {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(first, second, resultSelector: { resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(
      first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }
}

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

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Infallible<A>, _ second: Infallible<B>,
    resultSelector: consuming @escaping (A, B) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, resultSelector: { resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    resultSelector: consuming @escaping (A, B, C) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, resultSelector: consuming @escaping (A, B, C, D) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }
}
