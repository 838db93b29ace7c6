// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: consuming @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    return distinctUntilChanged({ try keySelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged(
    _ comparer: consuming @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ try comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<Key>(
    _ keySelector: consuming @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ try keySelector($0) }, comparer: { try comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return filter({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func skip(while predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return skip(while: { try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func take(
    while predicate: consuming @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return take(while: { try predicate($0) }, behavior: behavior)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func take(
    until predicate: consuming @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return take(until: { try predicate($0) }, behavior: behavior)
  }
}
