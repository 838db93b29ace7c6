// SPDX-License-Identifier: MIT
public import BraidCore

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) throws -> Result?)
    -> Observable<Result>
  {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return compactMap({ try transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let unchecked = selector  // the caller promises
    let selector: @Sendable (Element) throws -> Source = { try unchecked($0) }
    return OperatorObservable(LimitedFlatMap(asObservable(), limit: 1, InnerSelector(selector)))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let unchecked = selector  // the caller promises
    let selector: @Sendable (Element) throws -> Source = { try unchecked($0) }
    return OperatorObservable(FlatMap(asObservable(), InnerSelector(selector)))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let unchecked = selector  // the caller promises
    let selector: @Sendable (Element) throws -> Source = { try unchecked($0) }
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Source.Element>, scope) in
        MergeSink(sink, scope, InnerSelector(selector)).runIfIdle(source)
      })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let unchecked = selector  // the caller promises
    let selector: @Sendable (Element) throws -> Source = { try unchecked($0) }
    return OperatorObservable(FlatMapLatest(asObservable(), InnerSelector(selector)))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let unchecked = selector  // the caller promises
    let selector: @Sendable (Element) throws -> Source = { try unchecked($0) }
    return Infallible(
      raw: OperatorObservable(FlatMapLatest(asObservable(), InnerSelector(selector))))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func groupBy<Key: Hashable & SendableMetatype>(
    keySelector: consuming @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    nonisolated(unsafe) let keySelector = keySelector  // the caller promises
    return groupBy(keySelector: { try keySelector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable
  public func map<Result>(_ transform: consuming @escaping (Element) throws -> Result)
    -> Observable<Result>
  {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return StagedObservable(asObservable(), MapStage { try transform($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func reduce<Accumulated>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return reduce(seed, accumulator: { try accumulator($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    nonisolated(unsafe) let mapResult = mapResult  // the caller promises
    return reduce(seed, accumulator: { try accumulator($0, $1) }, mapResult: { try mapResult($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func scan<Accumulated>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return scan(seed, accumulator: { try accumulator($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func scan<Accumulated>(
    into seed: Accumulated,
    accumulator: consuming @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator  // the caller promises
    return scan(into: seed, accumulator: { try accumulator(&$0, $1) })
  }
}
