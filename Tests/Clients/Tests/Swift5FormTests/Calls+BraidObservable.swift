// SPDX-License-Identifier: MIT
import BraidObservable

// Written by .ci/generate.

extension AnyObserver {
  static func call_init(eventHandler: @escaping (Event<Element>) -> Void) -> Self {
    Self(eventHandler: eventHandler)
  }
}

extension ObserverType {
  func call_mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<
    Result
  > {
    mapObserver(transform)
  }
}

extension ObservableType {
  static func call_create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable)
    -> Observable<Element>
  {
    create(subscribe)
  }

  static func call_deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
    -> Observable<Element>
  {
    deferred(observableFactory)
  }

  static func call_fromAsync(
    _ asyncRequest: @escaping (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    generate(initialState: initialState, condition: condition, iterate: iterate)
  }

  static func call_generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType, iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    generate(
      initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate)
  }

  static func call_using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    using(resourceFactory, observableFactory: observableFactory)
  }

  func call_subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  func call_subscribe(
    _ on: @escaping (Event<Element>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(on, fileID: fileID, line: line)
  }

  func call_subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, fileID: fileID, line: line)
  }

  func call_subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeNext(weak: obj, onNext, fileID: fileID, line: line)
  }

  func call_subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping (Object) -> (any Error) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeError(weak: obj, onError, fileID: fileID, line: line)
  }

  func call_subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeCompleted(weak: obj, onCompleted, fileID: fileID, line: line)
  }

  func call_subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(weak: obj, on, fileID: fileID, line: line)
  }

  func call_subscribe<Object: AnyObject>(
    weak obj: Object, onNext: ((Object) -> (Element) -> Void)? = nil,
    onError: ((Object) -> (any Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil,
    onDisposed: ((Object) -> () -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      weak: obj, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  static func call_combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(first, second, resultSelector: resultSelector)
  }

  static func call_combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    combineLatest(collection, resultSelector: resultSelector)
  }

  func call_withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    withLatestFrom(second, resultSelector: resultSelector)
  }

  static func call_zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, resultSelector: resultSelector)
  }

  static func call_zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    zip(collection, resultSelector: resultSelector)
  }

  func call_ignoreErrors(_ predicate: @escaping (any Error) -> Bool) -> Observable<Element> {
    ignoreErrors(predicate)
  }

  func call_retry<Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  func call_retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  func call_contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
    contains(where: predicate)
  }

  func call_allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
    allSatisfy(predicate)
  }

  func call_distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    distinct(predicate)
  }

  func call_distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector)
  }

  func call_distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
    -> Observable<Element>
  {
    distinctUntilChanged(comparer)
  }

  func call_distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: comparer)
  }

  func call_filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter(predicate)
  }

  func call_ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    ignoreWhen(predicate)
  }

  func call_partition(_ predicate: @escaping (Element) throws -> Bool) -> (
    matches: Observable<Element>, nonMatches: Observable<Element>
  ) {
    partition(predicate)
  }

  func call_single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    single(predicate)
  }

  func call_skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  func call_take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: predicate, behavior: behavior)
  }

  func call_take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  func call_multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
  {
    multicast(makeSubject: makeSubject)
  }

  func call_multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    multicast(subjectSelector, selector: selector)
  }

  func call_compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<
    Result
  > {
    compactMap(transform)
  }

  func call_concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    concatMap(selector)
  }

  func call_count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
    count(predicate)
  }

  func call_expand(
    maxConcurrent: Int = .max, _ selector: @escaping (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    expand(maxConcurrent: maxConcurrent, selector)
  }

  func call_filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>)
    -> Observable<Result>
  {
    filterMap(transform)
  }

  func call_flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(selector)
  }

  func call_flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapFirst(selector)
  }

  func call_flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapLatest(selector)
  }

  func call_groupBy<Key: Hashable & SendableMetatype>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    groupBy(keySelector: keySelector)
  }

  func call_map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    map(transform)
  }

  func call_reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    reduce(seed, accumulator: accumulator)
  }

  func call_reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: mapResult)
  }

  func call_scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    scan(seed, accumulator: accumulator)
  }

  func call_scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    scan(into: seed, accumulator: accumulator)
  }

  func call_scan<Accumulated, Source: ObservableConvertibleType>(
    _ seed: Accumulated, resettingTo resets: Source,
    accumulator: @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    scan(seed, resettingTo: resets, accumulator: accumulator)
  }

  func call_scan<Accumulated, Source: ObservableConvertibleType>(
    into seed: Accumulated, resettingTo resets: Source,
    accumulator: @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    scan(into: seed, resettingTo: resets, accumulator: accumulator)
  }

  func call_toSortedArray(by: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
    toSortedArray(by: by)
  }

  func call_do(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    self.do(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
      onSubscribed: onSubscribed, onDispose: onDispose)
  }

  func call_withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    withUnretained(object, resultSelector: resultSelector)
  }

  func call_bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, fileID: fileID, line: line)
  }

  func call_bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, fileID: fileID, line: line)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(first, second, third, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws
      -> Element
  ) -> Observable<Element> {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, third, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws
      -> Element
  ) -> Observable<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  static func call_fromAsync<A>(
    _ asyncRequest: @escaping (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B>(
    _ asyncRequest: @escaping (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C>(
    _ asyncRequest: @escaping (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D>(
    _ asyncRequest: @escaping (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E>(
    _ asyncRequest: @escaping (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F>(
    _ asyncRequest: @escaping (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G>(
    _ asyncRequest: @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H, I>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Observable<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H, I, J>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Observable<Element> {
    fromAsync(asyncRequest)
  }
}

extension ZipOperator {
  func call_callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other, resultSelector: @escaping (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    callAsFunction(with: second, resultSelector: resultSelector)
  }
}

extension ObservableConvertibleType {
  func call_asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>)
    -> Infallible<Element>
  {
    asInfallible(onErrorRecover: onErrorRecover)
  }
}

extension CatchOperator {
  func call_callAsFunction(_ handler: @escaping (any Error) throws -> Observable<Element>)
    -> Observable<Element>
  {
    callAsFunction(handler)
  }
}

extension ObservableType where Element: Collection {
  func call_mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result)
    -> Observable<[Result]>
  {
    mapMany(transform)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  func call_do(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    self.do(
      onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
      onDispose: onDispose)
  }

  static func call_create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable)
    -> Completable
  {
    create(subscribe: subscribe)
  }

  func call_subscribe(
    _ observer: @escaping (CompletableEvent) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, fileID: fileID, line: line)
  }

  func call_subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted, onError: onError, onDisposed: onDisposed, fileID: fileID, line: line
    )
  }

  func call_subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onCompleted: onCompleted, onError: onError, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }
}

extension InfallibleType {
  func call_bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, fileID: fileID, line: line)
  }

  func call_bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, fileID: fileID, line: line)
  }

  static func call_combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    combineLatest(collection, resultSelector: resultSelector)
  }

  func call_withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    withLatestFrom(second, resultSelector: resultSelector)
  }

  static func call_deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<
    Element
  > {
    deferred(observableFactory)
  }

  func call_filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    filter(predicate)
  }

  func call_distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Infallible<Element> {
    distinctUntilChanged(keySelector)
  }

  func call_distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<
    Element
  > {
    distinctUntilChanged(comparer)
  }

  func call_distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    distinctUntilChanged(keySelector, comparer: comparer)
  }

  func call_skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    skip(while: predicate)
  }

  func call_take(until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive)
    -> Infallible<Element>
  {
    take(until: predicate, behavior: behavior)
  }

  func call_take(while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive)
    -> Infallible<Element>
  {
    take(while: predicate, behavior: behavior)
  }

  func call_map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    map(transform)
  }

  func call_compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    compactMap(transform)
  }

  func call_flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  {
    flatMap(selector)
  }

  func call_concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  {
    concatMap(selector)
  }

  func call_flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    flatMapFirst(selector)
  }

  func call_flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    flatMapLatest(selector)
  }

  func call_scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<
    Seed
  > {
    scan(seed, accumulator: accumulator)
  }

  func call_scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void)
    -> Infallible<Seed>
  {
    scan(into: seed, accumulator: accumulator)
  }

  func call_withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    withUnretained(obj, resultSelector: resultSelector)
  }

  static func call_zip<A, B>(
    _ first: Infallible<A>, _ second: Infallible<B>, resultSelector: @escaping (A, B) -> Element
  ) -> Infallible<Element> {
    zip(first, second, resultSelector: resultSelector)
  }

  func call_subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID, line: line)
  }

  func call_subscribe(
    _ on: @escaping (InfallibleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(on, fileID: fileID, line: line)
  }

  func call_subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  static func call_zip<A, B, C>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    resultSelector: @escaping (A, B, C) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, resultSelector: @escaping (A, B, C, D) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>,
    resultSelector: @escaping (A, B, C, D, E) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    resultSelector: @escaping (A, B, C, D, E, F) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, resultSelector: @escaping (A, B, C, D, E, F, G) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G, H>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, _ eighth: Infallible<H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) -> Element
  ) -> Infallible<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  func call_distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    distinct(predicate)
  }

  func call_ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    ignoreWhen(predicate)
  }

  func call_filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<
    Result
  > {
    filterMap(transform)
  }

  func call_reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    reduce(seed, accumulator: accumulator)
  }

  func call_reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated,
    mapResult: @escaping (Accumulated) -> Result
  ) -> Infallible<Result> {
    reduce(seed, accumulator: accumulator, mapResult: mapResult)
  }

  func call_count(_ predicate: @escaping (Element) -> Bool) -> Infallible<Int> {
    count(predicate)
  }

  func call_toSortedArray(by: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
    toSortedArray(by: by)
  }

  func call_contains(where predicate: @escaping (Element) -> Bool) -> Single<Bool> {
    contains(where: predicate)
  }

  func call_allSatisfy(_ predicate: @escaping (Element) -> Bool) -> Single<Bool> {
    allSatisfy(predicate)
  }
}

extension Infallible {
  static func call_combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) -> Element
  ) -> Infallible<Element> {
    combineLatest(first, second, resultSelector: resultSelector)
  }

  func call_do(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible {
    self.do(
      onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
      onDispose: onDispose)
  }

  static func call_create(subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable)
    -> Infallible
  {
    create(subscribe: subscribe)
  }

  static func call_combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> Infallible<Element> {
    combineLatest(first, second, third, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Infallible<Element> {
    combineLatest(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> Infallible<Element> {
    combineLatest(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) -> Element
  ) -> Infallible<Element> {
    combineLatest(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) ->
      Element
  ) -> Infallible<Element> {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType, H: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> Infallible<Element> {
    combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  static func call_zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>, resultSelector: @escaping (A, B) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, resultSelector: resultSelector)
  }

  func call_map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    map(transform)
  }

  func call_compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
  {
    compactMap(transform)
  }

  func call_filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    filter(predicate)
  }

  func call_flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<
    Result
  > {
    flatMap(selector)
  }

  func call_do(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    self.do(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
      onSubscribed: onSubscribed, onDispose: onDispose)
  }

  static func call_create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable)
    -> Maybe<Element>
  {
    create(subscribe: subscribe)
  }

  func call_subscribe(
    _ observer: @escaping (MaybeEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, fileID: fileID, line: line)
  }

  func call_subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  func call_subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, fileID: fileID, line: line)
  }

  static func call_zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>,
    resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>,
    resultSelector: @escaping (A, B, C, D) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    resultSelector: @escaping (A, B, C, D, E) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Maybe<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  func call_filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>)
    -> Maybe<Result>
  {
    filterMap(transform)
  }

  func call_ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    ignoreWhen(predicate)
  }

  func call_withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Maybe<ResultType> {
    withLatestFrom(second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequence {
  static func call_deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence)
    -> PrimitiveSequence
  {
    deferred(observableFactory)
  }

  static func call_using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    using(resourceFactory, primitiveSequenceFactory: primitiveSequenceFactory)
  }

  func call_catch(_ handler: @escaping (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence
  {
    self.catch(handler)
  }

  func call_retry<Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: notificationHandler)
  }

  func call_retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: notificationHandler)
  }

  func call_ignoreErrors(_ predicate: @escaping (any Error) -> Bool) -> PrimitiveSequence {
    ignoreErrors(predicate)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  static func call_fromAsync<Er: Error>(
    _ asyncRequest: @escaping (@escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  func call_map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    map(transform)
  }

  func call_compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
  {
    compactMap(transform)
  }

  func call_filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    filter(predicate)
  }

  func call_flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<
    Result
  > {
    flatMap(selector)
  }

  func call_flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<
    Result
  > {
    flatMapMaybe(selector)
  }

  func call_flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable
  {
    flatMapCompletable(selector)
  }

  func call_do(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    self.do(
      onSuccess: onSuccess, afterSuccess: afterSuccess, onError: onError, afterError: afterError,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  static func call_zip<A, B>(
    _ first: Single<A>, _ second: Single<B>, resultSelector: @escaping (A, B) throws -> Element
  ) -> Single<Element> {
    zip(first, second, resultSelector: resultSelector)
  }

  static func call_zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    zip(collection, resultSelector: resultSelector)
  }

  static func call_create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable)
    -> Single<Element>
  {
    create(subscribe: subscribe)
  }

  func call_subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, fileID: fileID, line: line)
  }

  func call_subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed, fileID: fileID, line: line
    )
  }

  func call_subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed,
      fileID: fileID, line: line)
  }

  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  func call_subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onDisposed: onDisposed, fileID: fileID, line: line)
  }

  static func call_zip<A, B, C>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>,
    resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    resultSelector: @escaping (A, B, C, D) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, fourth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, resultSelector: @escaping (A, B, C, D, E) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>,
    resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>,
    resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  static func call_zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>,
    resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Single<Element> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }

  static func call_fromAsync<A, Er: Error>(
    _ asyncRequest: @escaping (A, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, Er: Error>(
    _ asyncRequest: @escaping (A, B, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, Er: Error>(
    _ asyncRequest: @escaping (A, B, C, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, Er: Error>(
    _ asyncRequest: @escaping (A, B, C, D, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, Er: Error>(
    _ asyncRequest: @escaping (A, B, C, D, E, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, Er: Error>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, Er: Error>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H, Er: Error>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H, I, Er: Error>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  static func call_fromAsync<A, B, C, D, E, F, G, H, I, J, Er: Error>(
    _ asyncRequest:
      @escaping (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Single<Element> {
    fromAsync(asyncRequest)
  }

  func call_filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>)
    -> Maybe<Result>
  {
    filterMap(transform)
  }

  func call_ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    ignoreWhen(predicate)
  }

  func call_withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Maybe<ResultType> {
    withLatestFrom(second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Collection {
  func call_mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Single<
    [Result]
  > {
    mapMany(transform)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Collection {
  func call_mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Maybe<
    [Result]
  > {
    mapMany(transform)
  }
}

extension InfallibleType where Element: Collection {
  func call_mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<
    [Result]
  > {
    mapMany(transform)
  }
}
