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
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  func call_withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    withUnretained(obj, resultSelector: resultSelector)
  }
}
