// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// The values for a task to iterate over; as many as come wait for it.
  ///
  ///     signal  --a-b--c|
  ///     values  --a-b--c|
  ///
  /// ```swift
  /// for try await price in prices.values { show(price) }
  /// ```
  ///
  /// Nothing is subscribed to before an iteration begins, and each one is a subscription of its
  /// own. If the task may be slower than the signal for long, say what is to happen:
  /// ``values(buffering:)``.
  ///
  /// - **Ends:** as the signal does: by the end of the loop, or by its error, which is thrown. A
  ///   cancellation of the task disposes the subscription. The loop receives the values that are
  ///   buffered, then `CancellationError` is thrown, unless the signal had ended before.
  /// - **Threads:** values are taken from any thread; the loop stays where it is.
  @inlinable
  public final var values: AsyncValues<Value, any Error> { values(buffering: .unbounded) }

  /// The values for a task to iterate over.
  ///
  /// - Parameter buffering: What happens to values that come faster than the task takes them.
  /// - Returns: The sequence; each iteration is a subscription of its own.
  @inlinable
  public final func values(buffering: AsyncBuffering) -> AsyncValues<Value, any Error> {
    AsyncValues(self, buffering)
  }

  /// Subscribes and waits for the first value.
  ///
  /// ```swift
  /// if let session = try await login.value() { open(session) }
  /// ```
  ///
  /// Subscribes where the caller is. The subscription is over before it returns or throws. To block
  /// a thread instead, BraidTesting has `first()`.
  ///
  /// - Returns: The value, or nil if the signal completes without one.
  /// - Throws: The error of the signal; `CancellationError` as soon as the task is cancelled. A
  ///   task that was cancelled before subscribes, too, and receives an event that is sent
  ///   synchronously.
  public final nonisolated(nonsending) func value() async throws -> Value? {
    try await firstEvent()
  }
}
