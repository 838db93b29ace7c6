// SPDX-License-Identifier: MIT

/// The values of an observable or a signal, for tasks: what `values` returns.
///
/// ```swift
/// for try await price in prices.values {
///   show(price)
/// }
/// ```
///
/// Each iteration is a subscription of its own. It begins when the iterator is made, as `for await`
/// does at its start. Values that the source sends from then on are buffered for the task, as
/// ``AsyncBuffering`` says.
///
/// - **Ends:** completion ends the loop, after the buffered values. An error is thrown after them;
///   a sequence that cannot fail (`Failure` is `Never`) does not throw.
/// - **Cancellation:** `next()` in a cancelled task disposes the subscription. It still returns the
///   values that are buffered by then. After them it throws `CancellationError`, unless the source
///   had ended before; a sequence that cannot fail returns nil. The task disposes the subscription
///   before `next()` returns; `cancel()` does not.
/// - **Disposal:** once, before the task is resumed: at the end, by a cancellation, or when the
///   iterator is released, by `break` or because it is never used.
/// - **Threads:** values are taken from any thread; the task goes on where it belongs.
public struct AsyncValues<Element: Sendable, Failure: Error>: AsyncSequence,
  @unchecked Sendable  // immutable; sources are sendable where their elements are
{
  @usableFromInline let source: EventSource<Element>
  @usableFromInline let buffering: AsyncBuffering
  /// Throws the error of the source, or takes it to where errors go that nobody expects.
  @usableFromInline let fail: @Sendable (any Error) throws(Failure) -> Void

  @inlinable
  package init(
    _ source: EventSource<Element>, _ buffering: AsyncBuffering,
    fail: @escaping @Sendable (any Error) throws(Failure) -> Void
  ) {
    self.source = source
    self.buffering = buffering
    self.fail = fail
  }

  /// Subscribes.
  ///
  /// - Returns: What takes the values; letting go of it ends the subscription.
  @inlinable
  public func makeAsyncIterator() -> Iterator {
    Iterator(AsyncIteration(source, buffering), fail)
  }

  /// Takes the values of one subscription, for one task at a time.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let iteration: AsyncIteration<Element>
    @usableFromInline let fail: @Sendable (any Error) throws(Failure) -> Void

    @inlinable
    init(
      _ iteration: AsyncIteration<Element>,
      _ fail: @escaping @Sendable (any Error) throws(Failure) -> Void
    ) {
      self.iteration = iteration
      self.fail = fail
    }

    /// Waits for the next value; nil after the end.
    ///
    /// - Parameter actor: The caller's actor, on which it resumes.
    /// - Returns: The value, or nil.
    /// - Throws: The error of the source, or `CancellationError` in a cancelled task: once, after
    ///   the buffered values.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if let element = await iteration.next(isolation: actor) { return element }
      if let error = iteration.takeError() { try fail(error) }
      // A sequence that cannot fail ends instead.
      if iteration.takeInterruption(), let error = CancellationError() as? Failure { throw error }
      return nil
    }

    /// Waits for the next value; nil after the end.
    ///
    /// - Returns: The value, or nil.
    /// - Throws: The error of the source, or `CancellationError` in a cancelled task: once, after
    ///   the buffered values.
    @inlinable
    public nonisolated(nonsending) mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: #isolation)
    }
  }
}

extension AsyncValues where Failure == any Error {
  /// The values of a source that may fail.
  @inlinable
  package init(_ source: EventSource<Element>, _ buffering: AsyncBuffering) {
    self.init(source, buffering, fail: { throw $0 })
  }
}

@available(*, unavailable)
extension AsyncValues.Iterator: Sendable {}
