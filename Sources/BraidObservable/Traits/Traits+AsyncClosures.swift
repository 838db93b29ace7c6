// SPDX-License-Identifier: MIT

// Overloads of operators for async closures that only one trait has, or whose closure returns a
// source; Generated/AsyncOperators.swift has the others. Like the overloads for observables
// (Concurrency/AsyncClosures.swift), which they call, they are disfavored.

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Runs an async closure for the value, and emits its result; `nil` completes without a value.
  ///
  /// Otherwise like `map` with an async closure.
  ///
  /// - Parameter transform: Returns the result for the value, or `nil`.
  @_disfavoredOverload @preconcurrency
  public func flatMapMaybe<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(transform).unwrap())
  }

  /// Runs an async closure for the value, and completes when it returns.
  ///
  /// ```swift
  /// let saved = Single.just("draft").flatMapCompletable { text in
  ///   try await Task.sleep(for: .seconds(1))
  ///   print("saved \(text)")
  /// }
  /// ```
  ///
  /// Otherwise like `map` with an async closure.
  ///
  /// - Parameter action: Uses the value.
  @_disfavoredOverload @preconcurrency
  public func flatMapCompletable(
    _ action: @escaping @Sendable (Element) async throws -> Void
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(action).ignoreElements())
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs an async closure when this completable has completed, and emits its result.
  ///
  /// ```swift
  /// let count = Completable.empty().andThen {
  ///   try await Task.sleep(for: .seconds(1))
  ///   return 42
  /// }
  /// ```
  ///
  /// - **Ends:** with the result, or with an error of this completable or of the closure. Disposal
  ///   cancels the task. A `CancellationError` with another cause is an error.
  /// - **Threads:** the closure runs in a task that belongs to no actor. The task has the priority
  ///   and the task-local values of the code that completes this completable.
  ///
  /// - Parameter work: Returns the result.
  @preconcurrency
  public func andThen<Result>(
    _ work: @escaping @Sendable () async throws -> Result
  ) -> Single<Result> {
    andThen(Single.create(work: work))
  }
}

// Documentation links cannot tell these from the forms whose closure is synchronous.

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Runs an async closure for the value, and subscribes to the single that it returns.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the single for the value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) async throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }
}

@_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// Runs an async closure for the value, and subscribes to the maybe that it returns.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the maybe for the value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) async throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }
}

@_documentation(visibility: internal)
extension InfallibleType where Element: Sendable {
  /// Runs an async closure for each value, one at a time, and emits what its source sends.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the infallible for a value.
  @_disfavoredOverload @preconcurrency
  public func concatMap<Result>(
    _ selector: @escaping @Sendable (Element) async -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().concatMap(selector))
  }

  /// Runs an async closure for each value, all concurrently, and merges the returned sources.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the infallible for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ selector: @escaping @Sendable (Element) async -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMap(selector))
  }

  /// Runs an async closure for each value, and emits what the newest source sends.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the infallible for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(
    _ selector: @escaping @Sendable (Element) async -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMapLatest(selector))
  }

  /// Runs an async closure for a value, and ignores further values while its source is active.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the infallible for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(
    _ selector: @escaping @Sendable (Element) async -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMapFirst(selector))
  }
}
