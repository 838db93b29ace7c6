// SPDX-License-Identifier: MIT

// Written by .ci/generate.
// Operators with async closures, disfavored like the overloads for observables.

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Runs an async closure for the value, and emits its result.
  ///
  /// ```swift
  /// let user = Single.just(7).flatMap { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// - **Ends:** with the result, or with an error of the source or of the closure. Disposal
  ///   cancels the task. A `CancellationError` with another cause is an error.
  /// - **Threads:** the closure runs in a task that belongs to no actor. The task has the priority
  ///   and the task-local values of the code that emits the value. The result is delivered on a
  ///   thread of tasks.
  ///
  /// - Parameter transform: Returns the result for the value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(transform))
  }

  /// Runs an async closure for the value, and emits the value when it has returned.
  ///
  /// Otherwise like `flatMap` with an async closure.
  ///
  /// - Parameter onSuccess: Called before the value is forwarded.
  @_disfavoredOverload @preconcurrency
  public func `do`(
    onSuccess: @escaping @Sendable (Element) async throws -> Void
  ) -> Single<Element> {
    Single(raw: primitiveSequence.source.do(onNext: onSuccess))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// Runs an async closure for the value, and emits its result.
  ///
  /// ```swift
  /// let user = Maybe.just(7).flatMap { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// - **Ends:** with the result; completes if there is no value; fails with an error of the source
  ///   or of the closure. Disposal cancels the task. A `CancellationError` with another cause is an
  ///   error.
  /// - **Threads:** the closure runs in a task that belongs to no actor. The task has the priority
  ///   and the task-local values of the code that emits the value. The result is delivered on a
  ///   thread of tasks.
  ///
  /// - Parameter transform: Returns the result for the value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(transform))
  }

  /// Runs an async closure for the value, and emits the value when it has returned.
  ///
  /// Otherwise like `flatMap` with an async closure.
  ///
  /// - Parameter onNext: Called before the value is forwarded.
  @_disfavoredOverload @preconcurrency
  public func `do`(
    onNext: @escaping @Sendable (Element) async throws -> Void
  ) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.do(onNext: onNext))
  }
}

extension InfallibleType where Element: Sendable {
  /// Runs an async closure for each value, one at a time, and emits the results in order.
  ///
  /// ```swift
  /// let names = Infallible.of(1, 2).concatMap { id in
  ///   await Task.yield()
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// Values wait, in a queue without a limit, while the closure runs for an earlier value.
  /// Otherwise like `concatMap` of an observable with an async closure. The closure cannot throw:
  /// handle errors in it.
  ///
  /// - Parameter transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public func concatMap<Result>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().concatMap(transform))
  }

  /// Runs an async closure for each value, all concurrently, and emits the results as they arrive.
  ///
  /// Otherwise like `concatMap` with an async closure.
  ///
  /// - Parameter transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMap(transform))
  }

  /// Runs an async closure for each value, and cancels the task of the previous value.
  ///
  /// Otherwise like `concatMap` with an async closure.
  ///
  /// - Parameter transform: Returns the result for a value. The result of a
  ///   cancelled task is dropped.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMapLatest(transform))
  }

  /// Runs an async closure for a value, and ignores further values until it has returned.
  ///
  /// Otherwise like `concatMap` with an async closure.
  ///
  /// - Parameter transform: Returns the result for a value. Not called for
  ///   ignored values.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().flatMapFirst(transform))
  }

  /// Runs an async closure for each value, one at a time, and emits the value when it has returned.
  ///
  /// Otherwise like `concatMap` with an async closure.
  ///
  /// - Parameter onNext: Called before the value is forwarded.
  @_disfavoredOverload @preconcurrency
  public func `do`(
    onNext: @escaping @Sendable (Element) async -> Void
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().do(onNext: onNext))
  }
}
