// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Runs an async closure for each subscription, emits its result and completes.
  ///
  ///     async { a }  (a|)
  ///
  /// ```swift
  /// let url = URL(fileURLWithPath: "/tmp/profile.json")
  /// let profile = Observable.async { try Data(contentsOf: url) }
  /// ```
  ///
  /// The closure runs in a new task that is not isolated to any actor, wherever the subscription is
  /// made. To emit more than one value, use ``async(priority:send:)``.
  ///
  /// - **Ends:** completes after the value, or fails with the error that the closure throws.
  ///   Disposal cancels the task. A `CancellationError` that is not caused by disposal is delivered
  ///   as an error.
  /// - **Threads:** events are delivered on the threads of tasks.
  /// - **Complexity:** one task per subscription.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - work: Returns the value.
  /// - Returns: An observable of the closure's result.
  @preconcurrency
  public static func async(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) -> Observable<Element> {
    makeObservable(AnonymousRawOperator(TaskOptions(priority)) { .some(try await work()) })
  }

  /// Runs an async closure for each subscription; the closure may emit any number of values, and
  /// the observable completes when it returns.
  ///
  ///     async { a-b| }  a-b|
  ///
  /// ```swift
  /// let countdown = Observable<Int>.async(send: { observer in
  ///   for second in [3, 2, 1] {
  ///     observer.onNext(second)
  ///     try await Task.sleep(for: .seconds(1))
  ///   }
  /// })
  /// ```
  ///
  /// The closure runs in a new task that is not isolated to any actor, wherever the subscription is
  /// made. For a source with callbacks, use ``ObservableType/create(_:)``.
  ///
  /// - **Ends:** completes when the closure returns, fails when it throws, or terminates with a
  ///   terminal event that the closure sends before. Disposal cancels the task. A
  ///   `CancellationError` that is not caused by disposal is delivered as an error.
  /// - **Threads:** events are delivered on the thread on which the closure emits them, one at a
  ///   time (C3).
  /// - **Complexity:** one task per subscription.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - send: Receives an observer and sends events to it.
  /// - Returns: An observable of the values that the closure emits.
  @preconcurrency
  public static func async(
    priority: TaskPriority? = nil,
    send: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    let options = TaskOptions(priority)
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        let engine = SinkGate(RawType(Element.self), sink, scope)
        let observer = AnyObserver<Element>(sink: engine.input.typed())
        options.start(in: scope) {
          do {
            try await send(observer)
            engine.finish(.completed)
          } catch {
            engine.finish(.error(error))
          }
        }
      })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs an async closure for each subscription, and emits its result.
  ///
  /// ```swift
  /// let url = URL(fileURLWithPath: "/tmp/profile.json")
  /// let profile = Single.create { try Data(contentsOf: url) }
  /// ```
  ///
  /// The closure runs in a new task that is not isolated to any actor, wherever the subscription is
  /// made.
  ///
  /// - **Ends:** with the value, or with the error that the closure throws. Disposal cancels the
  ///   task. A `CancellationError` that is not caused by disposal is delivered as an error.
  ///
  /// - Parameters:
  ///   - detached: Whether the task ignores the subscriber's priority and task-local values.
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - work: Returns the value.
  /// - Returns: A single of the closure's result.
  @preconcurrency
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: makeObservable(
        AnonymousRawOperator(TaskOptions(priority, isDetached: detached)) {
          .some(try await work())
        }))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Runs an async closure for each subscription, and emits its result; `nil` completes without a
  /// value.
  ///
  /// Otherwise like `create(detached:priority:work:)` of a ``Single``.
  ///
  /// - Parameters:
  ///   - detached: Whether the task ignores the subscriber's priority and task-local values.
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - work: Returns the value, or `nil`.
  /// - Returns: A maybe of the closure's result.
  @preconcurrency
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element?
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: makeObservable(
        AnonymousRawOperator(TaskOptions(priority, isDetached: detached), work)))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs an async closure for each subscription, and completes when it returns.
  ///
  /// Otherwise like `create(detached:priority:work:)` of a ``Single``.
  ///
  /// - Parameters:
  ///   - detached: Whether the task ignores the subscriber's priority and task-local values.
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - work: The action to run.
  /// - Returns: A completable that terminates with the closure.
  @preconcurrency
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Void
  ) -> PrimitiveSequence<Trait, Never> {
    PrimitiveSequence(
      raw: makeObservable(
        AnonymousRawOperator(TaskOptions(priority, isDetached: detached)) { () -> Never? in
          try await work()
          return nil
        }))
  }
}

extension AsyncSequence where Self: Sendable {
  /// Converts the sequence to an observable.
  ///
  ///     sequence        --a-b--c|
  ///     asObservable()  --a-b--c|
  ///
  /// ```swift
  /// let stream = AsyncStream { continuation in
  ///   continuation.yield("a")
  ///   continuation.finish()
  /// }
  /// let letters = stream.asObservable()
  /// ```
  ///
  /// Each subscription iterates in a new task that is not isolated to any actor, so a subscription
  /// on the main actor does not block it. If the sequence supports a single iteration only, as
  /// `AsyncStream` does, its subscriptions divide the values among them; use `share()` to give all
  /// values to each.
  ///
  /// - **Ends:** with the sequence; a `CancellationError` that the sequence throws completes the
  ///   observable. Disposal cancels the task; the sequence notices at the next call of `next()`,
  ///   and an `AsyncStream` then calls its `onTermination`. A sequence that ignores cancellation
  ///   may produce one more value, which is dropped.
  /// - **Threads:** values are delivered on the threads of tasks, one at a time. The next value is
  ///   requested after the previous one was delivered.
  /// - **Complexity:** one task per subscription.
  ///
  /// - Parameter priority: The task's priority. Defaults to the subscriber's.
  /// - Returns: An observable of the sequence's values.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    makeObservable(AnonymousRawOperator(TaskOptions(priority), values: self))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Failure == Never {
  /// Converts the sequence to an infallible; see `asObservable(priority:)`.
  ///
  /// Before iOS 18 and macOS 15, the type of a sequence does not tell that it never fails. Use
  /// `asObservable(priority:).asInfallible(onErrorJustReturn:)` there.
  ///
  /// - Parameter priority: The task's priority. Defaults to the subscriber's.
  /// - Returns: An infallible of the sequence's values.
  public func asInfallible(priority: TaskPriority? = nil) -> Infallible<Element> {
    Infallible(raw: asObservable(priority: priority))
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension AsyncSequence {
  /// By hand: the conformance of a sequence that belongs to an actor is none for a task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    makeObservable(AnonymousRawOperator(TaskOptions(priority), values: self))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension AsyncSequence where Failure == Never {
  /// By hand, like `asObservable(priority:)`.
  public func asInfallible(priority: TaskPriority? = nil) -> Infallible<Element> {
    Infallible(raw: asObservable(priority: priority))
  }
}
