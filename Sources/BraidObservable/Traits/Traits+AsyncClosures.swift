// SPDX-License-Identifier: MIT

// Overloads of operators for async closures that only one trait has; Generated/AsyncOperators.swift
// has the others. Like the overloads for observables (Concurrency/AsyncClosures.swift), which they
// call, they are disfavored.

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
