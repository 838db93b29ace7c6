// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import BraidObservable

// Written by .ci/generate.
// The caller guarantees that closures may run on the thread that sends the event.

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableConvertibleType where Element: Sendable {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: consuming @escaping (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover
    return asSharedSequence(
      sharingStrategy: sharingStrategy, onErrorRecover: { onErrorRecover($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func asDriver(onErrorRecover: consuming @escaping (_ error: any Error) -> Driver<Element>)
    -> Driver<Element>
  {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover
    return asDriver(onErrorRecover: { onErrorRecover($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func asSignal(onErrorRecover: consuming @escaping (_ error: any Error) -> Signal<Element>)
    -> Signal<Element>
  {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover
    return asSignal(onErrorRecover: { onErrorRecover($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequence {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element)
    -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(first, second, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(collection, resultSelector: { resultSelector($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func deferred(_ observableFactory: consuming @escaping () -> SharedSequence)
    -> SharedSequence
  {
    nonisolated(unsafe) let observableFactory = observableFactory
    return deferred({ observableFactory() })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element
  ) -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(collection, resultSelector: { resultSelector($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, resultSelector: { resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, resultSelector: { resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: consuming @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    nonisolated(unsafe) let resultSelector = resultSelector
    return withLatestFrom(second, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    nonisolated(unsafe) let predicate = predicate
    return filter({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: consuming @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(promised(keySelector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged(_ comparer: consuming @escaping (Element, Element) -> Bool)
    -> SharedSequence<SharingStrategy, Element>
  {
    nonisolated(unsafe) let comparer = comparer
    return distinctUntilChanged({ comparer($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged<K>(
    _ keySelector: consuming @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    nonisolated(unsafe) let keySelector = keySelector, comparer = comparer
    return distinctUntilChanged({ keySelector($0) }, comparer: { comparer($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinct(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    nonisolated(unsafe) let predicate = predicate
    return distinct({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func partition(_ predicate: consuming @escaping (Element) -> Bool) -> (
    matches: SharedSequence<SharingStrategy, Element>,
    nonMatches: SharedSequence<SharingStrategy, Element>
  ) {
    nonisolated(unsafe) let predicate = predicate
    return partition({ predicate($0) })
  }

  public func map<Result>(_ selector: consuming @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    let unchecked = selector
    return SharedSequence<SharingStrategy, Result>(shared.map(unchecked))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func compactMap<Result>(_ selector: consuming @escaping (Element) -> Result?)
    -> SharedSequence<SharingStrategy, Result>
  {
    nonisolated(unsafe) let selector = selector
    return compactMap({ selector($0) })
  }

  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let unchecked = selector
    return SharedSequence<Sharing, Result>(shared.flatMap(unchecked))
  }

  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let unchecked = selector
    return SharedSequence<Sharing, Result>(shared.flatMapFirst(unchecked))
  }

  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: consuming @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let unchecked = selector
    return SharedSequence<Sharing, Result>(shared.flatMapLatest(unchecked))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func scan<A>(_ seed: A, accumulator: consuming @escaping (A, Element) -> A)
    -> SharedSequence<SharingStrategy, A>
  {
    nonisolated(unsafe) let accumulator = accumulator
    return scan(seed, accumulator: { accumulator($0, $1) })
  }

  public func `do`(
    onNext: consuming ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    let unchecked = onNext
    return SharedSequence(
      shared.do(
        onNext: unchecked, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func take(
    while predicate: consuming @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> SharedSequence<SharingStrategy, Element> {
    nonisolated(unsafe) let predicate = predicate
    return take(while: { predicate($0) }, behavior: behavior)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func ignoreWhen(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    nonisolated(unsafe) let predicate = predicate
    return ignoreWhen({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filterMap<Result>(_ transform: consuming @escaping (Element) -> FilterMap<Result>)
    -> SharedSequence<SharingStrategy, Result>
  {
    nonisolated(unsafe) let transform = transform
    return filterMap({ transform($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: consuming @escaping (Accumulated, Element) -> Accumulated
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator
    return reduce(seed, accumulator: { accumulator($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: consuming @escaping (Accumulated, Element) -> Accumulated,
    mapResult: @escaping (Accumulated) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    nonisolated(unsafe) let accumulator = accumulator, mapResult = mapResult
    return reduce(seed, accumulator: { accumulator($0, $1) }, mapResult: { mapResult($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func count(_ predicate: consuming @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Int
  > {
    nonisolated(unsafe) let predicate = predicate
    return count({ predicate($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: consuming @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return withUnretained(obj, resultSelector: { resultSelector($0, $1) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType where Element: Collection {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func mapMany<Result>(_ transform: consuming @escaping (Element.Element) -> Result)
    -> SharedSequence<SharingStrategy, [Result]>
  {
    nonisolated(unsafe) let transform = transform
    return mapMany({ transform($0) })
  }
}
