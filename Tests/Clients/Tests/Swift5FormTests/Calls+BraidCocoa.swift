// SPDX-License-Identifier: MIT
import BraidCocoa

// Written by .ci/generate.

extension ObservableConvertibleType where Element: Sendable {
  func call_asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence(sharingStrategy: sharingStrategy, onErrorRecover: onErrorRecover)
  }

  func call_asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<
    Element
  > {
    asDriver(onErrorRecover: onErrorRecover)
  }

  func call_asSignal(onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>) -> Signal<
    Element
  > {
    asSignal(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequence {
  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) -> Element)
    -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    combineLatest(first, second, resultSelector: resultSelector)
  }

  static func call_combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    combineLatest(collection, resultSelector: resultSelector)
  }

  static func call_deferred(_ observableFactory: @escaping () -> SharedSequence) -> SharedSequence {
    deferred(observableFactory)
  }

  static func call_zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) -> Element
  ) -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    zip(first, second, resultSelector: resultSelector)
  }

  static func call_zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    zip(collection, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    combineLatest(first, second, third, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    combineLatest(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    combineLatest(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    combineLatest(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }
}

extension SharedSequenceConvertibleType {
  func call_withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    withLatestFrom(second, resultSelector: resultSelector)
  }

  func call_filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    filter(predicate)
  }

  func call_distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(keySelector)
  }

  func call_distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool)
    -> SharedSequence<SharingStrategy, Element>
  {
    distinctUntilChanged(comparer)
  }

  func call_distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(keySelector, comparer: comparer)
  }

  func call_distinct(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    distinct(predicate)
  }

  func call_partition(_ predicate: @escaping (Element) -> Bool) -> (
    matches: SharedSequence<SharingStrategy, Element>,
    nonMatches: SharedSequence<SharingStrategy, Element>
  ) {
    partition(predicate)
  }

  func call_map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    map(selector)
  }

  func call_compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<
    SharingStrategy, Result
  > {
    compactMap(selector)
  }

  func call_flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flatMap(selector)
  }

  func call_flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flatMapFirst(selector)
  }

  func call_flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    flatMapLatest(selector)
  }

  func call_scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<
    SharingStrategy, A
  > {
    scan(seed, accumulator: accumulator)
  }

  func call_do(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    self.do(
      onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
      onDispose: onDispose)
  }

  func call_take(while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive)
    -> SharedSequence<SharingStrategy, Element>
  {
    take(while: predicate, behavior: behavior)
  }

  func call_ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    ignoreWhen(predicate)
  }

  func call_filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>)
    -> SharedSequence<SharingStrategy, Result>
  {
    filterMap(transform)
  }

  func call_reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    reduce(seed, accumulator: accumulator)
  }

  func call_reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated,
    mapResult: @escaping (Accumulated) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    reduce(seed, accumulator: accumulator, mapResult: mapResult)
  }

  func call_count(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Int>
  {
    count(predicate)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  func call_withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    withUnretained(obj, resultSelector: resultSelector)
  }
}

extension SharedSequenceConvertibleType where Element: Collection {
  func call_mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> SharedSequence<
    SharingStrategy, [Result]
  > {
    mapMany(transform)
  }
}
