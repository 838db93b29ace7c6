// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func count(
    _ predicate: consuming @escaping (Element) throws -> Bool
  ) -> Observable<Int> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return count({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinct(
    _ predicate: consuming @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return distinct({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func expand(
    maxConcurrent: Int = .max,
    _ selector: consuming @escaping (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return expand(maxConcurrent: maxConcurrent, { try selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func filterMap<Result>(
    _ transform: consuming @escaping (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return filterMap({ try transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func ignoreErrors(
    _ predicate: consuming @escaping (any Error) -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return ignoreErrors({ predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func ignoreWhen(
    _ predicate: consuming @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return ignoreWhen({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func partition(
    _ predicate: consuming @escaping (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return partition({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func toSortedArray(
    by: consuming @escaping (Element, Element) -> Bool
  ) -> Single<[Element]> {
    nonisolated(unsafe) let by = by  // the caller promises
    return toSortedArray(by: { by($0, $1) })
  }
}

extension ObservableType where Element: Collection {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func mapMany<Result>(
    _ transform: consuming @escaping (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return mapMany({ try transform($0) })
  }
}

extension ZipOperator {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other,
    resultSelector: consuming @escaping (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return callAsFunction(with: second, resultSelector: { try resultSelector($0, $1) })
  }
}
