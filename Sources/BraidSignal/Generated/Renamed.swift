// SPDX-License-Identifier: MIT
// swift-format-ignore-file
public import BraidCore
#if canImport(Dispatch)
public import Dispatch
#endif
public import Foundation

// Written by .ci/generate.

@_documentation(visibility: internal)
extension Signal {
  @available(*, deprecated, message: "nil stands for no signal: end the closure with `?? .empty`.")
  @_disfavoredOverload @preconcurrency
  public func flattenMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> { flattenMap { try transform($0) ?? .empty } }

  @available(*, deprecated, message: "the closure of flattenMap returns a signal, or is async. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flattenMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> { map(transform) }

  @available(*, deprecated, message: "nil stands for no signal: end the closure with `?? .empty`.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> { flatMap { try transform($0) ?? .empty } }

  @available(*, deprecated, message: "the closure of flatMap returns a signal, or is async. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> { map(transform) }

  @available(*, deprecated, message: "nil stands for no signal: end the closure with `?? .empty`.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> { flatMap(strategy) { try transform($0) ?? .empty } }

  @available(*, deprecated, message: "the closure of flatMap returns a signal, or is async. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> { map(transform) }

  @available(*, unavailable, message: "write then { other }: the signal is made when this one has completed.")
  public func then(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "the closure of create returns what to tear down. End it with `return nil`, or with `return AnyDisposable { ... }` to stop what it has started.")
  public static func create(_ didSubscribe: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(makeInitial:_:)")
  public func reduce<Result>(into makeInitial: () throws -> Result, _ next: (Result, Value) throws -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write debounce(.seconds(1)), which is what throttle of ReactiveObjC does, or throttle(for: .seconds(1)).")
  public func throttle(_ interval: Double) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write throttle(for: .seconds(1), on: scheduler).")
  public func throttle(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write debounce(interval, on: scheduler), which is what throttle of ReactiveObjC does, or throttle(for: interval, on: scheduler).")
  public func throttle(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "a scheduler measures the time: add on: .main, or another scheduler.")
  public func timeout(_ interval: Duration) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "interval emits instants: write Signal.interval(.seconds(1), on: scheduler) without <Value>, and map it.")
  public static func interval(_ interval: Duration, leeway: Duration = .zero, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write empty without parentheses; it is a property.")
  public static func empty(_: Void = ()) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write never without parentheses; it is a property.")
  public static func never(_: Void = ()) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "skip(until:) takes a predicate. For a trigger write withLatest(from: trigger.map(to: true).concat(value: true).prefix(false)).filter { $1 }.map { $0.0 }.")
  public func skip<Other>(until trigger: Signal<Other>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "flatten() merges the signals that a signal sends; this one sends plain values. To merge two signals write a.merge(with: b).")
  public func flatten() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "switchToLatest() follows the signals that a signal sends; this one sends plain values. To make a signal of each write flatMap(.latest).")
  public func switchToLatest() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write bind(to: object, \\.property); a relay, an observer or a command of either model is bound in files that import BraidBridge.")
  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write bind(to: property, \\.value).")
  public func bind<Other>(to property: SignalProperty<Other>) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func subscribe(value: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "just(_:)")
  public convenience init(value: Value) { neverCalled() }

  @available(*, unavailable, message: "write Signal.error(error).")
  public convenience init(error: any Error) { neverCalled() }

  @available(*, unavailable, message: "write Signal.create { subscriber in ... }, whose closure returns what to tear down.")
  public convenience init(_ startHandler: (PassthroughSubscriber<Value>, Lifetime) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func subscribeNext(_ next: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:error:)")
  public func subscribeNext(_ next: (Value) -> Void, error: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:completed:)")
  public func subscribeNext(_ next: (Value) -> Void, completed: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:error:completed:)")
  public func subscribeNext(_ next: (Value) -> Void, error: (any Error) -> Void, completed: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(error:)")
  public func subscribeError(_ error: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(error:completed:)")
  public func subscribeError(_ error: (any Error) -> Void, completed: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(completed:)")
  public func subscribeCompleted(_ completed: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "create(_:)")
  public static func createSignal(_ didSubscribe: (PassthroughSubscriber<Value>) -> (any Disposable)?) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "deferred(_:)")
  public static func `defer`(_ factory: () -> Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "map(to:)")
  public func mapReplace<Result>(_ value: Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "map(to:)")
  public func replace<Result>(with value: Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func deliverOn(_ scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "deliverOnMain()")
  public func deliverOnMainThread() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)")
  public func takeUntil<Other>(_ trigger: Signal<Other>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(untilReplacement:)")
  public func takeUntilReplacement(_ replacement: Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)")
  public func takeUntilBlock(_ predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func takeWhileBlock(_ predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)")
  public func skipUntilBlock(_ predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func skipWhileBlock(_ predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(last:)")
  public func takeLast(_ count: Int) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  public func scan<Result>(withStart start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  public func scanWithStart<Result>(_ start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  public func aggregate<Result>(withStart start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  public func aggregateWithStart<Result>(_ start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "combinePrevious(_:_:)")
  public func combinePrevious<Result>(withStart start: Value, reduce: (Value, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "combinePrevious(_:_:)")
  public func combinePreviousWithStart<Result>(_ start: Value, reduce: (Value, Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write combineLatest(with: other).")
  public func combineLatestWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> { neverCalled() }

  @available(*, unavailable, message: "write zip(with: other).")
  public func zipWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> { neverCalled() }

  @available(*, unavailable, renamed: "catch(to:)")
  public func catchTo(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(every:on:)")
  public func bufferWithTime(_ interval: Duration, onScheduler scheduler: Scheduler) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, message: "write buffer(every: .seconds(1), on: scheduler).")
  public func bufferWithTime(_ interval: Double, onScheduler scheduler: Scheduler) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, message: "write timeout(.seconds(1), on: scheduler).")
  public func timeout(_ interval: Double, onScheduler scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write interval(.seconds(1), on: scheduler).")
  public static func interval(_ interval: Double, onScheduler scheduler: Scheduler) -> Signal<ContinuousClock.Instant> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(every:on:)")
  public func buffer(withTime interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, renamed: "named(_:)")
  public func setNameWithFormat(_ format: String, _ arguments: Any...) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "ignore compares values that are Equatable. For nil write compactMap { $0 }, which also unwraps them; for others filter(_:).")
  @_disfavoredOverload
  public func ignore(_ value: Value) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write debounce(.seconds(1), on: scheduler) { shouldThrottle($0) }.")
  public func throttle<Interval>(_ interval: Interval, valuesPassingTest shouldThrottle: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "these values are arrays, which have no parts. Write combineLatest(a, b) or zip(a, b), without the brackets, before it.")
  public func reduceEach<Element, Result>(_ transform: (Element, Element) throws -> Result) -> Signal<Result> where Value == [Element] { neverCalled() }

  @available(*, unavailable, message: "these values are arrays, which have no parts. Write combineLatest(a, b, c) or zip(a, b, c), without the brackets, before it.")
  public func reduceEach<Element, Result>(_ transform: (Element, Element, Element) throws -> Result) -> Signal<Result> where Value == [Element] { neverCalled() }

  @available(*, unavailable, message: "write bind(to: object, \\.property), which ends with the object.")
  public func setKeyPath<Object: AnyObject>(_ keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "startEagerly(on:_:)")
  public static func startEagerlyWithScheduler(_ scheduler: Scheduler, block: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "startLazily(on:_:)")
  public static func startLazilyWithScheduler(_ scheduler: Scheduler, block: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func observeValues(_ action: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(error:)")
  public func observeFailed(_ action: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(completed:)")
  public func observeCompleted(_ action: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func startWithValues(_ action: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(error:)")
  public func startWithFailed(_ action: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(completed:)")
  public func startWithCompleted(_ action: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write subscribe().")
  public func start() -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "a signal is cold, as a producer is: leave producer out.")
  public var producer: Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func skipRepeats(_ areEqual: (Value, Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  public func filterMap<Result>(_ transform: (Value) -> Result?) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  public func flatMapError(_ transform: (any Error) -> Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write `catch { .error(transform($0)) }`.")
  public func mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "tryMap(_:)")
  public func attemptMap<Result>(_ transform: (Value) throws -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "errors have one type, any Error: leave promoteError out.")
  public func promoteError<Failure: Error>(_ type: Failure.Type) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write flatMap { _ in .empty }.")
  public func promoteValue<Result>(_ type: Result.Type) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  public func take(first count: Int) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)")
  public func skip(first count: Int) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write take(until: lifetime.ended).")
  public func take(during lifetime: Lifetime) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func observe(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(on:)")
  public func start(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write timeout(interval, on: scheduler), which fails with SignalError.timedOut; for another error `catch { .error($0 as? SignalError == .timedOut ? error : $0) }`.")
  public func timeout(after interval: Duration, raising error: any Error, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "startWith(_:)")
  public func prefix(value: Value) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write concat(.never).sample(on: sampler), which sends the values of this signal and ends with the sampler. For pairs write sampler.withLatest(from: signal).")
  public func sample<Other>(with sampler: Signal<Other>) -> Signal<(Value, Other)> { neverCalled() }

  @available(*, unavailable, renamed: "on(next:)")
  public func on(value: (Value) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "on(error:)")
  public func on(failed: (any Error) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "logAll()")
  public func logEvents() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  public func negate() -> Signal<Value> where Value == Bool { neverCalled() }

  @available(*, unavailable, message: "write deliver(on: scheduler).map { ... }, which maps every value.")
  public func lazyMap<Result>(on scheduler: Scheduler, transform: (Value) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write throttle(while: shouldThrottle).deliver(on: scheduler).")
  public func throttle<Condition>(while shouldThrottle: Condition, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write Signal.interval(interval, on: scheduler).")
  public static func timer(interval: Duration, on scheduler: Scheduler) -> Signal<ContinuousClock.Instant> { neverCalled() }

  @available(*, unavailable, message: "write Signal.interval(interval, leeway: leeway, on: scheduler).")
  public static func timer(interval: Duration, on scheduler: Scheduler, leeway: Duration) -> Signal<ContinuousClock.Instant> { neverCalled() }

  @available(*, unavailable, message: "write Signal.interval(interval, on: scheduler).zip(with: .from(values)).map { $1 }.")
  public static func interval(_ values: [Value], interval: Duration, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write Signal.concat(Array(repeating: signal, count: count)).")
  public func `repeat`(_ count: Int) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write Signal.try { try result.get() }.")
  public convenience init(result: Result<Value, any Error>) { neverCalled() }

  @available(*, unavailable, message: "write Signal.from([first, second]).")
  public convenience init(values first: Value, _ second: Value, _ others: Value...) { neverCalled() }

  @available(*, unavailable, message: "write take(last: 1), which emits the last value; to wait for it, `try await take(last: 1).value()`.")
  public func last() -> Value? { neverCalled() }

  @available(*, unavailable, message: "write signals.isEmpty ? Signal.just(emptySentinel) : Signal.combineLatest(signals).")
  public static func combineLatest(_ signals: [Signal<Value>], emptySentinel: [Value]) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, message: "write signals.isEmpty ? Signal.just(emptySentinel) : Signal.zip(signals).")
  public static func zip(_ signals: [Signal<Value>], emptySentinel: [Value]) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, message: "write the signal itself: it is cold, as a producer is.")
  public static func from(_ signal: Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write Signal.try(work), which runs it for each subscription.")
  public static func from(_ work: () throws -> Value) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write collect(every: interval, on: scheduler), which emits the last array when the source completes.")
  public func collect(every interval: Duration, on scheduler: Scheduler, skipEmpty: Bool = false, discardWhenCompleted: Bool) -> Signal<[Value]> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func subscribe(onNext: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:error:)")
  public func subscribe(onNext: (Value) -> Void, onError: (any Error) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:error:completed:)")
  public func subscribe(onNext: (Value) -> Void, onError: (any Error) -> Void, onCompleted: () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "on(next:)")
  public func `do`(onNext: (Value) -> Void) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write flatMap(.latest) { ... }.")
  public func flatMapLatest<Result>(_ transform: (Value) throws -> Signal<Result>) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write flatMap(.concat) { ... }.")
  public func concatMap<Result>(_ transform: (Value) throws -> Signal<Result>) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, renamed: "switchToLatest()")
  public func switchLatest<Inner>() -> Signal<Inner> where Value: Signal<Inner> { neverCalled() }

  @available(*, unavailable, message: "write withLatest(from: other).map { $1 }, or map both values of a pair.")
  public func withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<Other> { neverCalled() }

  @available(*, unavailable, renamed: "race(with:)")
  public func amb(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write from([first, second]).")
  public static func of(_ values: Value...) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "logAll()")
  public func debug() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  public func ignoreElements() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write publish().autoconnect(), which connects once, or with BraidBridge asObservable().share().asSignal(), which connects again after its last subscriber has left.")
  public func share() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write multicast(ReplaySignalSubject(capacity: count)).autoconnect(), which connects once, or with BraidBridge asObservable().share(replay: count).asSignal(), which connects again after its last subscriber has left.")
  public func share(replay count: Int) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  public func sink(receiveValue: (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write bind(to: object, \\.property), which does not keep the object alive.")
  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  public func receive(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func removeDuplicates(by areEqual: (Value, Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  public func replaceError(with value: Value) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "startWith(_:)")
  public func prepend(_ value: Value) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, message: "write skip(count); without a count, skip(1).")
  public func dropFirst(_ count: Int = 1) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: (Value) -> Bool) -> Signal<Value> { neverCalled() }
}

extension Command {
  @available(*, unavailable, message: "the closure of a command returns a signal. For a plain value write .just(value); for work that takes its time, Signal.startEagerly(on:_:) or a task.")
  public convenience init(_ work: (Input) throws -> Output) { neverCalled() }

  @available(*, unavailable, renamed: "executeToEnd(_:)")
  public func execute(_ input: Input) async throws -> Output? { neverCalled() }

  @available(*, unavailable, renamed: "executions")
  public var executionSignals: Signal<Signal<Output>> { neverCalled() }

  @available(*, unavailable, renamed: "isExecuting")
  public var executing: Signal<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "isEnabled")
  public var enabled: Signal<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "execute(_:)")
  public func apply(_ input: Input) -> Signal<Output> { neverCalled() }

  @available(*, unavailable, message: "write executions.flatten().")
  public var values: Signal<Output> { neverCalled() }

  @available(*, unavailable, message: "write execute(input).subscribe(completed:): what executions sends completes when the work fails, too.")
  public var completed: Signal<Void> { neverCalled() }

  @available(*, unavailable, message: "write executions.flatMap(.merge) { $0.materialize() }; errors are in errors.")
  public var events: Signal<Event<Output>> { neverCalled() }

  @available(*, unavailable, renamed: "execute()")
  public func apply() -> Signal<Output> where Input == Void { neverCalled() }
}

extension Command where Input == Void {
  @available(*, unavailable, renamed: "executeToEnd()")
  public func execute() async throws -> Output? { neverCalled() }
}

@available(*, unavailable, message: "the signals send values of different types, so that no type fits all of them. Write map(_:) after the signals until all have one type.")
extension Signal where Value == Any {
  public static func merge(_ signals: [Any]) -> Signal<Any> { neverCalled() }

  public static func concat(_ signals: [Any]) -> Signal<Any> { neverCalled() }
}

extension Signal where Value == Any {
  @available(*, unavailable, message: "the signals send values of different types, so that no type fits all of them. Write map(_:) after the signals until all have one type, or pass them one by one: combineLatest(a, b).")
  public static func combineLatest(_ signals: [Any]) -> Signal<[Any]> { neverCalled() }

  @available(*, unavailable, message: "the signals send values of different types, so that no type fits all of them. Write map(_:) after the signals until all have one type, or pass them one by one: zip(a, b).")
  public static func zip(_ signals: [Any]) -> Signal<[Any]> { neverCalled() }

  @available(*, unavailable, message: "write Signal.combineLatest(a, b) { ... }.")
  public static func combineLatest<Other, Result>(_ signals: [Signal<Other>], reduce transform: (Other, Other) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write Signal.combineLatest(a, b, c) { ... }.")
  public static func combineLatest<Other, Result>(_ signals: [Signal<Other>], reduce transform: (Other, Other, Other) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write Signal.zip(a, b) { ... }.")
  public static func zip<Other, Result>(_ signals: [Signal<Other>], reduce transform: (Other, Other) -> Result) -> Signal<Result> { neverCalled() }

  @available(*, unavailable, message: "write Signal.zip(a, b, c) { ... }.")
  public static func zip<Other, Result>(_ signals: [Signal<Other>], reduce transform: (Other, Other, Other) -> Result) -> Signal<Result> { neverCalled() }
}

@available(*, unavailable, message: "two signals are merged by a.merge(with: b), or by Signal.merge(a, b); the signals that a signal sends, by flatten().")
extension SignalMerge {
  public func callAsFunction<Other>(_ other: Signal<Other>) -> Signal<Value> { neverCalled() }

  public func callAsFunction() -> Signal<Value> { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .seconds(1) or .milliseconds(300).")
extension Signal {
  public func debounce(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> { neverCalled() }

  public func delay(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> { neverCalled() }

  public func timeout(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> { neverCalled() }

  public static func interval(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  public func buffer(every interval: Double, on scheduler: Scheduler? = nil) -> Signal<[Value]> { neverCalled() }

  public func collect(every interval: Double, on scheduler: Scheduler? = nil) -> Signal<[Value]> { neverCalled() }
}

extension SubscriberType {
  @available(*, unavailable, renamed: "sendCompleted()")
  public func sendComplete() { neverCalled() }

  @available(*, unavailable, message: "it has no current value. Use a BehaviorSignalSubject or a SignalProperty, which retain the latest, or subscribe.")
  public var value: Value { neverCalled() }

  @available(*, unavailable, renamed: "sendNext(_:)")
  public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "sendError(_:)")
  public func send(error: any Error) { neverCalled() }

  @available(*, unavailable, message: "there is no event for an interruption: dispose the subscription, or send an end.")
  public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "sendNext(_:)")
  public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "sendError(_:)")
  public func onError(_ error: any Error) { neverCalled() }

  @available(*, unavailable, renamed: "sendCompleted()")
  public func onCompleted() { neverCalled() }
}

extension SignalSubject {
  @available(*, unavailable, renamed: "sendNext(_:)")
  public func send(_ value: Value) { neverCalled() }
}

extension Channel {
  @available(*, unavailable, renamed: "leading")
  public var leadingTerminal: ChannelTerminal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "following")
  public var followingTerminal: ChannelTerminal<Value> { neverCalled() }
}

extension HasLifetime {
  @available(*, unavailable, renamed: "willDeallocate")
  public var rac_willDeallocSignal: Signal<Never> { neverCalled() }
}

extension Scheduler {
  @available(*, unavailable, renamed: "main")
  public static var mainThread: Scheduler { neverCalled() }

  @available(*, unavailable, renamed: "main")
  public static var mainThreadScheduler: Scheduler { neverCalled() }

  @available(*, unavailable, renamed: "immediate")
  public static var immediateScheduler: Scheduler { neverCalled() }

  @available(*, unavailable, renamed: "current")
  public static var currentScheduler: Scheduler? { neverCalled() }

  @available(*, unavailable, renamed: "schedule(after:_:)")
  public func afterDelay(_ delay: Duration, schedule work: () -> Void) -> (any Disposable )? { neverCalled() }

  @available(*, unavailable, renamed: "scheduleRecursive(_:)")
  public func scheduleRecursiveBlock(_ body: (() -> Void) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "write now, an instant of the monotonic clock, or Date().")
  public var currentDate: Date { neverCalled() }

  #if canImport(Dispatch)
  @available(*, unavailable, message: "write Scheduler.target(queue, name: name).")
  public convenience init(queue: DispatchQueue, name: String = "") { neverCalled() }
  #endif

  #if canImport(Dispatch)
  @available(*, unavailable, message: "write Scheduler.background(qos:name:), or Scheduler.target(queue, name: name).")
  public convenience init(qos: DispatchQoS = .default, name: String = "", targeting queue: DispatchQueue? = nil) { neverCalled() }
  #endif

  @available(*, unavailable, message: "write schedule(after: .seconds(1)) { ... }: a delay is a duration.")
  public func schedule(after date: Date, action: () -> Void) -> (any Disposable)? { neverCalled() }

  @available(*, unavailable, message: "write schedule(after: .seconds(1), repeating: interval) { ... }: a delay is a duration.")
  public func schedule(after date: Date, interval: Duration, action: () -> Void) -> (any Disposable)? { neverCalled() }

  @available(*, unavailable, message: "write schedule(after: .seconds(1), repeating: interval, leeway: leeway) { ... }: a delay is a duration.")
  public func schedule(after date: Date, interval: Duration, leeway: Duration, action: () -> Void) -> (any Disposable)? { neverCalled() }
}

extension Swift.Sequence {
  @available(*, unavailable, renamed: "pullSequence")
  public var rac_sequence: PullSequence<Element> { neverCalled() }
}

extension PullSequence {
  @available(*, unavailable, message: "write elements.pullSequence.")
  public convenience init<Elements: Swift.Sequence>(_ elements: Elements) where Elements.Element == Element { neverCalled() }

  @available(*, unavailable, message: "write Array(sequence).")
  public var array: [Element] { neverCalled() }

  @available(*, unavailable, renamed: "makeIterator()")
  public var objectEnumerator: Iterator { neverCalled() }

  @available(*, unavailable, renamed: "asSignal()")
  public var signal: Signal<Element> { neverCalled() }

  @available(*, unavailable, renamed: "eager")
  public var eagerSequence: PullSequence<Element> { neverCalled() }

  @available(*, unavailable, renamed: "asLazy")
  public var lazySequence: PullSequence<Element> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  public func foldLeft<Result>(withStart start: Result, reduce: (Result, Element) -> Result) -> Result { neverCalled() }

  @available(*, unavailable, renamed: "foldRight(_:_:)")
  public func foldRight<Result>(withStart start: Result, reduce: (Element, () -> Result) -> Result) -> Result { neverCalled() }

  @available(*, unavailable, renamed: "first(where:)")
  public func objectPassingTest(_ test: (Element) -> Bool) -> Element? { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  public func any(_ test: (Element) -> Bool) -> Bool { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  public func all(_ test: (Element) -> Bool) -> Bool { neverCalled() }

  @available(*, unavailable, renamed: "map(to:)")
  public func mapReplace<Result>(_ value: Result) -> PullSequence<Result> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)")
  public func takeUntilBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  public func takeWhileBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)")
  public func skipUntilBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func skipWhileBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> { neverCalled() }
}

@available(*, unavailable, message: "a disposed subscription sends nothing here; write onTermination(_:), which runs after a disposal, too.")
extension Signal {
  public func observeInterrupted(_ action: () -> Void) -> any Disposable { neverCalled() }

  public func startWithInterrupted(_ action: () -> Void) -> any Disposable { neverCalled() }
}

@available(*, unavailable, message: "write subscribe(next:error:).")
extension Signal {
  public func observeResult(_ action: (Result<Value, any Error>) -> Void) -> any Disposable { neverCalled() }

  public func startWithResult(_ action: (Result<Value, any Error>) -> Void) -> any Disposable { neverCalled() }
}

@available(*, unavailable, message: "write materialize().subscribe(next:), or subscribe(next:error:completed:).")
extension Signal {
  public func observe(_ action: (Event<Value>) -> Void) -> any Disposable { neverCalled() }

  public func start(_ action: (Event<Value>) -> Void) -> any Disposable { neverCalled() }
}

@available(*, unavailable, message: "write SignalSubject<Value>(), which is both ends.")
extension Signal {
  public static func pipe() -> (output: Signal<Value>, input: SignalSubject<Value>) { neverCalled() }

  public static func pipe(disposable: (any Disposable)?) -> (output: Signal<Value>, input: SignalSubject<Value>) { neverCalled() }
}

@available(*, unavailable, message: "write Signal.create { subscriber in ... }, whose events are always delivered one at a time.")
extension Signal {
  public static func unserialized(_ generator: (PassthroughSubscriber<Value>, Lifetime) -> Void) -> Signal<Value> { neverCalled() }

  public static func reentrantUnserialized(_ generator: (PassthroughSubscriber<Value>, Lifetime) -> Void) -> Signal<Value> { neverCalled() }
}

@available(*, unavailable, message: "write SignalSubject<Value>(), which is both ends, and delivers one event at a time.")
extension Signal {
  public static func unserializedPipe(disposable: (any Disposable)? = nil) -> (output: Signal<Value>, input: SignalSubject<Value>) { neverCalled() }

  public static func reentrantUnserializedPipe(disposable: (any Disposable)? = nil) -> (output: Signal<Value>, input: SignalSubject<Value>) { neverCalled() }
}

extension Signal where Value == Bool {
  @available(*, unavailable, message: "write Signal.combineLatest(signals).and().")
  public static func all(_ signals: [Signal<Bool>]) -> Signal<Bool> { neverCalled() }

  @available(*, unavailable, message: "write Signal.combineLatest(signals).and(), with an array.")
  public static func all(_ signals: Signal<Bool>...) -> Signal<Bool> { neverCalled() }

  @available(*, unavailable, message: "write Signal.combineLatest(signals).or().")
  public static func any(_ signals: [Signal<Bool>]) -> Signal<Bool> { neverCalled() }

  @available(*, unavailable, message: "write Signal.combineLatest(signals).or(), with an array.")
  public static func any(_ signals: Signal<Bool>...) -> Signal<Bool> { neverCalled() }
}

extension Event {
  @available(*, unavailable, renamed: "element")
  public var value: Element? { neverCalled() }

  @available(*, unavailable, renamed: "next(_:)")
  public static func value(_ value: Element) -> Event { neverCalled() }

  @available(*, unavailable, renamed: "error(_:)")
  public static func failed(_ error: any Error) -> Event { neverCalled() }

  @available(*, unavailable, message: "there is no event for an interruption: a disposed subscription receives nothing.")
  public static var interrupted: Event { neverCalled() }

  @available(*, unavailable, renamed: "isStopEvent")
  public var isTerminating: Bool { neverCalled() }

  @available(*, unavailable, message: "errors have one type, any Error: make an event of the other error by .error(transform(error)).")
  public func mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Event<Element> { neverCalled() }
}

extension PropertyType {
  @available(*, unavailable, renamed: "signal")
  public var producer: Signal<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> Property<Value> where Value: Equatable { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func skipRepeats(_ areEquivalent: (Value, Value) -> Bool) -> Property<Value> { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  public func negate() -> Property<Bool> where Value == Bool { neverCalled() }
}

extension Lifetime {
  @available(*, unavailable, message: "write token.lifetime, or Lifetime.make() for both.")
  public init(_ token: Token) { neverCalled() }
}

extension AnyDisposable {
  @available(*, unavailable, message: "write BooleanDisposable().")
  public convenience init() { neverCalled() }
}

extension SerialDisposable {
  @available(*, unavailable, renamed: "swap(in:)")
  public func swapInDisposable(_ disposable: (any Disposable)?) -> (any Disposable)? { neverCalled() }
}

extension Disposable {
  @available(*, unavailable, message: "write ScopedDisposable(disposable).")
  public func asScopedDisposable() -> ScopedDisposable { neverCalled() }
}

extension CompoundDisposable {
  @available(*, unavailable, renamed: "add(_:)")
  public func addDisposable(_ disposable: (any Disposable)?) { neverCalled() }

  @available(*, unavailable, renamed: "remove(_:)")
  public func removeDisposable(_ disposable: (any Disposable)?) { neverCalled() }

  @available(*, unavailable, message: "write group += AnyDisposable { ... }.")
  public static func += (group: CompoundDisposable, action: @escaping @Sendable () -> Void) { neverCalled() }

  @available(*, unavailable, message: "write add(AnyDisposable { ... }).")
  public func add(_ action: @escaping @Sendable () -> Void) { neverCalled() }
}

extension ScopedDisposable {
  @available(*, unavailable, message: "keep a reference to the disposable that is passed to the initializer.")
  public var inner: any Disposable { neverCalled() }
}

extension Locked {
  @available(*, unavailable, message: "write withLock { $0 }.")
  public var value: State { neverCalled() }

  @available(*, unavailable, renamed: "withLock(_:)")
  public func modify<Result>(_ action: (inout State) throws -> Result) -> Result { neverCalled() }

  @available(*, unavailable, renamed: "withLock(_:)")
  public func withValue<Result>(_ action: (State) throws -> Result) -> Result { neverCalled() }

  @available(*, unavailable, message: "write withLock { state in defer { state = newValue }; return state }.")
  public func swap(_ newValue: State) -> State { neverCalled() }
}

extension CommandError {
  @available(*, unavailable, message: "write CommandError.notEnabled, whose reason says why.")
  public static var disabled: CommandError { neverCalled() }

  @available(*, unavailable, message: "an error of the work arrives as it is: there is no case around it.")
  public static func producerFailed(_ error: any Error) -> CommandError { neverCalled() }
}

extension NSObject {
  @available(*, unavailable, renamed: "signal(for:)")
  public func rac_signal<Events>(for events: Events) -> Signal<NSObject> { neverCalled() }

  @available(*, unavailable, renamed: "textSignal")
  public func rac_textSignal() -> Signal<String> { neverCalled() }

  @available(*, unavailable, renamed: "textChannel()")
  public func rac_newTextChannel() -> ChannelTerminal<String> { neverCalled() }

  @available(*, unavailable, renamed: "gestureSignal")
  public func rac_gestureSignal() -> Signal<NSObject> { neverCalled() }

  @available(*, unavailable, message: "write control.setCommand(command), or setCommand(nil).")
  public var rac_command: AnyObject? { neverCalled() }

  @available(*, unavailable, message: "override prepareForReuse(), and send to a SignalSubject<Void> of the view from there.")
  public var rac_prepareForReuseSignal: Signal<Void> { neverCalled() }
}

@available(*, unavailable, message: "write Signal<Value>: a signal is cold, as a producer is, and errors have one type.")
public typealias SignalProducer<Value, Failure> = Signal<Value>

@available(*, unavailable, message: "write SignalProperty(value).")
public typealias MutableProperty<Value> = SignalProperty<Value>

@available(*, unavailable, message: "write Scheduler.main, Scheduler.background(), or Scheduler.target(queue) for a queue of your own.")
public typealias QueueScheduler = Scheduler

@available(*, unavailable, message: "write Scheduler.")
public typealias DateScheduler = Scheduler

@available(*, unavailable, message: "write Signal<Value>, or a protocol of your own with a member that returns one.")
public typealias SignalProducerConvertible = AnyObject

@available(*, unavailable, message: "write Event<Value>.")
public typealias EventProtocol = AnyObject

@available(*, unavailable, message: "write SignalSubject.")
public typealias RACSubject<Value> = SignalSubject<Value>

@available(*, unavailable, message: "write Command.")
public typealias RACCommand<Input, Output> = Command<Input, Output>

@available(*, unavailable, message: "write AnyDisposable { ... }.")
public typealias RACDisposable = AnyDisposable

@available(*, unavailable, message: "write CompoundDisposable.")
public typealias RACCompoundDisposable = CompoundDisposable

@available(*, unavailable, message: "write Scheduler.")
public typealias RACScheduler = Scheduler

@available(*, unavailable, message: "write ReplaySignalSubject.")
public typealias RACReplaySubject<Value> = ReplaySignalSubject<Value>

@available(*, unavailable, message: "write BehaviorSignalSubject.")
public typealias RACBehaviorSubject<Value> = BehaviorSignalSubject<Value>

@available(*, unavailable, message: "write Channel.")
public typealias RACChannel<Value> = Channel<Value>

@available(*, unavailable, message: "write ChannelTerminal.")
public typealias RACChannelTerminal<Value> = ChannelTerminal<Value>

@available(*, unavailable, message: "write MulticastConnection.")
public typealias RACMulticastConnection<Value> = MulticastConnection<Value>

@available(*, unavailable, message: "write GroupedSignal.")
public typealias RACGroupedSignal<Value> = Signal<Value>

@available(*, unavailable, message: "write PullSequence.")
public typealias RACSequence<Value> = PullSequence<Value>

@available(*, unavailable, message: "write SubscriberType.")
public typealias RACSubscriber = AnyObject

@available(*, unavailable, message: "write SerialDisposable.")
public typealias RACSerialDisposable = SerialDisposable

@available(*, unavailable, message: "write ScopedDisposable.")
public typealias RACScopedDisposable = ScopedDisposable

@available(*, unavailable, message: "write TestSignalScheduler, of BraidTesting.")
public typealias RACTestScheduler = Scheduler

@available(*, unavailable, message: "write Scheduler.target(queue).")
public typealias RACTargetQueueScheduler = Scheduler

@available(*, unavailable, message: "write a tuple, such as (Int, String).")
public typealias RACTuple = Any

@available(*, unavailable, message: "write a tuple, such as (Int, String).")
public typealias RACTwoTuple<First, Second> = (First, Second)

@available(*, unavailable, message: "write a tuple, such as (Int, String, Bool).")
public typealias RACThreeTuple<First, Second, Third> = (First, Second, Third)

@available(*, unavailable, message: "write nil, in a tuple with an optional, such as (Int?, String).")
public typealias RACTupleNil = Any

@available(*, unavailable, message: "write Void.")
public typealias RACUnit = Void

@available(*, unavailable, message: "write Event.")
public typealias RACEvent<Value> = Event<Value>

@available(*, unavailable, message: "write source.subscribe(next: { observer.sendNext($0) }), or subscribe(observer), which forwards the end, too.")
@discardableResult
public func <~ <Value>(observer: any SubscriberType<Value>, source: Signal<Value>) -> any Disposable { neverCalled() }

@available(*, unavailable, message: "write source.signal.subscribe(next: { observer.sendNext($0) }), or subscribe(observer), which forwards the end, too.")
@discardableResult
public func <~ <Source: PropertyType>(observer: any SubscriberType<Source.Value>, source: Source) -> any Disposable { neverCalled() }
