// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension InfallibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return filter({ predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: consuming @escaping (Element) -> Key
  ) -> Infallible<Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    return distinctUntilChanged({ keySelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged(_ comparer: consuming @escaping (Element, Element) -> Bool)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<Key>(
    _ keySelector: consuming @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ keySelector($0) }, comparer: { comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func skip(while predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return skip(while: { predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func take(
    until predicate: consuming @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return take(until: { predicate($0) }, behavior: behavior)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func take(
    while predicate: consuming @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return take(while: { predicate($0) }, behavior: behavior)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func map<Result>(_ transform: consuming @escaping (Element) -> Result) -> Infallible<
    Result
  > {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return map({ transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) -> Result?)
    -> Infallible<Result>
  {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return compactMap({ transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMap({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return concatMap({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapFirst({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapLatest({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func scan<Seed>(_ seed: Seed, accumulator: consuming @escaping (Seed, Element) -> Seed)
    -> Infallible<Seed>
  {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return scan(seed, accumulator: { accumulator($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func scan<Seed>(
    into seed: Seed, accumulator: consuming @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return scan(into: seed, accumulator: { accumulator(&$0, $1) })
  }
}
