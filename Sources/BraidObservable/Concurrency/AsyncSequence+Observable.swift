// SPDX-License-Identifier: MIT
public import BraidCore

extension AsyncSequence where Self: Sendable {
  /// An observable of this sequence's values.
  ///
  ///     sequence        --a-b--c|
  ///     asObservable()  --a-b--c|
  ///
  /// Each subscription iterates anew, in a task of its own that belongs to no actor: subscribing on
  /// the main actor neither blocks nor uses it. (A sequence that may be iterated once, as
  /// `AsyncStream`, gives each value to one of its subscriptions: `share()` the observable.)
  ///
  /// - **Ends:** as the sequence does; a `CancellationError` that the sequence throws completes the
  ///   observable. Disposal cancels the task, whose next call of `next()` tells the sequence: an
  ///   `AsyncStream` calls its `onTermination`. A sequence that ignores cancellation may be asked
  ///   for one more value, which is dropped.
  /// - **Threads:** values arrive on the threads of tasks, one at a time. A value is asked for when
  ///   the one before has been delivered.
  ///
  /// - Parameter priority: That of the task; without one, that of whoever subscribes.
  /// - Returns: The observable.
  @inlinable
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    OperatorObservable(AsyncSequenceOperator(self, TaskOptions(priority)))
  }
}

extension AsyncSequence where Self: Sendable, Failure == Never {
  /// An infallible of this sequence's values; see `asObservable(priority:)`.
  ///
  /// - Parameter priority: That of the task; without one, that of whoever subscribes.
  /// - Returns: The infallible.
  @inlinable
  public func asInfallible(priority: TaskPriority? = nil) -> Infallible<Element> {
    Infallible(raw: asObservable(priority: priority))
  }
}
