// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Runs an async closure for each subscription and sends what it returns, then completes.
  ///
  /// ```swift
  /// let profile = Observable.async { try await service.profile(of: user) }
  /// ```
  ///
  /// It runs in a task of its own that belongs to no actor, wherever somebody subscribes. To send
  /// more than one value, take an observer: ``async(priority:send:)``.
  ///
  /// - **Ends:** with the value, or with the error that is thrown. Disposal cancels the task; a
  ///   `CancellationError` from elsewhere is an error, not a completion.
  /// - **Threads:** events arrive on the threads of tasks.
  ///
  /// - Parameters:
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - work: Makes the value.
  /// - Returns: The observable.
  @preconcurrency @inlinable
  public static func async(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(AsyncWorkOperator(TaskOptions(priority)) { .some(try await work()) })
  }

  /// Runs an async closure for each subscription, which sends values while it runs, and completes
  /// when it returns.
  ///
  /// ```swift
  /// let lines = Observable<String>.async(send: { observer in
  ///   for try await line in file.lines { observer.onNext(line) }
  /// })
  /// ```
  ///
  /// It runs in a task of its own that belongs to no actor, wherever somebody subscribes.
  ///
  /// - **Ends:** when the closure returns or throws, or with the terminal event it sends before.
  ///   Disposal cancels the task; a `CancellationError` from elsewhere is an error, not a
  ///   completion.
  /// - **Threads:** events arrive where they are sent, one at a time (C3).
  ///
  /// - Parameters:
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - send: Sends events to the observer it is given.
  /// - Returns: The observable.
  @preconcurrency @inlinable
  public static func async(
    priority: TaskPriority? = nil,
    send: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    let options = TaskOptions(priority)
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        let engine = AnonymousObservableSink(sink, scope)
        let observer = AnyObserver<Element>(
          sink: EventSink(next: { engine.next($0) }, finish: { engine.finish($0) }))
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
  /// Runs an async closure for each subscription, and sends what it returns.
  ///
  /// ```swift
  /// let answer = Single.create { try await service.ask() }
  /// ```
  ///
  /// It runs in a task of its own that belongs to no actor, wherever somebody subscribes.
  ///
  /// - **Ends:** with the value, or with the error that is thrown. Disposal cancels the task; a
  ///   `CancellationError` from elsewhere is an error.
  ///
  /// - Parameters:
  ///   - detached: Whether the task takes over neither priority nor task-local values of whoever
  ///     subscribes.
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - work: Makes the value.
  /// - Returns: The single.
  @preconcurrency @inlinable
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: OperatorObservable(
        AsyncWorkOperator(TaskOptions(priority, isDetached: detached)) { .some(try await work()) }))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Runs an async closure for each subscription, and sends what it returns; nil is an end without
  /// a value.
  ///
  /// Otherwise as that of a ``Single``.
  ///
  /// - Parameters:
  ///   - detached: Whether the task takes over neither priority nor task-local values of whoever
  ///     subscribes.
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - work: Makes the value.
  /// - Returns: The maybe.
  @preconcurrency @inlinable
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element?
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: OperatorObservable(
        AsyncWorkOperator(TaskOptions(priority, isDetached: detached), work)))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs an async closure for each subscription, and completes when it returns.
  ///
  /// Otherwise as that of a ``Single``.
  ///
  /// - Parameters:
  ///   - detached: Whether the task takes over neither priority nor task-local values of whoever
  ///     subscribes.
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - work: What to do.
  /// - Returns: The completable.
  @preconcurrency @inlinable
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Void
  ) -> PrimitiveSequence<Trait, Never> {
    PrimitiveSequence(
      raw: OperatorObservable(
        AsyncWorkOperator(TaskOptions(priority, isDetached: detached)) {
          try await work()
          return nil
        }))
  }
}
