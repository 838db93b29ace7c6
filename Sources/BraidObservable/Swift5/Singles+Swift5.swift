// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(collection, resultSelector: { try resultSelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func map<Result>(_ transform: consuming @escaping (Element) throws -> Result) -> Single<
    Result
  > {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return map({ try transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) throws -> Result?)
    -> Maybe<Result>
  {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return compactMap({ try transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) throws -> Bool) -> Maybe<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return filter({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMap<Result>(_ selector: consuming @escaping (Element) throws -> Single<Result>)
    -> Single<Result>
  {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMap({ try selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapMaybe<Result>(
    _ selector: consuming @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapMaybe({ try selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapCompletable(_ selector: consuming @escaping (Element) throws -> Completable)
    -> Completable
  {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapCompletable({ try selector($0) })
  }
}
