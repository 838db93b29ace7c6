// SPDX-License-Identifier: MIT
public import BraidObservable

// Written by .ci/generate.
// Operators with async closures, disfavored like the overloads for observables.

extension SharedSequenceConvertibleType where Element: Sendable {
  /// Runs an async closure for each value, all concurrently, and emits the results as they arrive.
  ///
  /// ```swift
  /// let typed = PublishRelay<Int>()
  /// let names = typed.asDriver(onErrorDriveWith: .empty()).flatMap { id in
  ///   await Task.yield()
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// - **Ends:** completes when the source has completed and the closure has returned for all
  ///   values. The closure cannot throw: handle errors in it. When the last observer leaves, the
  ///   task is cancelled.
  /// - **Threads:** the closure runs in a task that belongs to no actor, once per value for all
  ///   observers. Results arrive on the strategy's scheduler: the main thread.
  ///
  /// - Parameter transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.flatMap(delivered(transform)))
  }

  /// Runs an async closure for each value, and cancels the task of the previous value.
  ///
  /// Otherwise like `flatMap` with an async closure.
  ///
  /// - Parameter transform: Returns the result for a value. The result of a
  ///   cancelled task is dropped.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.flatMapLatest(delivered(transform)))
  }

  /// Runs an async closure for a value, and ignores further values until it has returned.
  ///
  /// Otherwise like `flatMap` with an async closure.
  ///
  /// - Parameter transform: Returns the result for a value. Not called for
  ///   ignored values.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.flatMapFirst(delivered(transform)))
  }

  /// Runs an async closure for each value, one at a time, and emits the value when it has returned.
  ///
  /// Otherwise like `flatMap` with an async closure.
  ///
  /// - Parameter onNext: Called before the value is forwarded.
  @_disfavoredOverload @preconcurrency
  public func `do`(
    onNext: @escaping @Sendable (Element) async -> Void
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(
      shared.concatMap(
        delivered({ element in
          await onNext(element)
          return element
        })))
  }
}
