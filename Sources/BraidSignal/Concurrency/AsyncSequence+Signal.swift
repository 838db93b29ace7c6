// SPDX-License-Identifier: MIT
public import BraidCore

extension AsyncSequence where Self: Sendable {
  /// Returns a signal of this sequence's values.
  ///
  ///     sequence    --a-b--c|
  ///     asSignal()  --a-b--c|
  ///
  /// ```swift
  /// let numbers = AsyncStream<Int> { continuation in
  ///   for number in 1...3 { continuation.yield(number) }
  ///   continuation.finish()
  /// }
  /// numbers.asSignal().subscribe(next: { print($0) })  // 1, 2, 3
  /// ```
  ///
  /// Each subscription iterates over the sequence from the beginning, in a task of its own. A
  /// sequence that supports only one iteration, such as `AsyncStream`, delivers each value to one
  /// of its subscribers; to share the values, use `publish()`.
  ///
  /// - **Ends:** with the sequence. If the sequence throws a `CancellationError`, the signal
  ///   completes; any other error fails it. Disposal cancels the task, and so the call of `next()`
  ///   in progress: an `AsyncStream` calls its `onTermination`. A sequence that ignores
  ///   cancellation may produce one more value, which is dropped.
  /// - **Threads:** the task belongs to no actor, so a subscription on the main actor neither
  ///   blocks nor uses it. Values arrive on the threads of tasks, one at a time. The next value is
  ///   requested after the previous one has been delivered.
  /// - Complexity: one task for each subscription; buffers nothing.
  ///
  /// - Parameter priority: The task's priority. Defaults to the subscriber's.
  /// - Returns: A signal of the sequence's values.
  @inlinable
  public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
    OperatorSignal(AsyncSequenceOperator(self, TaskOptions(priority)))
      .named("+signalFromAsyncSequence")
  }
}
