// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableConvertibleType where Element: Sendable {
  /// The values for a task to iterate over; as many as come wait for it.
  ///
  ///     observable  --a-b--c|
  ///     values      --a-b--c|
  ///
  /// ```swift
  /// for try await price in prices.values { show(price) }
  /// ```
  ///
  /// Nothing is subscribed to before an iteration begins, and each one is a subscription of its
  /// own. If the task may be slower than the source for long, say what is to happen:
  /// ``values(buffering:)``.
  ///
  /// - **Ends:** as the observable does: by the end of the loop, or by its error, which is thrown.
  ///   A cancellation of the task disposes the subscription. The loop receives the values that are
  ///   buffered, then `CancellationError` is thrown, unless the observable had ended before.
  /// - **Threads:** values are taken from any thread; the loop stays where it is.
  @inlinable
  public var values: AsyncValues<Element, any Error> { values(buffering: .unbounded) }

  /// The values for a task to iterate over.
  ///
  /// - Parameter buffering: What happens to values that come faster than the task takes them.
  /// - Returns: The sequence; each iteration is a subscription of its own.
  @inlinable
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, any Error> {
    AsyncValues(asObservable(), buffering)
  }
}

extension InfallibleType where Element: Sendable {
  /// The values for a task to iterate over, which does not throw; as many as come wait for it.
  ///
  /// ```swift
  /// for await title in titles.values { show(title) }
  /// ```
  ///
  /// A cancellation of the task disposes the subscription. The loop receives the values that are
  /// buffered and ends. Otherwise as that of an observable.
  @inlinable
  public var values: AsyncValues<Element, Never> { values(buffering: .unbounded) }

  /// The values for a task to iterate over, which does not throw.
  ///
  /// - Parameter buffering: What happens to values that come faster than the task takes them.
  /// - Returns: The sequence; each iteration is a subscription of its own.
  @inlinable
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, Never> {
    AsyncValues(asObservable(), buffering, fail: Hooks.unhandled(.infallible, nil))
  }
}
