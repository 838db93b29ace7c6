// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    OperatorObservable(AsyncSequenceOperator(self, TaskOptions(priority)))
  }
}

extension AsyncSequence where Self: Sendable, Failure == Never {
  /// Converts the sequence to an infallible; see `asObservable(priority:)`.
  ///
  /// - Parameter priority: The task's priority. Defaults to the subscriber's.
  /// - Returns: An infallible of the sequence's values.
  @inlinable
  public func asInfallible(priority: TaskPriority? = nil) -> Infallible<Element> {
    Infallible(raw: asObservable(priority: priority))
  }
}
