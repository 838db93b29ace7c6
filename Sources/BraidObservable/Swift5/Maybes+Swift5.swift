// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>,
    resultSelector: consuming @escaping (A, B) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, resultSelector: { try resultSelector($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>,
    resultSelector: consuming @escaping (A, B, C) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, resultSelector: { try resultSelector($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>,
    resultSelector: consuming @escaping (A, B, C, D) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(first, second, third, fourth, resultSelector: { try resultSelector($0, $1, $2, $3) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func map<Result>(_ transform: consuming @escaping (Element) throws -> Result) -> Maybe<
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
  public func flatMap<Result>(_ selector: consuming @escaping (Element) throws -> Maybe<Result>)
    -> Maybe<Result>
  {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMap({ try selector($0) })
  }
}
