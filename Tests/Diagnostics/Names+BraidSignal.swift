// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import BraidCore
import Dispatch
import Foundation
import BraidSignal

// Written by .ci/generate.

extension Signal {
  func call_flattenMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> {
    // warning: nil stands for no signal: end the closure with `?? .empty`.
    self.flattenMap(transform)
  }

  func call_flattenMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> {
    // warning: the closure of flattenMap returns a signal, or is async. For
    self.flattenMap(transform)
  }

  func call_flatMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> {
    // warning: nil stands for no signal: end the closure with `?? .empty`.
    self.flatMap(transform)
  }

  func call_flatMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> {
    // warning: the closure of flatMap returns a signal, or is async. For a
    self.flatMap(transform)
  }

  func call_flatMap<Result>(_ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) throws -> Signal<Result>?) -> Signal<Result> {
    // warning: nil stands for no signal: end the closure with `?? .empty`.
    self.flatMap(strategy, transform)
  }

  func call_flatMap<Result>(_ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) throws -> Result) -> Signal<Result> {
    // warning: the closure of flatMap returns a signal, or is async. For a
    self.flatMap(strategy, transform)
  }

  func call_then(_ other: Signal<Value>) -> Signal<Value> {
    // error: write then { other }: the signal is made when this one has c
    self.then(other)
  }

  static func call_create(_ didSubscribe: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> {
    // error: the closure of create returns what to tear down. End it with
    self.create(didSubscribe)
  }

  func call_reduce<Result>(into makeInitial: () throws -> Result, _ next: (Result, Value) throws -> Result) -> Signal<Result> {
    // error: renamed to 'reduce(makeInitial:_:)'
    self.reduce(into: makeInitial, next)
  }

  func call_throttle(_ interval: Double) -> Signal<Value> {
    // error: write debounce(.seconds(1)), which is what throttle of React
    self.throttle(interval)
  }

  func call_throttle(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> {
    // error: write throttle(for: .seconds(1), on: scheduler).
    self.throttle(interval, on: scheduler)
  }

  func call_debounce(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.debounce(interval, on: scheduler)
  }

  func call_delay(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.delay(interval, on: scheduler)
  }

  func call_timeout(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.timeout(interval, on: scheduler)
  }

  static func call_interval(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.interval(interval, on: scheduler)
  }

  func call_skip<Other>(until trigger: Signal<Other>) -> Signal<Value> {
    // error: skip(until:) takes a predicate. For a trigger write withLate
    self.skip(until: trigger)
  }

  func call_buffer(every interval: Double, on scheduler: Scheduler? = nil) -> Signal<[Value]> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.buffer(every: interval, on: scheduler)
  }

  func call_collect(every interval: Double, on scheduler: Scheduler? = nil) -> Signal<[Value]> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.collect(every: interval, on: scheduler)
  }

  func call_flatten() -> Signal<Value> {
    // error: flatten() merges the signals that a signal sends; this one s
    self.flatten()
  }

  func call_switchToLatest() -> Signal<Value> {
    // error: switchToLatest() follows the signals that a signal sends; th
    self.switchToLatest()
  }

  func call_bind<Other>(to property: SignalProperty<Other>) -> any Disposable {
    // error: write bind(to: property, \.value).
    self.bind(to: property)
  }

  func call_subscribe(value: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.subscribe(value: value)
  }

  static func call_init(value: Value) -> Any {
    // error: renamed to 'just(_:)'
    Signal(value: value)
  }

  static func call_init(error: any Error) -> Any {
    // error: write Signal.error(error).
    Signal(error: error)
  }

  static func call_init(_ startHandler: (PassthroughSubscriber<Value>, Lifetime) -> Void) -> Any {
    // error: write Signal.create { subscriber in ... }, whose closure ret
    Signal(startHandler)
  }

  func call_subscribeNext(_ next: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.subscribeNext(next)
  }

  func call_subscribeNext(_ next: (Value) -> Void, error: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:error:)'
    self.subscribeNext(next, error: error)
  }

  func call_subscribeNext(_ next: (Value) -> Void, completed: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:completed:)'
    self.subscribeNext(next, completed: completed)
  }

  func call_subscribeNext(_ next: (Value) -> Void, error: (any Error) -> Void, completed: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:error:completed:)'
    self.subscribeNext(next, error: error, completed: completed)
  }

  func call_subscribeError(_ error: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(error:)'
    self.subscribeError(error)
  }

  func call_subscribeError(_ error: (any Error) -> Void, completed: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(error:completed:)'
    self.subscribeError(error, completed: completed)
  }

  func call_subscribeCompleted(_ completed: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(completed:)'
    self.subscribeCompleted(completed)
  }

  static func call_createSignal(_ didSubscribe: (PassthroughSubscriber<Value>) -> (any Disposable)?) -> Signal<Value> {
    // error: renamed to 'create(_:)'
    self.createSignal(didSubscribe)
  }

  static func call_defer(_ factory: () -> Signal<Value>) -> Signal<Value> {
    // error: renamed to 'deferred(_:)'
    self.defer(factory)
  }

  func call_mapReplace<Result>(_ value: Result) -> Signal<Result> {
    // error: renamed to 'map(to:)'
    self.mapReplace(value)
  }

  func call_replace<Result>(with value: Result) -> Signal<Result> {
    // error: renamed to 'map(to:)'
    self.replace(with: value)
  }

  func call_deliverOn(_ scheduler: Scheduler) -> Signal<Value> {
    // error: renamed to 'deliver(on:)'
    self.deliverOn(scheduler)
  }

  func call_deliverOnMainThread() -> Signal<Value> {
    // error: renamed to 'deliverOnMain()'
    self.deliverOnMainThread()
  }

  func call_subscribeOn(_ scheduler: Scheduler) -> Signal<Value> {
    // error: renamed to 'subscribe(on:)'
    self.subscribeOn(scheduler)
  }

  func call_takeUntil<Other>(_ trigger: Signal<Other>) -> Signal<Value> {
    // error: renamed to 'take(until:)'
    self.takeUntil(trigger)
  }

  func call_takeUntilReplacement(_ replacement: Signal<Value>) -> Signal<Value> {
    // error: renamed to 'take(untilReplacement:)'
    self.takeUntilReplacement(replacement)
  }

  func call_takeUntilBlock(_ predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'take(until:)'
    self.takeUntilBlock(predicate)
  }

  func call_takeWhileBlock(_ predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'take(while:)'
    self.takeWhileBlock(predicate)
  }

  func call_skipUntilBlock(_ predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'skip(until:)'
    self.skipUntilBlock(predicate)
  }

  func call_skipWhileBlock(_ predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'skip(while:)'
    self.skipWhileBlock(predicate)
  }

  func call_takeLast(_ count: Int) -> Signal<Value> {
    // error: renamed to 'take(last:)'
    self.takeLast(count)
  }

  func call_scan<Result>(withStart start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'scan(_:_:)'
    self.scan(withStart: start, reduce: reduce)
  }

  func call_scanWithStart<Result>(_ start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'scan(_:_:)'
    self.scanWithStart(start, reduce: reduce)
  }

  func call_aggregate<Result>(withStart start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'reduce(_:_:)'
    self.aggregate(withStart: start, reduce: reduce)
  }

  func call_aggregateWithStart<Result>(_ start: Result, reduce: (Result, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'reduce(_:_:)'
    self.aggregateWithStart(start, reduce: reduce)
  }

  func call_combinePrevious<Result>(withStart start: Value, reduce: (Value, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'combinePrevious(_:_:)'
    self.combinePrevious(withStart: start, reduce: reduce)
  }

  func call_combinePreviousWithStart<Result>(_ start: Value, reduce: (Value, Value) -> Result) -> Signal<Result> {
    // error: renamed to 'combinePrevious(_:_:)'
    self.combinePreviousWithStart(start, reduce: reduce)
  }

  func call_combineLatestWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    // error: write combineLatest(with: other).
    self.combineLatestWith(other)
  }

  func call_zipWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    // error: write zip(with: other).
    self.zipWith(other)
  }

  func call_catchTo(_ other: Signal<Value>) -> Signal<Value> {
    // error: renamed to 'catch(to:)'
    self.catchTo(other)
  }

  func call_bufferWithTime(_ interval: Duration, onScheduler scheduler: Scheduler) -> Signal<[Value]> {
    // error: renamed to 'buffer(every:on:)'
    self.bufferWithTime(interval, onScheduler: scheduler)
  }

  func call_buffer(withTime interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> {
    // error: renamed to 'buffer(every:on:)'
    self.buffer(withTime: interval, on: scheduler)
  }

  func call_setNameWithFormat(_ name: String) -> Signal<Value> {
    // error: renamed to 'named(_:)'
    self.setNameWithFormat(name)
  }

  func call_setKeyPath<Object: AnyObject>(_ keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object) -> any Disposable {
    // error: write bind(to: object, \.property), which ends with the obje
    self.setKeyPath(keyPath, on: object)
  }

  static func call_startEagerlyWithScheduler(_ scheduler: Scheduler, block: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> {
    // error: renamed to 'startEagerly(on:_:)'
    self.startEagerlyWithScheduler(scheduler, block: block)
  }

  static func call_startLazilyWithScheduler(_ scheduler: Scheduler, block: (PassthroughSubscriber<Value>) -> Void) -> Signal<Value> {
    // error: renamed to 'startLazily(on:_:)'
    self.startLazilyWithScheduler(scheduler, block: block)
  }

  func call_observeValues(_ action: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.observeValues(action)
  }

  func call_observeFailed(_ action: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(error:)'
    self.observeFailed(action)
  }

  func call_observeCompleted(_ action: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(completed:)'
    self.observeCompleted(action)
  }

  func call_observeInterrupted(_ action: () -> Void) -> any Disposable {
    // error: a disposed subscription sends nothing here; write onTerminat
    self.observeInterrupted(action)
  }

  func call_observeResult(_ action: (Result<Value, any Error>) -> Void) -> any Disposable {
    // error: write subscribe(next:error:).
    self.observeResult(action)
  }

  func call_observe(_ action: (Event<Value>) -> Void) -> any Disposable {
    // error: write materialize().subscribe(next:), or subscribe(next:erro
    self.observe(action)
  }

  func call_startWithValues(_ action: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.startWithValues(action)
  }

  func call_startWithFailed(_ action: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(error:)'
    self.startWithFailed(action)
  }

  func call_startWithCompleted(_ action: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(completed:)'
    self.startWithCompleted(action)
  }

  func call_startWithInterrupted(_ action: () -> Void) -> any Disposable {
    // error: a disposed subscription sends nothing here; write onTerminat
    self.startWithInterrupted(action)
  }

  func call_startWithResult(_ action: (Result<Value, any Error>) -> Void) -> any Disposable {
    // error: write subscribe(next:error:).
    self.startWithResult(action)
  }

  func call_start() -> any Disposable {
    // error: write subscribe().
    self.start()
  }

  func call_producer() -> Signal<Value> {
    // error: a signal is cold, as a producer is: leave producer out.
    producer
  }

  static func call_pipe() -> (output: Signal<Value>, input: SignalSubject<Value>) {
    // error: write SignalSubject<Value>(), which is both ends.
    self.pipe()
  }

  func call_skipRepeats() -> Signal<Value> {
    // error: renamed to 'distinctUntilChanged()'
    self.skipRepeats()
  }

  func call_skipRepeats(_ areEqual: (Value, Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'distinctUntilChanged(by:)'
    self.skipRepeats(areEqual)
  }

  func call_filterMap<Result>(_ transform: (Value) -> Result?) -> Signal<Result> {
    // error: renamed to 'compactMap(_:)'
    self.filterMap(transform)
  }

  func call_flatMapError(_ transform: (any Error) -> Signal<Value>) -> Signal<Value> {
    // error: renamed to 'catch(_:)'
    self.flatMapError(transform)
  }

  func call_mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Signal<Value> {
    // error: write `catch { .error(transform($0)) }`.
    self.mapError(transform)
  }

  func call_attemptMap<Result>(_ transform: (Value) throws -> Result) -> Signal<Result> {
    // error: renamed to 'tryMap(_:)'
    self.attemptMap(transform)
  }

  func call_promoteError<Failure: Error>(_ type: Failure.Type) -> Signal<Value> {
    // error: errors have one type, any Error: leave promoteError out.
    self.promoteError(type)
  }

  func call_promoteValue<Result>(_ type: Result.Type) -> Signal<Result> {
    // error: write flatMap { _ in .empty }.
    self.promoteValue(type)
  }

  func call_take(first count: Int) -> Signal<Value> {
    // error: renamed to 'take(_:)'
    self.take(first: count)
  }

  func call_skip(first count: Int) -> Signal<Value> {
    // error: renamed to 'skip(_:)'
    self.skip(first: count)
  }

  func call_take(during lifetime: Lifetime) -> Signal<Value> {
    // error: write take(until: lifetime.ended).
    self.take(during: lifetime)
  }

  func call_observe(on scheduler: Scheduler) -> Signal<Value> {
    // error: renamed to 'deliver(on:)'
    self.observe(on: scheduler)
  }

  func call_start(on scheduler: Scheduler) -> Signal<Value> {
    // error: renamed to 'subscribe(on:)'
    self.start(on: scheduler)
  }

  func call_timeout(after interval: Duration, raising error: any Error, on scheduler: Scheduler) -> Signal<Value> {
    // error: write timeout(interval, on: scheduler), which fails with Sig
    self.timeout(after: interval, raising: error, on: scheduler)
  }

  func call_prefix(value: Value) -> Signal<Value> {
    // error: renamed to 'startWith(_:)'
    self.prefix(value: value)
  }

  func call_replayLazily(upTo count: Int) -> Signal<Value> {
    // error: write replayLazily(), which replays all values, or multicast
    self.replayLazily(upTo: count)
  }

  func call_sample<Other>(with sampler: Signal<Other>) -> Signal<(Value, Other)> {
    // error: write concat(.never).sample(on: sampler), which sends the va
    self.sample(with: sampler)
  }

  func call_on(value: (Value) -> Void) -> Signal<Value> {
    // error: renamed to 'on(next:)'
    self.on(value: value)
  }

  func call_on(failed: (any Error) -> Void) -> Signal<Value> {
    // error: renamed to 'on(error:)'
    self.on(failed: failed)
  }

  func call_logEvents() -> Signal<Value> {
    // error: renamed to 'logAll()'
    self.logEvents()
  }

  func call_negate() -> Signal<Value> where Value == Bool {
    // error: renamed to 'not()'
    self.negate()
  }

  func call_lazyMap<Result>(on scheduler: Scheduler, transform: (Value) -> Result) -> Signal<Result> {
    // error: write deliver(on: scheduler).map { ... }, which maps every v
    self.lazyMap(on: scheduler, transform: transform)
  }

  func call_throttle<Condition>(while shouldThrottle: Condition, on scheduler: Scheduler) -> Signal<Value> {
    // error: write throttle(while: shouldThrottle).deliver(on: scheduler)
    self.throttle(while: shouldThrottle, on: scheduler)
  }

  static func call_timer(interval: Duration, on scheduler: Scheduler) -> Signal<ContinuousClock.Instant> {
    // error: write Signal.interval(interval, on: scheduler).
    self.timer(interval: interval, on: scheduler)
  }

  static func call_timer(interval: Duration, on scheduler: Scheduler, leeway: Duration) -> Signal<ContinuousClock.Instant> {
    // error: write Signal.interval(interval, leeway: leeway, on: schedule
    self.timer(interval: interval, on: scheduler, leeway: leeway)
  }

  static func call_interval(_ values: [Value], interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    // error: write Signal.interval(interval, on: scheduler).zip(with: .fr
    self.interval(values, interval: interval, on: scheduler)
  }

  func call_repeat(_ count: Int) -> Signal<Value> {
    // error: write Signal.concat(Array(repeating: signal, count: count)).
    self.repeat(count)
  }

  static func call_init(result: Result<Value, any Error>) -> Any {
    // error: write Signal.try { try result.get() }.
    Signal(result: result)
  }

  static func call_init(values first: Value, _ second: Value, _ others: Value) -> Any {
    // error: write Signal.from([first, second]).
    Signal(values: first, second, others)
  }

  static func call_pipe(disposable: (any Disposable)?) -> (output: Signal<Value>, input: SignalSubject<Value>) {
    // error: write SignalSubject<Value>(), which is both ends.
    self.pipe(disposable: disposable)
  }

  static func call_unserialized(_ generator: (PassthroughSubscriber<Value>, Lifetime) -> Void) -> Signal<Value> {
    // error: write Signal.create { subscriber in ... }, whose events are
    self.unserialized(generator)
  }

  static func call_reentrantUnserialized(_ generator: (PassthroughSubscriber<Value>, Lifetime) -> Void) -> Signal<Value> {
    // error: write Signal.create { subscriber in ... }, whose events are
    self.reentrantUnserialized(generator)
  }

  static func call_unserializedPipe(disposable: (any Disposable)? = nil) -> (output: Signal<Value>, input: SignalSubject<Value>) {
    // error: write SignalSubject<Value>(), which is both ends, and delive
    self.unserializedPipe(disposable: disposable)
  }

  static func call_reentrantUnserializedPipe(disposable: (any Disposable)? = nil) -> (output: Signal<Value>, input: SignalSubject<Value>) {
    // error: write SignalSubject<Value>(), which is both ends, and delive
    self.reentrantUnserializedPipe(disposable: disposable)
  }

  func call_start(_ action: (Event<Value>) -> Void) -> any Disposable {
    // error: write materialize().subscribe(next:), or subscribe(next:erro
    self.start(action)
  }

  func call_last() -> Value? {
    // error: write take(last: 1), which emits the last value; to wait for
    self.last()
  }

  static func call_combineLatest(_ signals: [Signal<Value>], emptySentinel: [Value]) -> Signal<[Value]> {
    // error: write signals.isEmpty ? Signal.just(emptySentinel) : Signal.
    self.combineLatest(signals, emptySentinel: emptySentinel)
  }

  static func call_zip(_ signals: [Signal<Value>], emptySentinel: [Value]) -> Signal<[Value]> {
    // error: write signals.isEmpty ? Signal.just(emptySentinel) : Signal.
    self.zip(signals, emptySentinel: emptySentinel)
  }

  func call_collect(every interval: Duration, on scheduler: Scheduler, skipEmpty: Bool = false, discardWhenCompleted: Bool) -> Signal<[Value]> {
    // error: write collect(every: interval, on: scheduler), which emits t
    self.collect(every: interval, on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discardWhenCompleted)
  }

  func call_subscribe(onNext: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.subscribe(onNext: onNext)
  }

  func call_subscribe(onNext: (Value) -> Void, onError: (any Error) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:error:)'
    self.subscribe(onNext: onNext, onError: onError)
  }

  func call_subscribe(onNext: (Value) -> Void, onError: (any Error) -> Void, onCompleted: () -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:error:completed:)'
    self.subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted)
  }

  func call_do(onNext: (Value) -> Void) -> Signal<Value> {
    // error: renamed to 'on(next:)'
    self.do(onNext: onNext)
  }

  func call_flatMapLatest<Result>(_ transform: (Value) throws -> Signal<Result>) -> Signal<Result> {
    // error: write flatMap(.latest) { ... }.
    self.flatMapLatest(transform)
  }

  func call_concatMap<Result>(_ transform: (Value) throws -> Signal<Result>) -> Signal<Result> {
    // error: write flatMap(.concat) { ... }.
    self.concatMap(transform)
  }

  func call_switchLatest<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    // error: renamed to 'switchToLatest()'
    self.switchLatest()
  }

  func call_withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<Other> {
    // error: write withLatest(from: other).map { $1 }, or map both values
    self.withLatestFrom(other)
  }

  func call_amb(_ other: Signal<Value>) -> Signal<Value> {
    // error: renamed to 'race(with:)'
    self.amb(other)
  }

  static func call_of(_ values: Value) -> Signal<Value> {
    // error: write from([first, second]).
    self.of(values)
  }

  func call_debug() -> Signal<Value> {
    // error: renamed to 'logAll()'
    self.debug()
  }

  func call_ignoreElements() -> Signal<Value> {
    // error: renamed to 'ignoreValues()'
    self.ignoreElements()
  }

  func call_share() -> Signal<Value> {
    // error: write publish().autoconnect(), which connects once, or with
    self.share()
  }

  func call_share(replay count: Int) -> Signal<Value> {
    // error: write multicast(ReplaySignalSubject(capacity: count)).autoco
    self.share(replay: count)
  }

  func call_sink(receiveValue: (Value) -> Void) -> any Disposable {
    // error: renamed to 'subscribe(next:)'
    self.sink(receiveValue: receiveValue)
  }

  func call_assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root) -> any Disposable {
    // error: write bind(to: object, \.property), which does not keep the
    self.assign(to: keyPath, on: object)
  }

  func call_receive(on scheduler: Scheduler) -> Signal<Value> {
    // error: renamed to 'deliver(on:)'
    self.receive(on: scheduler)
  }

  func call_removeDuplicates() -> Signal<Value> {
    // error: renamed to 'distinctUntilChanged()'
    self.removeDuplicates()
  }

  func call_removeDuplicates(by areEqual: (Value, Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'distinctUntilChanged(by:)'
    self.removeDuplicates(by: areEqual)
  }

  func call_replaceError(with value: Value) -> Signal<Value> {
    // error: renamed to 'catchAndReturn(_:)'
    self.replaceError(with: value)
  }

  func call_prepend(_ value: Value) -> Signal<Value> {
    // error: renamed to 'startWith(_:)'
    self.prepend(value)
  }

  func call_dropFirst(_ count: Int = 1) -> Signal<Value> {
    // error: write skip(count); without a count, skip(1).
    self.dropFirst(count)
  }

  func call_prefix(while predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'take(while:)'
    self.prefix(while: predicate)
  }

  func call_drop(while predicate: (Value) -> Bool) -> Signal<Value> {
    // error: renamed to 'skip(while:)'
    self.drop(while: predicate)
  }
}

extension Command {
  static func call_init(_ work: (Input) throws -> Output) -> Any {
    // error: the closure of a command returns a signal. For a plain value
    Command(work)
  }

  func call_execute(_ input: Input) async throws -> Output? {
    // error: renamed to 'executeToEnd(_:)'
    try await self.execute(input)
  }

  func call_executionSignals() -> Signal<Signal<Output>> {
    // error: renamed to 'executions'
    executionSignals
  }

  func call_executing() -> Signal<Bool> {
    // error: renamed to 'isExecuting'
    executing
  }

  func call_enabled() -> Signal<Bool> {
    // error: renamed to 'isEnabled'
    enabled
  }

  func call_apply(_ input: Input) -> Signal<Output> {
    // error: renamed to 'execute(_:)'
    self.apply(input)
  }

  func call_values() -> Signal<Output> {
    // error: write executions.flatten().
    values
  }

  func call_completed() -> Signal<Void> {
    // error: write execute(input).subscribe(completed:): what executions
    completed
  }

  func call_events() -> Signal<Event<Output>> {
    // error: write executions.flatMap(.merge) { $0.materialize() }; error
    events
  }

  func call_apply() -> Signal<Output> where Input == Void {
    // error: renamed to 'execute()'
    self.apply()
  }
}

extension Command where Input == Void {
  func call_execute() async throws -> Output? {
    // error: renamed to 'executeToEnd()'
    try await self.execute()
  }
}

extension Signal where Value == Any {
  static func call_merge(_ signals: [Any]) -> Signal<Any> {
    // error: the signals send values of different types, so that no type
    self.merge(signals)
  }

  static func call_concat(_ signals: [Any]) -> Signal<Any> {
    // error: the signals send values of different types, so that no type
    self.concat(signals)
  }

  static func call_combineLatest(_ signals: [Any]) -> Signal<[Any]> {
    // error: the signals send values of different types, so that no type
    self.combineLatest(signals)
  }

  static func call_zip(_ signals: [Any]) -> Signal<[Any]> {
    // error: the signals send values of different types, so that no type
    self.zip(signals)
  }
}

extension SignalMerge {
  func call_callAsFunction<Other>(_ other: Signal<Other>) -> Signal<Value> {
    // error: two signals are merged by a.merge(with: b), or by Signal.mer
    self.callAsFunction(other)
  }

  func call_callAsFunction() -> Signal<Value> {
    // error: two signals are merged by a.merge(with: b), or by Signal.mer
    self.callAsFunction()
  }
}

extension SubscriberType {
  func call_sendComplete() {
    // error: renamed to 'sendCompleted()'
    self.sendComplete()
  }

  func call_value() -> Value {
    // error: it has no current value. Use a BehaviorSignalSubject or a Si
    value
  }

  func call_send(value: Value) {
    // error: renamed to 'sendNext(_:)'
    self.send(value: value)
  }

  func call_send(error: any Error) {
    // error: renamed to 'sendError(_:)'
    self.send(error: error)
  }

  func call_sendInterrupted() {
    // error: there is no event for an interruption: dispose the subscript
    self.sendInterrupted()
  }

  func call_onNext(_ value: Value) {
    // error: renamed to 'sendNext(_:)'
    self.onNext(value)
  }

  func call_onError(_ error: any Error) {
    // error: renamed to 'sendError(_:)'
    self.onError(error)
  }

  func call_onCompleted() {
    // error: renamed to 'sendCompleted()'
    self.onCompleted()
  }
}

extension SignalSubject {
  func call_send(_ value: Value) {
    // error: renamed to 'sendNext(_:)'
    self.send(value)
  }
}

extension Channel {
  func call_leadingTerminal() -> ChannelTerminal<Value> {
    // error: renamed to 'leading'
    leadingTerminal
  }

  func call_followingTerminal() -> ChannelTerminal<Value> {
    // error: renamed to 'following'
    followingTerminal
  }
}

extension HasLifetime {
  func call_rac_willDeallocSignal() -> Signal<Never> {
    // error: renamed to 'willDeallocate'
    rac_willDeallocSignal
  }
}

extension Scheduler {
  static func call_mainThread() -> Scheduler {
    // error: renamed to 'main'
    mainThread
  }

  func call_afterDelay(_ delay: Duration, schedule work: () -> Void) -> (any Disposable )? {
    // error: renamed to 'schedule(after:_:)'
    self.afterDelay(delay, schedule: work)
  }

  func call_scheduleRecursiveBlock(_ body: (() -> Void) -> Void) -> any Disposable {
    // error: renamed to 'scheduleRecursive(_:)'
    self.scheduleRecursiveBlock(body)
  }

  func call_currentDate() -> Date {
    // error: write now, an instant of the monotonic clock, or Date().
    currentDate
  }

  static func call_init(queue: DispatchQueue, name: String = "") -> Any {
    // error: write Scheduler.target(queue, name: name).
    Scheduler(queue: queue, name: name)
  }

  static func call_init(qos: DispatchQoS = .default, name: String = "", targeting queue: DispatchQueue? = nil) -> Any {
    // error: write Scheduler.background(qos:name:), or Scheduler.target(q
    Scheduler(qos: qos, name: name, targeting: queue)
  }

  func call_schedule(after date: Date, action: () -> Void) -> (any Disposable)? {
    // error: write schedule(after: .seconds(1)) { ... }: a delay is a dur
    self.schedule(after: date, action: action)
  }

  func call_schedule(after date: Date, interval: Duration, action: () -> Void) -> (any Disposable)? {
    // error: write schedule(after: .seconds(1), repeating: interval) { ..
    self.schedule(after: date, interval: interval, action: action)
  }

  func call_schedule(after date: Date, interval: Duration, leeway: Duration, action: () -> Void) -> (any Disposable)? {
    // error: write schedule(after: .seconds(1), repeating: interval, leew
    self.schedule(after: date, interval: interval, leeway: leeway, action: action)
  }
}

extension Swift.Sequence {
  func call_rac_sequence() -> PullSequence<Element> {
    // error: renamed to 'pullSequence'
    rac_sequence
  }
}

extension PullSequence {
  func call_array() -> [Element] {
    // error: write Array(sequence).
    array
  }

  func call_objectEnumerator() -> Iterator {
    // error: renamed to 'makeIterator()'
    objectEnumerator
  }

  func call_eagerSequence() -> PullSequence<Element> {
    // error: renamed to 'eager'
    eagerSequence
  }

  func call_lazySequence() -> PullSequence<Element> {
    // error: renamed to 'asLazy'
    lazySequence
  }

  func call_foldLeft<Result>(withStart start: Result, reduce: (Result, Element) -> Result) -> Result {
    // error: renamed to 'reduce(_:_:)'
    self.foldLeft(withStart: start, reduce: reduce)
  }

  func call_foldRight<Result>(withStart start: Result, reduce: (Element, () -> Result) -> Result) -> Result {
    // error: renamed to 'foldRight(_:_:)'
    self.foldRight(withStart: start, reduce: reduce)
  }

  func call_objectPassingTest(_ test: (Element) -> Bool) -> Element? {
    // error: renamed to 'first(where:)'
    self.objectPassingTest(test)
  }

  func call_any(_ test: (Element) -> Bool) -> Bool {
    // error: renamed to 'contains(where:)'
    self.any(test)
  }

  func call_all(_ test: (Element) -> Bool) -> Bool {
    // error: renamed to 'allSatisfy(_:)'
    self.all(test)
  }

  func call_mapReplace<Result>(_ value: Result) -> PullSequence<Result> {
    // error: renamed to 'map(to:)'
    self.mapReplace(value)
  }

  func call_takeUntilBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> {
    // error: renamed to 'take(until:)'
    self.takeUntilBlock(predicate)
  }

  func call_takeWhileBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> {
    // error: renamed to 'take(while:)'
    self.takeWhileBlock(predicate)
  }

  func call_skipUntilBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> {
    // error: renamed to 'skip(until:)'
    self.skipUntilBlock(predicate)
  }

  func call_skipWhileBlock(_ predicate: (Element) -> Bool) -> PullSequence<Element> {
    // error: renamed to 'skip(while:)'
    self.skipWhileBlock(predicate)
  }
}

extension Event {
  func call_value() -> Element? {
    // error: renamed to 'element'
    value
  }

  static func call_value(_ value: Element) -> Event {
    // error: renamed to 'next(_:)'
    self.value(value)
  }

  static func call_failed(_ error: any Error) -> Event {
    // error: renamed to 'error(_:)'
    self.failed(error)
  }

  static func call_interrupted() -> Event {
    // error: there is no event for an interruption: a disposed subscripti
    interrupted
  }

  func call_isTerminating() -> Bool {
    // error: renamed to 'isStopEvent'
    isTerminating
  }

  func call_mapError<Failure: Error>(_ transform: (any Error) -> Failure) -> Event<Element> {
    // error: errors have one type, any Error: make an event of the other
    self.mapError(transform)
  }
}

extension PropertyType {
  func call_skipRepeats() -> Property<Value> where Value: Equatable {
    // error: renamed to 'distinctUntilChanged()'
    self.skipRepeats()
  }

  func call_skipRepeats(_ areEquivalent: (Value, Value) -> Bool) -> Property<Value> {
    // error: renamed to 'distinctUntilChanged(by:)'
    self.skipRepeats(areEquivalent)
  }

  func call_negate() -> Property<Bool> where Value == Bool {
    // error: renamed to 'not()'
    self.negate()
  }
}

extension Lifetime {
  static func call_init(_ token: Token) -> Any {
    // error: write token.lifetime, or Lifetime.make() for both.
    Lifetime(token)
  }
}

extension AnyDisposable {
  static func call_init() -> Any {
    // error: write BooleanDisposable().
    AnyDisposable()
  }
}

extension ScopedDisposable {
  func call_inner() -> any Disposable {
    // error: keep a reference to the disposable that is passed to the ini
    inner
  }
}

extension Locked {
  func call_value() -> State {
    // error: write withLock { $0 }.
    value
  }

  func call_modify<Result>(_ action: (inout State) throws -> Result) -> Result {
    // error: renamed to 'withLock(_:)'
    self.modify(action)
  }

  func call_withValue<Result>(_ action: (State) throws -> Result) -> Result {
    // error: renamed to 'withLock(_:)'
    self.withValue(action)
  }

  func call_swap(_ newValue: State) -> State {
    // error: write withLock { state in defer { state = newValue }; return
    self.swap(newValue)
  }
}

extension SignalProperty {
  func call_producer() -> Signal<Value> {
    // error: renamed to 'signal'
    producer
  }
}

extension CommandError {
  static func call_disabled() -> CommandError {
    // error: write CommandError.notEnabled, whose reason says why.
    disabled
  }

  static func call_producerFailed(_ error: any Error) -> CommandError {
    // error: an error of the work arrives as it is: there is no case arou
    self.producerFailed(error)
  }
}

extension NSObject {
  func call_rac_signal<Events>(for events: Events) -> Signal<NSObject> {
    // error: renamed to 'signal(for:)'
    self.rac_signal(for: events)
  }

  func call_rac_textSignal() -> Signal<String> {
    // error: renamed to 'textSignal'
    self.rac_textSignal()
  }

  func call_rac_newTextChannel() -> ChannelTerminal<String> {
    // error: renamed to 'textChannel()'
    self.rac_newTextChannel()
  }

  func call_rac_gestureSignal() -> Signal<NSObject> {
    // error: renamed to 'gestureSignal'
    self.rac_gestureSignal()
  }

  func call_rac_command() -> AnyObject? {
    // error: write control.setCommand(command), or setCommand(nil).
    rac_command
  }

  func call_rac_prepareForReuseSignal() -> Signal<Void> {
    // error: override prepareForReuse(), and send to a SignalSubject<Void
    rac_prepareForReuseSignal
  }
}
