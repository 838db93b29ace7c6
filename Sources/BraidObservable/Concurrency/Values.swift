// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableConvertibleType where Element: Sendable {
  /// An asynchronous sequence of the values, with an unbounded buffer.
  ///
  ///     observable  --a-b--c|
  ///     values      --a-b--c|
  ///
  /// ```swift
  /// for try await price in Observable.of(1, 2, 3).values {
  ///   print(price)
  /// }
  /// ```
  ///
  /// Each iteration subscribes when it begins. If the task may be slower than the source for long,
  /// choose another buffer with ``values(buffering:)``.
  ///
  /// - **Ends:** the loop ends when the observable completes, and throws its error. Cancellation of
  ///   the task disposes the subscription: the loop still receives the buffered values, then
  ///   `CancellationError` is thrown, unless the observable terminated before the cancellation.
  /// - **Threads:** values are accepted from any thread; the loop continues on its own actor.
  /// - **Complexity:** O(1) per value; buffers the values that the loop has not received yet.
  public var values: AsyncValues<Element, any Error> { values(buffering: .unbounded) }

  /// An asynchronous sequence of the values.
  ///
  /// - Parameter buffering: The strategy for values that the source emits faster than the task
  ///   receives them.
  /// - Returns: The sequence. Each iteration is a subscription.
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, any Error> {
    AsyncValues(asObservable(), buffering)
  }
}

extension InfallibleType where Element: Sendable {
  /// An asynchronous sequence of the values that does not throw, with an unbounded buffer.
  ///
  /// ```swift
  /// for await title in Infallible.of("a", "b").values {
  ///   print(title)
  /// }
  /// ```
  ///
  /// Cancellation of the task disposes the subscription; the loop receives the buffered values and
  /// ends. Otherwise like ``ObservableConvertibleType/values``.
  public var values: AsyncValues<Element, Never> { values(buffering: .unbounded) }

  /// An asynchronous sequence of the values that does not throw.
  ///
  /// - Parameter buffering: The strategy for values that the source emits faster than the task
  ///   receives them.
  /// - Returns: The sequence. Each iteration is a subscription.
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, Never> {
    AsyncValues(asObservable(), buffering, fail: Hooks.unhandled(.infallible, nil))
  }
}
