// SPDX-License-Identifier: MIT
// swift-format-ignore-file
public import BraidCore
#if canImport(Dispatch)
public import Dispatch
#endif

// Written by .ci/generate.

@_documentation(visibility: internal)
extension ObservableType {
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func sink(receiveValue: (Element) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write subscribe(onNext:onError:onCompleted:).")
  public func sink<Completion>(receiveCompletion: (Completion) -> Void, receiveValue: (Element) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write subscribe(with: object, onNext: { $0.property = $1 }), which does not keep the object alive.")
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "asObservable()")
  public func eraseToAnyPublisher() -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "observe(on:)")
  public func receive(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
  public func removeDuplicates(by predicate: (Element, Element) -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  public func replaceError(with output: Element) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(default:)")
  public func replaceEmpty(with output: Element) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write map { $0 ?? replacement }.")
  public func replaceNil<Wrapped>(with output: Wrapped) -> Observable<Wrapped> { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  public func tryCompactMap<Result>(_ transform: (Element) throws -> Result?) -> Observable<Result> { neverCalled() }

  @available(*, unavailable, renamed: "filter(_:)")
  public func tryFilter(_ predicate: (Element) throws -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:accumulator:)")
  public func tryScan<Result>(_ initialResult: Result, _ next: (Result, Element) throws -> Result) -> Observable<Result> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func tryCatch(_ handler: (any Error) throws -> Observable<Element>) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write `catch { .error(transform($0)) }`.")
  public func mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "switchLatest()")
  public func switchToLatest() -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  public func prefix(_ maxLength: Int) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while predicate: (Element) -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)")
  public func prefix<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write skip(count); without a count, skip(1).")
  public func dropFirst(_ count: Int = 1) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: (Element) -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)")
  public func drop<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "startWith(_:)")
  public func prepend(_ elements: Element...) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write Observable.concat(first, second).")
  public func prepend<Source: ObservableType>(_ source: Source) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write concat(Observable.of(...)).")
  public func append(_ elements: Element...) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "concat(_:)")
  public func append<Source: ObservableType>(_ source: Source) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "toArray()")
  public func collect() -> Observable<[Element]> { neverCalled() }

  @available(*, unavailable, message: "write buffer(timeSpan: .never, count: count, scheduler: scheduler).filter { !$0.isEmpty }: the last buffer may be empty.")
  public func collect(_ count: Int) -> Observable<[Element]> { neverCalled() }

  @available(*, unavailable, message: "write takeLast(1).")
  public func last() -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write skip(index).take(1): element(at:) fails if there is no such value.")
  public func output(at index: Int) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreElements()")
  public func ignoreOutput() -> Observable<Never> { neverCalled() }

  @available(*, unavailable, renamed: "do(onNext:)")
  public func handleEvents(receiveOutput: ((Element) -> Void)? = nil) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "leave it out: any observable may fail. What cannot is an Infallible.")
  public func setFailureType<Failure: Error>(to failureType: Failure.Type) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(onNext:onError:onCompleted:)")
  public func subscribe(next: (Element) -> Void, error: ((any Error) -> Void)? = nil, completed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: (Element) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(onError:)")
  public func subscribeError(_ onError: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(onCompleted:)")
  public func subscribeCompleted(_ onCompleted: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "do(onNext:)")
  public func doOnNext(_ onNext: (Element) throws -> Void) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "do(onError:)")
  public func doOnError(_ onError: (any Error) throws -> Void) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "do(onCompleted:)")
  public func doOnCompleted(_ onCompleted: () throws -> Void) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  public func bindTo<Target>(_ target: Target) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: (Element) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "unwrap()")
  public func filterNil<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { neverCalled() }

  @available(*, unavailable, message: "merge takes observables: write asObservable() after a relay or a trait.")
  public static func merge<Source: ObservableConvertibleType>(_ sources: Source...) -> Observable<Element> where Source.Element == Element { neverCalled() }

  @available(*, unavailable, message: "concat takes observables: write asObservable() after a relay or a trait.")
  public static func concat<Source: ObservableConvertibleType>(_ sources: Source...) -> Observable<Element> where Source.Element == Element { neverCalled() }

  @available(*, unavailable, message: "write Observable.combineLatest(a, b), with a closure as the last argument if you want one.")
  public var combineLatest: CombineLatestMistake { neverCalled() }

  @available(*, unavailable, message: "bind(to:) takes an observer, a relay or a binder, and this is none. For a property of an object write bind(to: object.rx.property), for a closure bind(onNext:), which is not async: await in flatMapLatest or do(onNext:) before it.")
  public func bind<Target>(to targets: Target...) -> any Disposable { neverCalled() }

  #if canImport(Dispatch)
  @available(*, unavailable, message: "a queue is no scheduler: write MainScheduler.instance for the main queue, or SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: name).")
  public func observe(on queue: DispatchQueue) -> Observable<Element> { neverCalled() }
  #endif

  #if canImport(Dispatch)
  @available(*, unavailable, message: "a queue is no scheduler: write MainScheduler.instance for the main queue, or ConcurrentDispatchQueueScheduler(queue: queue) for another.")
  public func subscribe(on queue: DispatchQueue) -> Observable<Element> { neverCalled() }
  #endif

  @available(*, unavailable, message: "a duration has a unit here: write .seconds(1) or .milliseconds(300).")
  public func window(timeSpan: Double, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>> { neverCalled() }

  @available(*, unavailable, message: "write take(for: .seconds(1), scheduler: scheduler).")
  public func take(_ duration: Double, scheduler: any SchedulerType) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "the closure of create returns what to tear down. End it with `return Disposables.create()`, or with `return Disposables.create { ... }` to stop what it has started.")
  public static func create<Result>(_ subscribe: (AnyObserver<Element>) -> Result) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "from(_:) takes a sequence, and sends its elements. For one value write just(_:), for an optional from(optional:).")
  public static func from(_ element: Element) -> Observable<Element> { neverCalled() }

  @available(*, deprecated, message: "the closure of flatMap returns an observable. For a plain value write map(_:), or wrap it: .just(value). A signal is a source in files that import BraidBridge.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMap may return nil. Return .empty() where there is nothing to send: `inner ?? .empty()`.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> { flatMap { try selector($0)?.asObservable() ?? .empty() } }

  @available(*, deprecated, message: "the closure of flatMapLatest returns an observable. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapLatest may return nil. Return .empty() where there is nothing to send: `inner ?? .empty()`.")
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> { flatMapLatest { try selector($0)?.asObservable() ?? .empty() } }

  @available(*, deprecated, message: "the closure of flatMapFirst returns an observable. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapFirst may return nil. Return .empty() where there is nothing to send: `inner ?? .empty()`.")
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> { flatMapFirst { try selector($0)?.asObservable() ?? .empty() } }

  @available(*, deprecated, message: "the closure of concatMap returns an observable. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func concatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of concatMap may return nil. Return .empty() where there is nothing to send: `inner ?? .empty()`.")
  @_disfavoredOverload @preconcurrency
  public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source?) -> Observable<Source.Element> { concatMap { try selector($0)?.asObservable() ?? .empty() } }

  @available(*, unavailable, message: "the observer takes other values than this observable sends. Write map(_:) before bind(to:), or give both the same type.")
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "the relay takes other values than this observable sends. Write map(_:) before bind(to:), or give both the same type.")
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "an observable sends any number of values: write subscribe(onNext:onError:onCompleted:). For one value make it a single first, with asSingle() or first().")
  public func subscribe(onSuccess: (Element) -> Void, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, deprecated, renamed: "catch")
  public var catchError: CatchOperator<Element> { self.catch }

  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element> { self.catch(sequence: sequence) }

  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Failure: Error, Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier) -> Observable<Element> { retry(when: notificationHandler) }

  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier) -> Observable<Element> { retry(when: notificationHandler) }

  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }

  @available(*, deprecated, renamed: "skip(while:)")
  @preconcurrency
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> { skip(while: { try predicate($0) }) }

  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }

  @available(*, deprecated, renamed: "take(until:behavior:)")
  @preconcurrency
  public func takeUntil(_ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> { take(until: { try predicate($0) }, behavior: behavior) }

  @available(*, deprecated, renamed: "take(while:)")
  @preconcurrency
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> { take(while: { try predicate($0) }) }

  @available(*, unavailable, message: "write enumerated().map { index, element in ... }.")
  public func mapWithIndex<Result>(_ transform: (Element, Int) throws -> Result) -> Observable<Result> { neverCalled() }

  @available(*, unavailable, message: "write enumerated().flatMap { index, element in ... }.")
  public func flatMapWithIndex<Source: ObservableConvertibleType>(_ selector: (Element, Int) throws -> Source) -> Observable<Source.Element> { neverCalled() }

  @available(*, unavailable, message: "write enumerated().skip(while: { index, element in ... }).map { $0.element }.")
  public func skipWhileWithIndex(_ predicate: (Element, Int) throws -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write enumerated().take(while: { index, element in ... }).map { $0.element }.")
  public func takeWhileWithIndex(_ predicate: (Element, Int) throws -> Bool) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write share(replay: count, scope: .forever), which is what this name meant; share(replay: count) forgets the values when its last observer leaves.")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write share(replay: 1).")
  public func shareReplayLatestWhileConnected() -> Observable<Element> { neverCalled() }
}

extension ObserverType {
  @available(*, unavailable, renamed: "onNext(_:)")
  public func send(_ element: Element) { neverCalled() }

  @available(*, unavailable, renamed: "onCompleted()")
  public func onComplete() { neverCalled() }

  @available(*, unavailable, renamed: "onNext(_:)")
  public func accept(_ element: Element) { neverCalled() }
}

extension Disposable {
  @available(*, unavailable, renamed: "dispose()")
  public func cancel() { neverCalled() }

  @available(*, unavailable, message: "write disposed(by: bag), with a DisposeBag that lives as long as the subscription should.")
  public func store<Set>(in set: inout Set) { neverCalled() }

  @available(*, unavailable, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { neverCalled() }

  @available(*, unavailable, renamed: "disposed(by:)")
  public func dispose(by bag: DisposeBag) { neverCalled() }
}

extension DisposeBag {
  @available(*, unavailable, renamed: "insert(_:)")
  public func add(_ disposable: any Disposable) { neverCalled() }
}

extension MainScheduler {
  @available(*, unavailable, renamed: "instance")
  public static var sharedInstance: MainScheduler { neverCalled() }
}

@available(*, unavailable, message: "the sources are of different types, or no observables. Write map(_:) after a source until all emit one type, and asObservable() after a relay or a trait.")
extension ObservableType where Element == Any {
  public static func merge(_ sources: [Any]) -> Observable<Any> { neverCalled() }

  public static func concat(_ sources: [Any]) -> Observable<Any> { neverCalled() }

  public static func amb(_ sources: [Any]) -> Observable<Any> { neverCalled() }
}

@available(*, unavailable, message: "the sources are of different types, or no observables. Write map(_:) after a source until all emit one type, and asObservable() after a relay or a trait, or pass them one by one: combineLatest(a, b).")
extension ObservableType where Element == Any {
  public static func combineLatest(_ sources: [Any]) -> Observable<[Any]> { neverCalled() }

  public static func combineLatest<Result>(_ sources: [Any], resultSelector: ([Any]) throws -> Result) -> Observable<Result> { neverCalled() }
}

@available(*, unavailable, message: "the sources are of different types, or no observables. Write map(_:) after a source until all emit one type, and asObservable() after a relay or a trait, or pass them one by one: zip(a, b).")
extension ObservableType where Element == Any {
  public static func zip(_ sources: [Any]) -> Observable<[Any]> { neverCalled() }

  public static func zip<Result>(_ sources: [Any], resultSelector: ([Any]) throws -> Result) -> Observable<Result> { neverCalled() }
}

extension ObservableType where Element == Any {
  @available(*, unavailable, message: "the values are of different types, so that no type fits all of them; write Observable<Any>.of if that is meant. Observables of different types become one by map(_:).")
  public static func of(_ elements: Any...) -> Observable<Any> { neverCalled() }
}

extension MergeOperator {
  @available(*, unavailable, message: "merge() merges the observables that an observable emits; this one emits plain values, or observables of different types. To merge two observables write Observable.merge(a, b), or a.merge(with: b).")
  public func callAsFunction() -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "write Observable.merge(a, b, c).")
  public func callAsFunction<Source: ObservableConvertibleType>(_ first: Source, _ others: Source...) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "merge(with:) takes an observable of the same values: write asObservable() after a relay or a trait, and map(_:) after a source of other values.")
  public func callAsFunction<Source: ObservableConvertibleType>(with other: Source) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "two observables are merged by Observable.merge(a, b), or by a.merge(with: b). merge() and merge(maxConcurrent:) merge the observables that an observable sends.")
  public func callAsFunction<Source: ObservableConvertibleType>(_ other: Source) -> Observable<Element> { neverCalled() }
}

extension ConcatOperator {
  @available(*, unavailable, message: "concat() concatenates the observables that an observable emits; this one emits plain values, or observables of different types. To append an observable write a.concat(b).")
  public func callAsFunction() -> Observable<Element> { neverCalled() }
}

extension PublishSubject {
  @available(*, unavailable, message: "it has no current value. Use a BehaviorSubject, which retains the latest, or subscribe.")
  public var value: Element { neverCalled() }
}

extension PublishRelay {
  @available(*, unavailable, message: "it has no current value. Use a BehaviorRelay, which retains the latest, or subscribe.")
  public var value: Element { neverCalled() }
}

extension ReplaySubject {
  @available(*, unavailable, message: "write ReplaySubject.create(bufferSize: 1), or createUnbounded().")
  public convenience init() { neverCalled() }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == SingleTrait {
  @available(*, unavailable, message: "a single emits one value: write do(onSuccess:onError:).")
  public func `do`(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element> { neverCalled() }

  @available(*, unavailable, message: "write Single.create { ... }, whose closure may be async.")
  public static func async(priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element) -> Single<Element> { neverCalled() }

  @available(*, unavailable, message: "a single sends one value: write subscribe(onSuccess:onFailure:).")
  public func subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "the closure of create returns what to tear down. End it with `return Disposables.create()`, or with `return Disposables.create { ... }` to stop what it has started.")
  public static func create<Result>(subscribe: (SingleObserver) -> Result) -> Single<Element> { neverCalled() }

  @available(*, deprecated, message: "the closure of a single's flatMap returns a single. Write asObservable() before flatMap for an observable, or asSingle() after what the closure returns.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Observable<Result>) -> Single<Result> { flatMap { try selector($0).asSingle() } }

  @available(*, deprecated, message: "the closure of a single's flatMap returns a single. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Single<Result> { map(selector) }

  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }

  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @available(swift 6)
  public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void, onDisposed: (() -> Void)? = nil, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed, isolation: isolation, fileID: fileID, line: line) }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  @available(*, unavailable, message: "this is a maybe, as filter and compactMap of a single are: write subscribe(onSuccess:onError:onCompleted:).")
  public func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: (any Error) -> Void, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write Maybe.create { ... }, whose closure may be async.")
  public static func async(priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element?) -> Maybe<Element> { neverCalled() }

  @available(*, unavailable, message: "a maybe sends one value at most: write subscribe(onSuccess:onError:onCompleted:).")
  public func subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, deprecated, message: "the closure of a maybe's flatMap returns a maybe. Write asObservable() before flatMap for an observable, or asMaybe() after the observable that the closure returns.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Observable<Result>) -> Maybe<Result> { flatMap { try selector($0).asMaybe() } }

  @available(*, deprecated, message: "the closure of a maybe's flatMap returns a maybe. Write asMaybe() after the single that the closure returns.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Single<Result>) -> Maybe<Result> { flatMap { try selector($0).asMaybe() } }

  @available(*, deprecated, message: "the closure of a maybe's flatMap returns a maybe. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> { map(selector) }

  @available(*, unavailable, message: "the closure of create returns what to tear down. End it with `return Disposables.create()`, or with `return Disposables.create { ... }` to stop what it has started.")
  public static func create<Result>(subscribe: (MaybeObserver) -> Result) -> Maybe<Element> { neverCalled() }

  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  @available(*, unavailable, message: "a completable emits no value: write andThen(other), which is subscribed to after the completion.")
  public func flatMap<Other>(_ selector: (()) throws -> Other) -> Other { neverCalled() }

  @available(*, unavailable, message: "a completable emits no value: write .empty(), which completes.")
  public static func just(_ value: Void) -> Completable { neverCalled() }

  @available(*, unavailable, message: "write Completable.create { ... }, whose closure may be async.")
  public static func async(priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void) -> Completable { neverCalled() }

  @available(*, unavailable, message: "a completable sends no value: write subscribe(onCompleted:onError:).")
  public func subscribe(onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "the closure of create returns what to tear down. End it with `return Disposables.create()`, or with `return Disposables.create { ... }` to stop what it has started.")
  public static func create<Result>(subscribe: (CompletableObserver) -> Result) -> Completable { neverCalled() }
}

@_documentation(visibility: internal)
extension InfallibleType {
  @available(*, unavailable, message: "write Observable.async { ... }.asInfallible(onErrorJustReturn: value).")
  public static func async(priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Element) -> Infallible<Element> { neverCalled() }

  @available(*, deprecated, message: "the closure of flatMap returns an infallible. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapLatest returns an infallible. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapFirst returns an infallible. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> { map(selector) }

  @available(*, deprecated, message: "the closure of concatMap returns an infallible. For a plain value write map(_:), or wrap it: .just(value).")
  @_disfavoredOverload @preconcurrency
  public func concatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> Infallible<Result> { map(selector) }
}

extension PrimitiveSequenceType {
  @available(*, unavailable, message: "share is an operator of observables: write asObservable() before it.")
  public func share(replay: Int = 0) -> Observable<Element> { neverCalled() }

  @available(*, unavailable, message: "bind is an operator of observables: write asObservable() before it.")
  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "flatMapLatest is an operator of observables: write asObservable() before it.")
  public func flatMapLatest<Result>(_ selector: (Element) throws -> Result) -> Observable<Result> { neverCalled() }
}

extension RelayType {
  @available(*, unavailable, renamed: "accept(_:)")
  public func onNext(_ element: Element) { neverCalled() }
}

@available(*, unavailable, message: "a relay never ends: it takes values only, with accept(_:). To end, use a subject.")
extension RelayType {
  public func onError(_ error: any Error) { neverCalled() }

  public func onCompleted() { neverCalled() }
}

extension ZipOperator {
  @available(*, unavailable, message: "two observables are zipped by Observable.zip(a, b), or by a.zip(with: b) and a closure.")
  public func callAsFunction<Source: ObservableConvertibleType>(_ other: Source) -> Observable<(Element, Source.Element)> { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .milliseconds(300), with a scheduler.")
extension PrimitiveSequence {
  public func delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence { neverCalled() }

  public func delaySubscription(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence { neverCalled() }

  public func timeout(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> PrimitiveSequence { neverCalled() }
}

@available(*, unavailable, message: "a scheduler measures the time: add scheduler: MainScheduler.instance, or another one.")
extension PrimitiveSequence {
  public func delay(_ dueTime: RxTimeInterval) -> PrimitiveSequence { neverCalled() }

  public func delaySubscription(_ dueTime: RxTimeInterval) -> PrimitiveSequence { neverCalled() }

  public func timeout(_ dueTime: RxTimeInterval) -> PrimitiveSequence { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .milliseconds(300), with a scheduler.")
extension InfallibleType {
  public func debounce(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> { neverCalled() }

  public func throttle(_ dueTime: Double, latest: Bool = true, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> { neverCalled() }

  public func delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Infallible<Element> { neverCalled() }
}

@available(*, unavailable, message: "a scheduler measures the time: add scheduler: MainScheduler.instance, or another one.")
extension InfallibleType {
  public func debounce(_ dueTime: RxTimeInterval) -> Infallible<Element> { neverCalled() }

  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Infallible<Element> { neverCalled() }

  public func delay(_ dueTime: RxTimeInterval) -> Infallible<Element> { neverCalled() }
}

@_documentation(visibility: internal)
extension ObservableType where Element: Sendable {
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }

  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { take(for: duration, scheduler: scheduler) }
}

@available(*, unavailable, message: "a duration has a unit here: write .milliseconds(300), with a scheduler.")
extension ObservableType {
  public func debounce(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func delay(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func delaySubscription(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func throttle(_ dueTime: Double, latest: Bool = true, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func timeout(_ dueTime: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func skip(_ duration: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func take(for duration: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public func buffer(timeSpan: Double, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> { neverCalled() }
}

@available(*, unavailable, message: "a scheduler measures the time: add scheduler: MainScheduler.instance, or another one.")
extension ObservableType {
  public func debounce(_ dueTime: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public func delay(_ dueTime: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public func delaySubscription(_ dueTime: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Observable<Element> { neverCalled() }

  public func timeout(_ dueTime: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public func skip(_ duration: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public func take(for duration: RxTimeInterval) -> Observable<Element> { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .milliseconds(300), with a scheduler.")
extension ObservableType where Element: FixedWidthInteger {
  public static func interval(_ period: Double, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }

  public static func timer(_ dueTime: Double, period: Double? = nil, scheduler: (any SchedulerType)? = nil) -> Observable<Element> { neverCalled() }
}

@available(*, unavailable, message: "a scheduler measures the time: add scheduler: MainScheduler.instance, or another one.")
extension ObservableType where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval) -> Observable<Element> { neverCalled() }

  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil) -> Observable<Element> { neverCalled() }
}

@_documentation(visibility: internal)
extension PrimitiveSequence {
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(_ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence) -> PrimitiveSequence { self.catch(handler) }

  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Failure: Error, Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier) -> PrimitiveSequence { retry(when: notificationHandler) }

  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Notifier: ObservableType>(_ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier) -> PrimitiveSequence { retry(when: notificationHandler) }
}

@_documentation(visibility: internal)
extension PrimitiveSequence where Element: Sendable {
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence { observe(on: scheduler) }

  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence { subscribe(on: scheduler) }
}
