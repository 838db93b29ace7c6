// SPDX-License-Identifier: MIT
import BraidCore

// Overloads of operators for async closures. They are disfavored, so that a closure without `await`
// means the synchronous form (Docs/Decisions/0008-swift-5-overloads.md has the measurements).

extension ObservableType where Element: Sendable {
  /// Runs an async closure for each value, one at a time, and emits the results in order.
  ///
  /// Values wait, in a queue without a limit, while the closure runs for an earlier value.
  ///
  /// ```swift
  /// let ids = Observable.of(1, 2)
  /// let names = ids.concatMap { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// To run the closure for all values concurrently, use `flatMap`; for the latest value only,
  /// `flatMapLatest`. A source that a closure of one of these returns is subscribed to.
  ///
  /// - **Ends:** completes when the source has completed and the closure has returned for all
  ///   values. Any error ends the result, drops the waiting values and cancels the task. Disposal
  ///   cancels the task, too. A `CancellationError` with another cause is an error.
  /// - **Threads:** the closure runs in a task that belongs to no actor. The task has the priority
  ///   and the task-local values of the code that starts it: the code that emits the value, or that
  ///   completes the previous task. Results are delivered on the threads of tasks.
  ///
  /// - Parameter transform: Returns the result for a value.
  /// - Complexity: one task per value.
  @_disfavoredOverload @preconcurrency
  public func concatMap<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Observable<Result> {
    flattened(.limited(1), transform)
  }

  /// Runs an async closure for each value, all concurrently, and emits the results as they arrive.
  ///
  /// Otherwise like the form whose closure returns an observable. A task is cancelled by disposal
  /// and by an error.
  ///
  /// - Parameter transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Observable<Result> {
    flattened(.merge, transform)
  }

  /// Runs an async closure for each value, and cancels the task of the previous value.
  ///
  /// ```swift
  /// let typed = PublishSubject<String>()
  /// let results = typed.flatMapLatest { text in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "results for \(text)"
  /// }
  /// ```
  ///
  /// Otherwise like the form whose closure returns an observable: a result or an error of a
  /// cancelled task is dropped.
  ///
  /// - Parameter transform: Returns the result for a value. The result of a cancelled task is
  ///   dropped.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Observable<Result> {
    flattened(.latest, transform)
  }

  /// Runs an async closure for a value, and ignores further values until it has returned.
  ///
  /// Otherwise like the form whose closure returns an observable.
  ///
  /// - Parameter transform: Returns the result for a value. Not called for ignored values.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Observable<Result> {
    flattened(.first, transform)
  }

  /// Runs an async closure for each value, one at a time, and emits the value when it has returned.
  ///
  /// ```swift
  /// let drafts = PublishSubject<String>()
  /// let saved = drafts.do(onNext: { draft in
  ///   try await Task.sleep(for: .seconds(1))
  ///   print("saved \(draft)")
  /// })
  /// ```
  ///
  /// Otherwise like `concatMap` with an async closure: values wait while the closure runs for an
  /// earlier value, and so does completion.
  ///
  /// - Parameter onNext: Called before the value is forwarded.
  @_disfavoredOverload @preconcurrency
  public func `do`(
    onNext: @escaping @Sendable (Element) async throws -> Void
  ) -> Observable<Element> {
    concatMap { element in
      try await onNext(element)
      return element
    }
  }

  private func flattened<Result>(
    _ strategy: FlattenOperator.Strategy,
    _ transform: @escaping @Sendable (Element) async throws -> Result,
    function: StaticString = #function
  ) -> Observable<Result> {
    makeObservable(
      rawSource,
      .flatten(FlattenOperator(strategy, .onCompletion, .source), asyncSource(transform)),
      function: function)
  }
}

// Documentation links cannot tell these from the forms whose closure is synchronous.
@_documentation(visibility: internal)
extension ObservableType where Element: Sendable {
  /// Runs an async closure for each value, one at a time, and emits what its source sends.
  ///
  /// ```swift
  /// let ids = Observable.of(1, 2)
  /// let visits = ids.concatMap { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return Observable.of("visit \(id)", "revisit \(id)")
  /// }
  /// ```
  ///
  /// The closure for the next value runs when that source has completed.
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the source for a value.
  @_disfavoredOverload @preconcurrency
  public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
    _ selector: @escaping @Sendable (Element) async throws -> Source
  ) -> Observable<Source.Element> {
    concatMap(awaited(selector))
  }

  /// Runs an async closure for each value, all concurrently, and merges the returned sources.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the source for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
    _ selector: @escaping @Sendable (Element) async throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(awaited(selector))
  }

  /// Runs an async closure for each value, and emits what the newest source sends.
  ///
  /// A new value cancels the task, or unsubscribes from the source that it has returned.
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the source for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
    _ selector: @escaping @Sendable (Element) async throws -> Source
  ) -> Observable<Source.Element> {
    flatMapLatest(awaited(selector))
  }

  /// Runs an async closure for a value, and ignores further values while its source is active.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the source for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
    _ selector: @escaping @Sendable (Element) async throws -> Source
  ) -> Observable<Source.Element> {
    flatMapFirst(awaited(selector))
  }

  /// The source of a value: the one that its task returns.
  private func awaited<Source: ObservableConvertibleType & SendableMetatype>(
    _ selector: @escaping @Sendable (Element) async throws -> Source
  ) -> @Sendable (Element) -> Observable<Source.Element> {
    { element in
      Observable<Source>.async { try await selector(element) }.flatMap { $0.asObservable() }
    }
  }
}
