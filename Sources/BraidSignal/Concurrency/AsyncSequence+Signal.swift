// SPDX-License-Identifier: MIT
public import BraidCore

extension AsyncSequence where Self: Sendable {
  /// A signal of this sequence's values.
  ///
  ///     sequence    --a-b--c|
  ///     asSignal()  --a-b--c|
  ///
  /// Each subscription iterates anew, in a task of its own that belongs to no actor: subscribing on
  /// the main actor neither blocks nor uses it. (A sequence that may be iterated once, as
  /// `AsyncStream`, gives each value to one of its subscriptions: `publish()` the signal.)
  ///
  /// - **Ends:** as the sequence does; a `CancellationError` that the sequence throws completes the
  ///   signal. Disposal cancels the task, whose next call of `next()` tells the sequence: an
  ///   `AsyncStream` calls its `onTermination`. A sequence that ignores cancellation may be asked
  ///   for one more value, which is dropped.
  /// - **Threads:** values arrive on the threads of tasks, one at a time. A value is asked for when
  ///   the one before has been delivered.
  ///
  /// - Parameter priority: That of the task; without one, that of whoever subscribes.
  /// - Returns: The signal.
  @inlinable
  public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
    OperatorSignal(AsyncSequenceOperator(self, TaskOptions(priority)))
      .named("+signalFromAsyncSequence")
  }
}
