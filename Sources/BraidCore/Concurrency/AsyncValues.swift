// SPDX-License-Identifier: MIT

/// The values of an observable or a signal as an `AsyncSequence`; returned by `values`.
///
/// ```swift
/// for try await price in Observable.of(1, 2, 3).values {
///   print(price)
/// }
/// ```
///
/// Each iterator has its own subscription, which begins when the iterator is created: with
/// `for await`, at the start of the loop. Values that the source emits from then on are buffered
/// for the task; see ``AsyncBuffering``.
///
/// - **Ends:** completion ends the loop after the buffered values. An error is thrown after them. A
///   sequence that cannot fail (`Failure` is `Never`) does not throw.
/// - **Cancellation:** in a cancelled task, `next()` disposes the subscription before it returns.
///   It still returns the values buffered by then. After them it throws `CancellationError`, unless
///   the source had ended before; a sequence that cannot fail returns nil. `cancel()` alone does
///   not dispose the subscription.
/// - **Disposal:** once, before the task is resumed: at the end, on cancellation, or when the
///   iterator is released, by `break` or because it is never used.
/// - **Threads:** the source may emit on any thread; the task resumes on its own executor.
public struct AsyncValues<Element: Sendable, Failure: Error>: AsyncSequence,
  @unchecked Sendable  // immutable; sources are sendable where their elements are
{
  private let source: EventSource<Element>
  private let buffering: AsyncBuffering
  /// Throws the error of the source, or passes it to the handler of unexpected errors.
  private let fail: @Sendable (any Error) throws(Failure) -> Void

  package init(
    _ source: EventSource<Element>, _ buffering: AsyncBuffering,
    fail: @escaping @Sendable (any Error) throws(Failure) -> Void
  ) {
    self.source = source
    self.buffering = buffering
    self.fail = fail
  }

  /// Subscribes to the source.
  ///
  /// - Returns: An iterator; releasing it ends the subscription.
  public func makeAsyncIterator() -> Iterator {
    Iterator(AsyncIteration(source.raw, RawType(Element.self), buffering), fail)
  }

  /// Pulls the values of one subscription, for one task at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let iteration: AsyncIteration
    let fail: @Sendable (any Error) throws(Failure) -> Void

    init(
      _ iteration: AsyncIteration,
      _ fail: @escaping @Sendable (any Error) throws(Failure) -> Void
    ) {
      self.iteration = iteration
      self.fail = fail
    }

    /// Returns the next value when it arrives, or nil after the end.
    ///
    /// - Parameter actor: The caller's actor, on which it resumes.
    /// - Returns: The value; nil after the end.
    /// - Throws: The error of the source, or `CancellationError` in a cancelled task: once, after
    ///   the buffered values.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      // Without a call of an async function if nothing is to be waited for.
      var content = iteration.look()
      if case .nothing = content {
        content = await iteration.waitForNext(isolation: actor).map { .value($0) } ?? .end
      }
      if case .value(let place) = content {
        return place.assumingMemoryBound(to: Element.self).move()
      }
      try throwReason()
      return nil
    }

    /// Throws the reason of the end, unless the source has completed.
    ///
    /// Not inlined: each value would look up the type of an optional failure.
    @inline(never)
    private func throwReason() throws(Failure) {
      if let error = iteration.takeError() { try fail(error) }
      // A sequence that cannot fail ends instead.
      if iteration.takeInterruption(), let error = CancellationError() as? Failure { throw error }
    }

    /// Returns the next value when it arrives, or nil after the end.
    ///
    /// - Returns: The value; nil after the end.
    /// - Throws: The error of the source, or `CancellationError` in a cancelled task: once, after
    ///   the buffered values.
    public nonisolated(nonsending) mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: #isolation)
    }
  }
}

extension AsyncValues where Failure == any Error {
  /// Creates a throwing sequence of the values of a source that may fail.
  package init(_ source: EventSource<Element>, _ buffering: AsyncBuffering) {
    self.init(source, buffering, fail: { throw $0 })
  }
}

@available(*, unavailable)
extension AsyncValues.Iterator: Sendable {}
