// SPDX-License-Identifier: MIT
public import BraidCore

// What has another name in ReactiveSwift. Types are not here: both modules may be imported.

extension Signal {
  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal)
  public final func observeValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(error:)")
  @_documentation(visibility: internal)
  public final func observeFailed(_ action: @escaping (any Error) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(completed:)")
  @_documentation(visibility: internal)
  public final func observeCompleted(_ action: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      a disposed subscription sends nothing here; write onTermination(_:), which runs after \
      a disposal, too.
      """
  )
  @_documentation(visibility: internal)
  public final func observeInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write subscribe(next:error:).
      """
  )
  @_documentation(visibility: internal)
  public final func observeResult(_ action: @escaping (Result<Value, any Error>) -> Void)
    -> any Disposable
  { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write materialize().subscribe(next:), or subscribe(next:error:completed:).
      """
  )
  @_documentation(visibility: internal)
  public final func observe(_ action: @escaping (Event<Value>) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal)
  public final func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(error:)")
  @_documentation(visibility: internal)
  public final func startWithFailed(_ action: @escaping (any Error) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(completed:)")
  @_documentation(visibility: internal)
  public final func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      a disposed subscription sends nothing here; write onTermination(_:), which runs after \
      a disposal, too.
      """
  )
  @_documentation(visibility: internal)
  public final func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write subscribe(next:error:).
      """
  )
  @_documentation(visibility: internal)
  public final func startWithResult(_ action: @escaping (Result<Value, any Error>) -> Void)
    -> any Disposable
  { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write subscribe().
      """
  )
  @_documentation(visibility: internal)
  public final func start() -> any Disposable { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      a signal is cold, as a producer is: leave producer out.
      """
  )
  @_documentation(visibility: internal)
  public final var producer: Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write SignalSubject<Value>(), which is both ends.
      """
  )
  @_documentation(visibility: internal)
  public static func pipe() -> (output: Signal<Value>, input: SignalSubject<Value>) {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_documentation(visibility: internal)
  public final func skipRepeats() -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_documentation(visibility: internal)
  public final func skipRepeats(_ areEqual: @escaping (Value, Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write flatMap { $0.map { .just($0) } ?? .empty }.
      """
  )
  @_documentation(visibility: internal)
  public final func skipNil<Wrapped>() -> Signal<Wrapped> where Value == Wrapped? { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write map(transform).flatMap { $0.map { .just($0) } ?? .empty }.
      """
  )
  @_documentation(visibility: internal)
  public final func filterMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result> {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write map(transform).flatMap { $0.map { .just($0) } ?? .empty }.
      """
  )
  @_documentation(visibility: internal)
  public final func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> Signal<Result>
  { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "catch(_:)")
  @_documentation(visibility: internal)
  public final func flatMapError(_ transform: @escaping (any Error) -> Signal<Value>) -> Signal<
    Value
  > { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write `catch { .error(transform($0)) }`.
      """
  )
  @_documentation(visibility: internal)
  public final func mapError<Failure: Error>(_ transform: @escaping (any Error) -> Failure)
    -> Signal<Value>
  { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "tryMap(_:)")
  @_documentation(visibility: internal)
  public final func attemptMap<Result>(_ transform: @escaping (Value) throws -> Result) -> Signal<
    Result
  > { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      errors have one type, any Error: leave promoteError out.
      """
  )
  @_documentation(visibility: internal)
  public final func promoteError<Failure: Error>(_ type: Failure.Type) -> Signal<Value> {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write flatMap { _ in .empty }.
      """
  )
  @_documentation(visibility: internal)
  public final func promoteValue<Result>(_ type: Result.Type) -> Signal<Result> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "take(_:)")
  @_documentation(visibility: internal)
  public final func take(first count: Int) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "skip(_:)")
  @_documentation(visibility: internal)
  public final func skip(first count: Int) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write take(until: lifetime.ended).
      """
  )
  @_documentation(visibility: internal)
  public final func take(during lifetime: Lifetime) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "deliver(on:)")
  @_documentation(visibility: internal)
  public final func observe(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(on:)")
  @_documentation(visibility: internal)
  public final func start(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write timeout(interval, on: scheduler), which fails with SignalError.timedOut; for \
      another error `catch { .error($0 as? SignalError == .timedOut ? error : $0) }`.
      """
  )
  @_documentation(visibility: internal)
  public final func timeout(
    after interval: Duration, raising error: any Error, on scheduler: Scheduler
  ) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "startWith(_:)")
  @_documentation(visibility: internal)
  public final func prefix(value: Value) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write retry(count) for a count above zero: retry(0) never gives up.
      """
  )
  @_documentation(visibility: internal)
  public final func retry(upTo count: Int) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write replayLazily(), which replays all values, or \
      multicast(ReplaySignalSubject(capacity: count)).autoconnect(), which disconnects for good \
      when its last subscriber leaves.
      """
  )
  @_documentation(visibility: internal)
  public final func replayLazily(upTo count: Int) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write concat(.never).sample(on: sampler), which sends the values of this signal and ends \
      with the sampler. For pairs write sampler.withLatest(from: signal).
      """
  )
  @_documentation(visibility: internal)
  public final func sample<Other>(with sampler: Signal<Other>) -> Signal<(Value, Other)> {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "on(next:)")
  @_documentation(visibility: internal)
  public final func on(value: @escaping (Value) -> Void) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "on(error:)")
  @_documentation(visibility: internal)
  public final func on(failed: @escaping (any Error) -> Void) -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "logAll()")
  @_documentation(visibility: internal)
  public final func logEvents() -> Signal<Value> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "not()")
  @_documentation(visibility: internal)
  public final func negate() -> Signal<Value> where Value == Bool { neverCalled() }
}

extension SubscriberType {
  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "sendNext(_:)")
  @_documentation(visibility: internal)
  public func send(value: Value) { neverCalled() }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "sendError(_:)")
  @_documentation(visibility: internal)
  public func send(error: any Error) { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      there is no event for an interruption: dispose the subscription, or send an end.
      """
  )
  @_documentation(visibility: internal)
  public func sendInterrupted() { neverCalled() }
}

extension SignalProperty {
  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "signal")
  @_documentation(visibility: internal)
  public var producer: Signal<Value> { neverCalled() }
}

extension Command {
  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "execute(_:)")
  @_documentation(visibility: internal)
  public func apply(_ input: Input) -> Signal<Output> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write executions.flatten().
      """
  )
  @_documentation(visibility: internal)
  public var values: Signal<Output> { neverCalled() }

  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write execute(input).subscribe(completed:): what executions sends completes when the work \
      fails, too.
      """
  )
  @_documentation(visibility: internal)
  public var completed: Signal<Void> { neverCalled() }
}
