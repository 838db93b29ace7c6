// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// The values as an asynchronous sequence with an unbounded buffer.
  ///
  ///     signal  --a-b--c|
  ///     values  --a-b--c|
  ///
  /// ```swift
  /// let prices = Signal.from([3, 4])
  /// Task {
  ///   for try await price in prices.values { print(price) }  // 3, 4
  /// }
  /// ```
  ///
  /// The signal is not subscribed to before an iteration begins, and each iteration is a
  /// subscription of its own. If the task can be slower than the signal for long, use
  /// ``values(buffering:)``. For the first value only, use ``value()``.
  ///
  /// - **Ends:** the loop ends when the signal completes, and throws the signal's error. Cancelling
  ///   the task disposes the subscription: the loop receives the buffered values, then throws
  ///   `CancellationError`, unless the signal had ended before.
  /// - **Threads:** values are accepted from any thread; the loop remains in its isolation.
  /// - Complexity: O(1) per value; buffers the values that the loop has not taken yet.
  @inlinable
  public final var values: AsyncValues<Value, any Error> { values(buffering: .unbounded) }

  /// Returns the values as an asynchronous sequence.
  ///
  /// Differs from ``values`` in that it takes a buffering policy.
  ///
  /// - Parameter buffering: How to treat values that arrive faster than the task takes them.
  /// - Returns: The sequence. Each iteration is a subscription of its own.
  @inlinable
  public final func values(buffering: AsyncBuffering) -> AsyncValues<Value, any Error> {
    AsyncValues(self, buffering)
  }

  /// Subscribes and waits for the first value.
  ///
  /// ```swift
  /// let login = Signal.just("session")
  /// Task {
  ///   if let session = try await login.value() { print(session) }  // session
  /// }
  /// ```
  ///
  /// Subscribes in the isolation of the caller. The subscription has ended before the call returns
  /// or throws. To iterate over all values, use ``values``. To block a thread instead, use
  /// `first()` of BraidTesting.
  ///
  /// - Returns: The value, or nil if the signal completes without one.
  /// - Throws: The error of the signal; `CancellationError` immediately when the task is cancelled.
  ///   A task that is already cancelled also subscribes, and receives an event that is sent
  ///   synchronously.
  public final nonisolated(nonsending) func value() async throws -> Value? {
    try await firstEvent()
  }
}
