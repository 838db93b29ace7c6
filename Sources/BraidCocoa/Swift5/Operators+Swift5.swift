// SPDX-License-Identifier: MIT
public import BraidObservable

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension SharedSequenceConvertibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: consuming @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withLatestFrom(second, resultSelector: { resultSelector($0, $1) })
  }
}

extension SharedSequenceConvertibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return filter({ predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: consuming @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    return distinctUntilChanged({ keySelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged(_ comparer: consuming @escaping (Element, Element) -> Bool)
    -> SharedSequence<SharingStrategy, Element>
  {
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinctUntilChanged<K>(
    _ keySelector: consuming @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    nonisolated(unsafe) let comparer = comparer  // the caller promises
    return distinctUntilChanged({ keySelector($0) }, comparer: { comparer($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func distinct(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return distinct({ predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func partition(_ predicate: consuming @escaping (Element) -> Bool) -> (
    matches: SharedSequence<SharingStrategy, Element>,
    nonMatches: SharedSequence<SharingStrategy, Element>
  ) {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return partition({ predicate($0) })
  }
}

extension SharedSequenceConvertibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func map<Result>(_ selector: consuming @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return map({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func compactMap<Result>(_ selector: consuming @escaping (Element) -> Result?)
    -> SharedSequence<SharingStrategy, Result>
  {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return compactMap({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMap({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapFirst({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapLatest({ selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func scan<A>(_ seed: A, accumulator: consuming @escaping (A, Element) -> A)
    -> SharedSequence<SharingStrategy, A>
  {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return scan(seed, accumulator: { accumulator($0, $1) })
  }
}
