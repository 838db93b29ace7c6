// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import BraidCore
import Dispatch
import BraidObservable

// Written by .ci/generate.

extension ObservableType {
  func call_sink(receiveValue: (Element) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(onNext:)'
    self.sink(receiveValue: receiveValue)
  }

  func call_sink<Completion>(receiveCompletion: (Completion) -> Void, receiveValue: (Element) -> Void) -> any Disposable {
    // error: write subscribe(onNext:onError:onCompleted:).
    self.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }

  func call_assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root) -> any Disposable {
    // error: write subscribe(with: object, onNext: { $0.property = $1 }),
    self.assign(to: keyPath, on: object)
  }

  func call_eraseToAnyPublisher() -> Observable<Element> {
    // error: renamed to 'asObservable()'
    self.eraseToAnyPublisher()
  }

  func call_receive(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    // error: renamed to 'observe(on:)'
    self.receive(on: scheduler)
  }

  func call_removeDuplicates() -> Observable<Element> {
    // error: renamed to 'distinctUntilChanged()'
    self.removeDuplicates()
  }

  func call_removeDuplicates(by predicate: (Element, Element) -> Bool) -> Observable<Element> {
    // error: renamed to 'distinctUntilChanged(_:)'
    self.removeDuplicates(by: predicate)
  }

  func call_replaceError(with output: Element) -> Observable<Element> {
    // error: renamed to 'catchAndReturn(_:)'
    self.replaceError(with: output)
  }

  func call_replaceEmpty(with output: Element) -> Observable<Element> {
    // error: renamed to 'ifEmpty(default:)'
    self.replaceEmpty(with: output)
  }

  func call_replaceNil<Wrapped>(with output: Wrapped) -> Observable<Wrapped> {
    // error: write map { $0 ?? replacement }.
    self.replaceNil(with: output)
  }

  func call_tryCompactMap<Result>(_ transform: (Element) throws -> Result?) -> Observable<Result> {
    // error: renamed to 'compactMap(_:)'
    self.tryCompactMap(transform)
  }

  func call_tryFilter(_ predicate: (Element) throws -> Bool) -> Observable<Element> {
    // error: renamed to 'filter(_:)'
    self.tryFilter(predicate)
  }

  func call_tryScan<Result>(_ initialResult: Result, _ next: (Result, Element) throws -> Result) -> Observable<Result> {
    // error: renamed to 'scan(_:accumulator:)'
    self.tryScan(initialResult, next)
  }

  func call_tryCatch(_ handler: (any Error) throws -> Observable<Element>) -> Observable<Element> {
    // error: renamed to 'catch(_:)'
    self.tryCatch(handler)
  }

  func call_mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Observable<Element> {
    // error: write `catch { .error(transform($0)) }`.
    self.mapError(transform)
  }

  func call_switchToLatest() -> Observable<Element> {
    // error: renamed to 'switchLatest()'
    self.switchToLatest()
  }

  func call_prefix(_ maxLength: Int) -> Observable<Element> {
    // error: renamed to 'take(_:)'
    self.prefix(maxLength)
  }

  func call_prefix(while predicate: (Element) -> Bool) -> Observable<Element> {
    // error: renamed to 'take(while:)'
    self.prefix(while: predicate)
  }

  func call_prefix<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element> {
    // error: renamed to 'take(until:)'
    self.prefix(untilOutputFrom: source)
  }

  func call_dropFirst(_ count: Int = 1) -> Observable<Element> {
    // error: write skip(count); without a count, skip(1).
    self.dropFirst(count)
  }

  func call_drop(while predicate: (Element) -> Bool) -> Observable<Element> {
    // error: renamed to 'skip(while:)'
    self.drop(while: predicate)
  }

  func call_drop<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element> {
    // error: renamed to 'skip(until:)'
    self.drop(untilOutputFrom: source)
  }

  func call_prepend(_ elements: Element) -> Observable<Element> {
    // error: renamed to 'startWith(_:)'
    self.prepend(elements)
  }

  func call_prepend<Source: ObservableType>(_ source: Source) -> Observable<Element> {
    // error: write Observable.concat(first, second).
    self.prepend(source)
  }

  func call_append(_ elements: Element) -> Observable<Element> {
    // error: write concat(Observable.of(...)).
    self.append(elements)
  }

  func call_append<Source: ObservableType>(_ source: Source) -> Observable<Element> {
    // error: renamed to 'concat(_:)'
    self.append(source)
  }

  func call_collect() -> Observable<[Element]> {
    // error: renamed to 'toArray()'
    self.collect()
  }

  func call_collect(_ count: Int) -> Observable<[Element]> {
    // error: write buffer(timeSpan: .never, count: count, scheduler: sche
    self.collect(count)
  }

  func call_last() -> Observable<Element> {
    // error: write takeLast(1).
    self.last()
  }

  func call_output(at index: Int) -> Observable<Element> {
    // error: write skip(index).take(1): element(at:) fails if there is no
    self.output(at: index)
  }

  func call_ignoreOutput() -> Observable<Never> {
    // error: renamed to 'ignoreElements()'
    self.ignoreOutput()
  }

  func call_handleEvents(receiveOutput: ((Element) -> Void)? = nil) -> Observable<Element> {
    // error: renamed to 'do(onNext:)'
    self.handleEvents(receiveOutput: receiveOutput)
  }

  func call_setFailureType<Failure: Error>(to failureType: Failure.Type) -> Observable<Element> {
    // error: leave it out: any observable may fail. What cannot is an Inf
    self.setFailureType(to: failureType)
  }

  func call_subscribe(next: (Element) -> Void, error: ((any Error) -> Void)? = nil, completed: (() -> Void)? = nil) -> any Disposable {
    // error: renamed to 'subscribe(onNext:onError:onCompleted:)'
    self.subscribe(next: next, error: error, completed: completed)
  }

  func call_subscribeNext(_ onNext: (Element) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(onNext:)'
    self.subscribeNext(onNext)
  }

  func call_subscribeError(_ onError: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(onError:)'
    self.subscribeError(onError)
  }

  func call_subscribeCompleted(_ onCompleted: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(onCompleted:)'
    self.subscribeCompleted(onCompleted)
  }

  func call_doOnNext(_ onNext: (Element) throws -> Void) -> Observable<Element> {
    // error: renamed to 'do(onNext:)'
    self.doOnNext(onNext)
  }

  func call_doOnError(_ onError: (any Error) throws -> Void) -> Observable<Element> {
    // error: renamed to 'do(onError:)'
    self.doOnError(onError)
  }

  func call_doOnCompleted(_ onCompleted: () throws -> Void) -> Observable<Element> {
    // error: renamed to 'do(onCompleted:)'
    self.doOnCompleted(onCompleted)
  }

  func call_bindTo<Target>(_ target: Target) -> any Disposable {
    // error: renamed to 'bind(to:)'
    self.bindTo(target)
  }

  func call_bindNext(_ onNext: (Element) -> Void) -> any Disposable {
    // error: renamed to 'bind(onNext:)'
    self.bindNext(onNext)
  }

  func call_filterNil<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    // error: renamed to 'unwrap()'
    self.filterNil()
  }

  static func call_merge<Source: ObservableConvertibleType>(_ sources: Source) -> Observable<Element> where Source.Element == Element {
    // error: merge takes observables: write asObservable() after a relay
    self.merge(sources)
  }

  static func call_concat<Source: ObservableConvertibleType>(_ sources: Source) -> Observable<Element> where Source.Element == Element {
    // error: concat takes observables: write asObservable() after a relay
    self.concat(sources)
  }

  func call_combineLatest() -> Any {
    // error: write Observable.combineLatest(a, b), with a closure as the
    combineLatest
  }

  func call_bind<Target>(to targets: Target) -> any Disposable {
    // error: bind(to:) takes an observer, a relay or a binder, and this i
    self.bind(to: targets)
  }

  func call_observe(on queue: DispatchQueue) -> Observable<Element> {
    // error: a queue is no scheduler: write MainScheduler.instance for th
    self.observe(on: queue)
  }

  func call_subscribe(on queue: DispatchQueue) -> Observable<Element> {
    // error: a queue is no scheduler: write MainScheduler.instance for th
    self.subscribe(on: queue)
  }

  func call_window(timeSpan: Double, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.window(timeSpan: timeSpan, count: count, scheduler: scheduler)
  }

  func call_take(_ duration: Double, scheduler: any SchedulerType) -> Observable<Element> {
    // error: write take(for: .seconds(1), scheduler: scheduler).
    self.take(duration, scheduler: scheduler)
  }

  static func call_create<Result>(_ subscribe: (AnyObserver<Element>) -> Result) -> Observable<Element> {
    // error: the closure of create returns what to tear down. End it with
    self.create(subscribe)
  }

  static func call_from(_ element: Element) -> Observable<Element> {
    // error: from(_:) takes a sequence, and sends its elements. For one v
    self.from(element)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    // warning: the closure of flatMap returns an observable. For a plain va
    self.flatMap(selector)
  }

  func call_flatMap<Source: ObservableConvertibleType>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> {
    // warning: the closure of flatMap may return nil. Return .empty() where
    self.flatMap(selector)
  }

  func call_flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    // warning: the closure of flatMapLatest returns an observable. For a pl
    self.flatMapLatest(selector)
  }

  func call_flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> {
    // warning: the closure of flatMapLatest may return nil. Return .empty()
    self.flatMapLatest(selector)
  }

  func call_flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    // warning: the closure of flatMapFirst returns an observable. For a pla
    self.flatMapFirst(selector)
  }

  func call_flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> {
    // warning: the closure of flatMapFirst may return nil. Return .empty()
    self.flatMapFirst(selector)
  }

  func call_concatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    // warning: the closure of concatMap returns an observable. For a plain
    self.concatMap(selector)
  }

  func call_concatMap<Source: ObservableConvertibleType>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> {
    // warning: the closure of concatMap may return nil. Return .empty() whe
    self.concatMap(selector)
  }

  func call_bind<Observer: ObserverType>(to observers: Observer) -> any Disposable {
    // error: the observer takes other values than this observable sends.
    self.bind(to: observers)
  }

  func call_bind<Relay: RelayType>(to relays: Relay) -> any Disposable {
    // error: the relay takes other values than this observable sends. Wri
    self.bind(to: relays)
  }

  func call_subscribe(onSuccess: (Element) -> Void, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: an observable sends any number of values: write subscribe(on
    self.subscribe(onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed)
  }

  func call_catchError() -> CatchOperator<Element> {
    // warning: renamed to 'catch'
    catchError
  }

  func call_catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    // warning: renamed to 'catchAndReturn(_:)'
    self.catchErrorJustReturn(element)
  }

  static func call_catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element> {
    // warning: renamed to 'catch(sequence:)'
    self.catchError(sequence)
  }

  func call_elementAt(_ index: Int) -> Observable<Element> {
    // warning: renamed to 'element(at:)'
    self.elementAt(index)
  }

  func call_retryWhen<Failure: Error, Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier) -> Observable<Element> {
    // warning: renamed to 'retry(when:)'
    self.retryWhen(notificationHandler)
  }

  func call_retryWhen<Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier) -> Observable<Element> {
    // warning: renamed to 'retry(when:)'
    self.retryWhen(notificationHandler)
  }

  func call_skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    // warning: renamed to 'skip(until:)'
    self.skipUntil(other)
  }

  func call_skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    // warning: renamed to 'skip(while:)'
    self.skipWhile(predicate)
  }

  func call_takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    // warning: renamed to 'take(until:)'
    self.takeUntil(other)
  }

  func call_takeUntil(_ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    // warning: renamed to 'take(until:behavior:)'
    self.takeUntil(behavior, predicate: predicate)
  }

  func call_takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    // warning: renamed to 'take(while:)'
    self.takeWhile(predicate)
  }

  func call_mapWithIndex<Result>(_ transform: (Element, Int) throws -> Result) -> Observable<Result> {
    // error: write enumerated().map { index, element in ... }.
    self.mapWithIndex(transform)
  }

  func call_flatMapWithIndex<Source: ObservableConvertibleType>(_ selector: (Element, Int) throws -> Source) -> Observable<Source.Element> {
    // error: write enumerated().flatMap { index, element in ... }.
    self.flatMapWithIndex(selector)
  }

  func call_skipWhileWithIndex(_ predicate: (Element, Int) throws -> Bool) -> Observable<Element> {
    // error: write enumerated().skip(while: { index, element in ... }).ma
    self.skipWhileWithIndex(predicate)
  }

  func call_takeWhileWithIndex(_ predicate: (Element, Int) throws -> Bool) -> Observable<Element> {
    // error: write enumerated().take(while: { index, element in ... }).ma
    self.takeWhileWithIndex(predicate)
  }

  func call_shareReplay(_ bufferSize: Int) -> Observable<Element> {
    // error: write share(replay: count, scope: .forever), which is what t
    self.shareReplay(bufferSize)
  }

  func call_shareReplayLatestWhileConnected() -> Observable<Element> {
    // error: write share(replay: 1).
    self.shareReplayLatestWhileConnected()
  }

  func call_debounce(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.debounce(dueTime, scheduler: scheduler)
  }

  func call_delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.delay(dueTime, scheduler: scheduler)
  }

  func call_delaySubscription(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.delaySubscription(dueTime, scheduler: scheduler)
  }

  func call_throttle(_ dueTime: Double, latest: Bool = true, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.throttle(dueTime, latest: latest, scheduler: scheduler)
  }

  func call_timeout(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.timeout(dueTime, scheduler: scheduler)
  }

  func call_skip(_ duration: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.skip(duration, scheduler: scheduler)
  }

  func call_take(for duration: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.take(for: duration, scheduler: scheduler)
  }

  func call_buffer(timeSpan: Double, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler)
  }
}

extension ObserverType {
  func call_send(_ element: Element) {
    // error: renamed to 'onNext(_:)'
    self.send(element)
  }

  func call_onComplete() {
    // error: renamed to 'onCompleted()'
    self.onComplete()
  }

  func call_accept(_ element: Element) {
    // error: renamed to 'onNext(_:)'
    self.accept(element)
  }
}

extension Disposable {
  func call_cancel() {
    // error: renamed to 'dispose()'
    self.cancel()
  }

  func call_store<Set>(in set: inout Set) {
    // error: write disposed(by: bag), with a DisposeBag that lives as lon
    self.store(in: &set)
  }

  func call_addDisposableTo(_ bag: DisposeBag) {
    // error: renamed to 'disposed(by:)'
    self.addDisposableTo(bag)
  }

  func call_dispose(by bag: DisposeBag) {
    // error: renamed to 'disposed(by:)'
    self.dispose(by: bag)
  }
}

extension DisposeBag {
  func call_add(_ disposable: any Disposable) {
    // error: renamed to 'insert(_:)'
    self.add(disposable)
  }
}

extension MainScheduler {
  static func call_sharedInstance() -> MainScheduler {
    // error: renamed to 'instance'
    sharedInstance
  }
}

extension ObservableType where Element == Any {
  static func call_merge(_ sources: [Any]) -> Observable<Any> {
    // error: the sources are of different types, or no observables. Write
    self.merge(sources)
  }

  static func call_concat(_ sources: [Any]) -> Observable<Any> {
    // error: the sources are of different types, or no observables. Write
    self.concat(sources)
  }

  static func call_amb(_ sources: [Any]) -> Observable<Any> {
    // error: the sources are of different types, or no observables. Write
    self.amb(sources)
  }

  static func call_combineLatest(_ sources: [Any]) -> Observable<[Any]> {
    // error: the sources are of different types, or no observables. Write
    self.combineLatest(sources)
  }

  static func call_zip(_ sources: [Any]) -> Observable<[Any]> {
    // error: the sources are of different types, or no observables. Write
    self.zip(sources)
  }

  static func call_combineLatest<Result>(_ sources: [Any], resultSelector: ([Any]) throws -> Result) -> Observable<Result> {
    // error: the sources are of different types, or no observables. Write
    self.combineLatest(sources, resultSelector: resultSelector)
  }

  static func call_zip<Result>(_ sources: [Any], resultSelector: ([Any]) throws -> Result) -> Observable<Result> {
    // error: the sources are of different types, or no observables. Write
    self.zip(sources, resultSelector: resultSelector)
  }
}

extension MergeOperator {
  func call_callAsFunction() -> Observable<Element> {
    // error: merge() merges the observables that an observable emits; thi
    self.callAsFunction()
  }

  func call_callAsFunction<Source: ObservableConvertibleType>(_ first: Source, _ others: Source) -> Observable<Element> {
    // error: write Observable.merge(a, b, c).
    self.callAsFunction(first, others)
  }

  func call_callAsFunction<Source: ObservableConvertibleType>(with other: Source) -> Observable<Element> {
    // error: merge(with:) takes an observable of the same values: write a
    self.callAsFunction(with: other)
  }

  func call_callAsFunction<Source: ObservableConvertibleType>(_ other: Source) -> Observable<Element> {
    // error: two observables are merged by Observable.merge(a, b), or by
    self.callAsFunction(other)
  }
}

extension ConcatOperator {
  func call_callAsFunction() -> Observable<Element> {
    // error: concat() concatenates the observables that an observable emi
    self.callAsFunction()
  }
}

extension PublishSubject {
  func call_value() -> Element {
    // error: it has no current value. Use a BehaviorSubject, which retain
    value
  }
}

extension PublishRelay {
  func call_value() -> Element {
    // error: it has no current value. Use a BehaviorRelay, which retains
    value
  }
}

extension ReplaySubject {
  static func call_init() -> Any {
    // error: write ReplaySubject.create(bufferSize: 1), or createUnbounde
    ReplaySubject()
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  func call_do(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element> {
    // error: a single emits one value: write do(onSuccess:onError:).
    self.do(onNext: onNext, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  func call_subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: a single sends one value: write subscribe(onSuccess:onFailur
    self.subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  static func call_create<Result>(subscribe: (SingleObserver) -> Result) -> Single<Element> {
    // error: the closure of create returns what to tear down. End it with
    self.create(subscribe: subscribe)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Observable<Result>) -> Single<Result> {
    // warning: the closure of a single's flatMap returns a single. Write as
    self.flatMap(selector)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    // warning: the closure of a single's flatMap returns a single. For a pl
    self.flatMap(selector)
  }

  func call_catchErrorJustReturn(_ element: Element) -> Single<Element> {
    // warning: renamed to 'catchAndReturn(_:)'
    self.catchErrorJustReturn(element)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  func call_subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: (any Error) -> Void, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: this is a maybe, as filter and compactMap of a single are: w
    self.subscribe(onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed)
  }

  func call_subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: a maybe sends one value at most: write subscribe(onSuccess:o
    self.subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Observable<Result>) -> Maybe<Result> {
    // warning: the closure of a maybe's flatMap returns a maybe. Write asOb
    self.flatMap(selector)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Single<Result>) -> Maybe<Result> {
    // warning: the closure of a maybe's flatMap returns a maybe. Write asMa
    self.flatMap(selector)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    // warning: the closure of a maybe's flatMap returns a maybe. For a plai
    self.flatMap(selector)
  }

  static func call_create<Result>(subscribe: (MaybeObserver) -> Result) -> Maybe<Element> {
    // error: the closure of create returns what to tear down. End it with
    self.create(subscribe: subscribe)
  }

  func call_catchErrorJustReturn(_ element: Element) -> Maybe<Element> {
    // warning: renamed to 'catchAndReturn(_:)'
    self.catchErrorJustReturn(element)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  func call_flatMap<Other>(_ selector: (()) throws -> Other) -> Other {
    // error: a completable emits no value: write andThen(other), which is
    self.flatMap(selector)
  }

  func call_map<Result>(_ transform: (()) throws -> Result) -> Single<Result> {
    // error: a completable emits no value: write andThen(.just(value)), w
    self.map(transform)
  }

  static func call_just(_ value: Void) -> Completable {
    // error: a completable emits no value: write .empty(), which complete
    self.just(value)
  }

  func call_subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: a completable sends no value: write subscribe(onCompleted:on
    self.subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  static func call_create<Result>(subscribe: (CompletableObserver) -> Result) -> Completable {
    // error: the closure of create returns what to tear down. End it with
    self.create(subscribe: subscribe)
  }
}

extension PrimitiveSequenceType {
  func call_share(replay: Int = 0) -> Observable<Element> {
    // error: share is an operator of observables: write asObservable() be
    self.share(replay: replay)
  }

  func call_bind<Target>(to target: Target) -> any Disposable {
    // error: bind is an operator of observables: write asObservable() bef
    self.bind(to: target)
  }

  func call_flatMapLatest<Result>(_ selector: (Element) throws -> Result) -> Observable<Result> {
    // error: flatMapLatest is an operator of observables: write asObserva
    self.flatMapLatest(selector)
  }
}

extension InfallibleType {
  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    // warning: the closure of flatMap returns an infallible. For a plain va
    self.flatMap(selector)
  }

  func call_flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    // warning: the closure of flatMapLatest returns an infallible. For a pl
    self.flatMapLatest(selector)
  }

  func call_flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    // warning: the closure of flatMapFirst returns an infallible. For a pla
    self.flatMapFirst(selector)
  }

  func call_concatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    // warning: the closure of concatMap returns an infallible. For a plain
    self.concatMap(selector)
  }

  func call_debounce(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.debounce(dueTime, scheduler: scheduler)
  }

  func call_throttle(_ dueTime: Double, latest: Bool = true, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.throttle(dueTime, latest: latest, scheduler: scheduler)
  }

  func call_delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.delay(dueTime, scheduler: scheduler)
  }
}

extension RelayType {
  func call_onNext(_ element: Element) {
    // error: renamed to 'accept(_:)'
    self.onNext(element)
  }

  func call_onError(_ error: any Error) {
    // error: a relay never ends: it takes values only, with accept(_:). T
    self.onError(error)
  }

  func call_onCompleted() {
    // error: a relay never ends: it takes values only, with accept(_:). T
    self.onCompleted()
  }
}

extension ZipOperator {
  func call_callAsFunction<Source: ObservableConvertibleType>(_ other: Source) -> Observable<(Element, Source.Element)> {
    // error: two observables are zipped by Observable.zip(a, b), or by a.
    self.callAsFunction(other)
  }
}

extension PrimitiveSequence {
  func call_delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.delay(dueTime, scheduler: scheduler)
  }

  func call_delaySubscription(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.delaySubscription(dueTime, scheduler: scheduler)
  }

  func call_timeout(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.timeout(dueTime, scheduler: scheduler)
  }

  func call_catchError(_ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence {
    // warning: renamed to 'catch(_:)'
    self.catchError(handler)
  }

  func call_retryWhen<Failure: Error, Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier) -> PrimitiveSequence {
    // warning: renamed to 'retry(when:)'
    self.retryWhen(notificationHandler)
  }

  func call_retryWhen<Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier) -> PrimitiveSequence {
    // warning: renamed to 'retry(when:)'
    self.retryWhen(notificationHandler)
  }
}

extension ObservableType where Element: Sendable {
  func call_observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    // warning: renamed to 'observe(on:)'
    self.observeOn(scheduler)
  }

  func call_subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    // warning: renamed to 'subscribe(on:)'
    self.subscribeOn(scheduler)
  }

  func call_take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    // warning: renamed to 'take(for:scheduler:)'
    self.take(duration, scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  static func call_interval(_ period: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.interval(period, scheduler: scheduler)
  }

  static func call_timer(_ dueTime: Double, period: Double? = nil, scheduler: (any SchedulerType)? = nil) -> Observable<Element> {
    // error: a duration has a unit here: write .milliseconds(300), with a
    self.timer(dueTime, period: period, scheduler: scheduler)
  }
}

extension PrimitiveSequence where Element: Sendable {
  func call_observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    // warning: renamed to 'observe(on:)'
    self.observeOn(scheduler)
  }

  func call_subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    // warning: renamed to 'subscribe(on:)'
    self.subscribeOn(scheduler)
  }
}
