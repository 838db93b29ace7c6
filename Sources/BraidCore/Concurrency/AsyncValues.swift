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
/// does at its start, and what comes from then on waits for the task, as much of it as
/// ``AsyncBuffering`` says.
///
/// - **Ends:** completion ends the loop, after the values that wait. An error is thrown after them;
///   a sequence that cannot fail (`Failure` is `Never`) does not throw.
/// - **Cancellation:** `next()` returns nil in a task that is cancelled, as that of `AsyncStream`
///   does, and values that wait are dropped. The subscription is disposed by the task, before
///   `next()` returns; not inside `cancel()`.
/// - **Disposal:** once, before the task can know: at the end, by a cancellation, or when the
///   iterator is let go of, as by `break`, or by never being used.
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

    /// The next value, when there is one; nil after the end, and in a task that is cancelled.
    ///
    /// - Parameter actor: Where the caller is, and goes on.
    /// - Returns: The value, or nil.
    /// - Throws: The error of the source, once, after the values before it.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if let element = await iteration.next(isolation: actor) { return element }
      if let error = iteration.takeError() { try fail(error) }
      return nil
    }

    /// The next value, when there is one; nil after the end, and in a task that is cancelled.
    ///
    /// - Returns: The value, or nil.
    /// - Throws: The error of the source, once, after the values before it.
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
