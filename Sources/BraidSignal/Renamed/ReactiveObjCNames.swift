// SPDX-License-Identifier: MIT
public import BraidCore

// What has another name in ReactiveObjC, as Swift imports it or as its headers write it.
// Types are not here: both modules may be imported.

extension Signal {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal)
  public final func subscribeNext(_ next: @escaping (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(next:error:)")
  @_documentation(visibility: internal)
  public final func subscribeNext(
    _ next: @escaping (Value) -> Void, error: @escaping (any Error) -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(next:completed:)")
  @_documentation(visibility: internal)
  public final func subscribeNext(
    _ next: @escaping (Value) -> Void, completed: @escaping () -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(next:error:completed:)")
  @_documentation(visibility: internal)
  public final func subscribeNext(
    _ next: @escaping (Value) -> Void, error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(error:)")
  @_documentation(visibility: internal)
  public final func subscribeError(_ error: @escaping (any Error) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(error:completed:)")
  @_documentation(visibility: internal)
  public final func subscribeError(
    _ error: @escaping (any Error) -> Void, completed: @escaping () -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(completed:)")
  @_documentation(visibility: internal)
  public final func subscribeCompleted(_ completed: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "create(_:)")
  @_documentation(visibility: internal)
  public static func createSignal(
    _ didSubscribe: @escaping (PassthroughSubscriber<Value>) -> (any Disposable)?
  ) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "deferred(_:)")
  @_documentation(visibility: internal)
  public static func `defer`(_ factory: @escaping () -> Signal<Value>) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "map(to:)")
  @_documentation(visibility: internal)
  public final func mapReplace<Result>(_ value: Result) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "map(to:)")
  @_documentation(visibility: internal)
  public final func replace<Result>(with value: Result) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "deliver(on:)")
  @_documentation(visibility: internal)
  public final func deliverOn(_ scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "deliverOnMain()")
  @_documentation(visibility: internal)
  public final func deliverOnMainThread() -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "subscribe(on:)")
  @_documentation(visibility: internal)
  public final func subscribeOn(_ scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(until:)")
  @_documentation(visibility: internal)
  public final func takeUntil<Other>(_ trigger: Signal<Other>) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(untilReplacement:)")
  @_documentation(visibility: internal)
  public final func takeUntilReplacement(_ replacement: Signal<Value>) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(until:)")
  @_documentation(visibility: internal)
  public final func takeUntilBlock(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(while:)")
  @_documentation(visibility: internal)
  public final func takeWhileBlock(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "skip(until:)")
  @_documentation(visibility: internal)
  public final func skipUntilBlock(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "skip(while:)")
  @_documentation(visibility: internal)
  public final func skipWhileBlock(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(last:)")
  @_documentation(visibility: internal)
  public final func takeLast(_ count: Int) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "scan(_:_:)")
  @_documentation(visibility: internal)
  public final func scan<Result>(
    withStart start: Result, reduce: @escaping (Result, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "scan(_:_:)")
  @_documentation(visibility: internal)
  public final func scanWithStart<Result>(
    _ start: Result, reduce: @escaping (Result, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "reduce(_:_:)")
  @_documentation(visibility: internal)
  public final func aggregate<Result>(
    withStart start: Result, reduce: @escaping (Result, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "reduce(_:_:)")
  @_documentation(visibility: internal)
  public final func aggregateWithStart<Result>(
    _ start: Result, reduce: @escaping (Result, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "combinePrevious(_:_:)")
  @_documentation(visibility: internal)
  public final func combinePrevious<Result>(
    withStart start: Value, reduce: @escaping (Value, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "combinePrevious(_:_:)")
  @_documentation(visibility: internal)
  public final func combinePreviousWithStart<Result>(
    _ start: Value, reduce: @escaping (Value, Value) -> Result
  ) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      write combineLatest(with: other).
      """
  )
  @_documentation(visibility: internal)
  public final func combineLatestWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      write zip(with: other).
      """
  )
  @_documentation(visibility: internal)
  public final func zipWith<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "catch(to:)")
  @_documentation(visibility: internal)
  public final func catchTo(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "buffer(every:on:)")
  @_documentation(visibility: internal)
  public final func bufferWithTime(_ interval: Duration, onScheduler scheduler: Scheduler)
    -> Signal<[Value]>
  { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "buffer(every:on:)")
  @_documentation(visibility: internal)
  public final func buffer(withTime interval: Duration, on scheduler: Scheduler) -> Signal<[Value]>
  { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "named(_:)")
  @_documentation(visibility: internal)
  public final func setNameWithFormat(_ name: String) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      write bind(to: object, \\.property), which ends with the object.
      """
  )
  @_documentation(visibility: internal)
  public final func setKeyPath<Object: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>, on object: Object
  ) -> any Disposable { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "startEagerly(on:_:)")
  @_documentation(visibility: internal)
  public static func startEagerlyWithScheduler(
    _ scheduler: Scheduler, block: @escaping (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "startLazily(on:_:)")
  @_documentation(visibility: internal)
  public static func startLazilyWithScheduler(
    _ scheduler: Scheduler, block: @escaping (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> { neverCalled() }
}

extension Command {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "executions")
  @_documentation(visibility: internal)
  public var executionSignals: Signal<Signal<Output>> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "isExecuting")
  @_documentation(visibility: internal)
  public var executing: Signal<Bool> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "isEnabled")
  @_documentation(visibility: internal)
  public var enabled: Signal<Bool> { neverCalled() }
}

extension Channel {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "leading")
  @_documentation(visibility: internal)
  public var leadingTerminal: ChannelTerminal<Value> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "following")
  @_documentation(visibility: internal)
  public var followingTerminal: ChannelTerminal<Value> { neverCalled() }
}

extension HasLifetime {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "willDeallocate")
  @_documentation(visibility: internal)
  public var rac_willDeallocSignal: Signal<Never> { neverCalled() }
}

extension Scheduler {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "main")
  @_documentation(visibility: internal)
  public static var mainThread: Scheduler { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "schedule(after:_:)")
  @_documentation(visibility: internal)
  public func afterDelay(_ delay: Duration, schedule work: @escaping () -> Void) -> (
    any Disposable
  )? { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "scheduleRecursive(_:)")
  @_documentation(visibility: internal)
  public func scheduleRecursiveBlock(_ body: @escaping (@escaping () -> Void) -> Void)
    -> any Disposable
  { neverCalled() }
}

extension Swift.Sequence {
  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "pullSequence")
  @_documentation(visibility: internal)
  public var rac_sequence: PullSequence<Element> { neverCalled() }
}

extension PullSequence {
  /// A name of ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      write Array(sequence).
      """
  )
  @_documentation(visibility: internal)
  public var array: [Element] { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "makeIterator()")
  @_documentation(visibility: internal)
  public var objectEnumerator: Iterator { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "eager")
  @_documentation(visibility: internal)
  public var eagerSequence: PullSequence<Element> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "asLazy")
  @_documentation(visibility: internal)
  public var lazySequence: PullSequence<Element> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "reduce(_:_:)")
  @_documentation(visibility: internal)
  public func foldLeft<Result>(
    withStart start: Result, reduce: @escaping (Result, Element) -> Result
  ) -> Result { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "foldRight(_:_:)")
  @_documentation(visibility: internal)
  public func foldRight<Result>(
    withStart start: Result, reduce: @escaping (Element, () -> Result) -> Result
  ) -> Result { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "first(where:)")
  @_documentation(visibility: internal)
  public func objectPassingTest(_ test: @escaping (Element) -> Bool) -> Element? { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "contains(where:)")
  @_documentation(visibility: internal)
  public func any(_ test: @escaping (Element) -> Bool) -> Bool { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "allSatisfy(_:)")
  @_documentation(visibility: internal)
  public func all(_ test: @escaping (Element) -> Bool) -> Bool { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "map(to:)")
  @_documentation(visibility: internal)
  public func mapReplace<Result>(_ value: Result) -> PullSequence<Result> { neverCalled() }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(until:)")
  @_documentation(visibility: internal)
  public func takeUntilBlock(_ predicate: @escaping (Element) -> Bool) -> PullSequence<Element> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "take(while:)")
  @_documentation(visibility: internal)
  public func takeWhileBlock(_ predicate: @escaping (Element) -> Bool) -> PullSequence<Element> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "skip(until:)")
  @_documentation(visibility: internal)
  public func skipUntilBlock(_ predicate: @escaping (Element) -> Bool) -> PullSequence<Element> {
    neverCalled()
  }

  /// A name of ReactiveObjC.
  @available(*, unavailable, renamed: "skip(while:)")
  @_documentation(visibility: internal)
  public func skipWhileBlock(_ predicate: @escaping (Element) -> Bool) -> PullSequence<Element> {
    neverCalled()
  }
}
