// SPDX-License-Identifier: MIT
public import BraidObservable

extension ObservableConvertibleType {
  /// Returns a blocking view of this sequence, for tests and command-line tools.
  ///
  /// ```swift
  /// let greeting = try Observable.just("Hello").toBlocking(timeout: .seconds(5)).single()
  /// ```
  ///
  /// Can be called on any thread. On the main thread, the main queue continues to run during the
  /// wait, so the source can deliver there.
  ///
  /// - Parameter timeout: How long to wait, in real time, before `RxError.timeout` is thrown.
  ///   Without it, the wait has no limit.
  /// - Returns: The blocking sequence.
  public func toBlocking(timeout: Duration? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }

  /// Returns a blocking view of this sequence, with a timeout in seconds as in RxBlocking.
  ///
  /// - Parameter timeout: The number of seconds to wait; a negative number counts as zero. Nil,
  ///   infinity or more than a billion means no limit.
  /// - Returns: The blocking sequence.
  @_disfavoredOverload  // both overloads fit a literal nil
  public func toBlocking(timeout: Double?) -> BlockingObservable<Element> {
    toBlocking(timeout: timeout.flatMap { $0 <= 1e9 ? .seconds(max($0, 0)) : nil } as Duration?)
  }
}

/// A sequence whose methods block the calling thread until the requested value arrives.
///
/// Each call subscribes, blocks until the result is known, and disposes the subscription before it
/// returns. The call does not return if the source waits for the calling thread, or for the queue
/// that thread is working on; after ten seconds this is reported on standard error. Async functions
/// cannot call these methods: use `values`, or the `value` of a single.
public struct BlockingObservable<Element> {
  let timeout: Duration?
  let source: Observable<Element>
}

extension BlockingObservable: Sendable where Element: Sendable {}

/// All values of a sequence and its terminal event.
public enum MaterializedSequenceResult<T> {
  /// The sequence completed.
  case completed(elements: [T])
  /// The sequence failed or timed out.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}

extension BlockingObservable {
  /// Waits for the terminal event.
  ///
  /// - Returns: All values.
  /// - Throws: The error of the sequence.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `for try await value in source.values`"
  )
  public func toArray() throws -> [Element] { try wait().elements() }

  /// Waits for the first value.
  ///
  /// - Returns: The value, or nil if the sequence completed without one.
  /// - Throws: The error of the sequence, if it arrives before a value.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await source.first().value`"
  )
  public func first() throws -> Element? { try wait(BlockingDemand(limit: 1)).elements().first }

  /// Waits for the completion.
  ///
  /// - Returns: The last value, or nil if there was none.
  /// - Throws: The error of the sequence.
  @available(
    *, noasync,
    message:
      "it blocks a thread that tasks share; write `try await source.takeLast(1).first().value`"
  )
  public func last() throws -> Element? {
    try wait(BlockingDemand(keepsLastOnly: true)).elements().last
  }

  /// Waits for the only value.
  ///
  /// - Returns: The value.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement`, or the error of the sequence.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await source.asSingle().value`"
  )
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the only value that satisfies `predicate`.
  ///
  /// - Parameter predicate: Returns true for a matching value.
  /// - Returns: The value.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement`, the error of the sequence, or
  ///   the error thrown by `predicate`.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `source.filter { ... }.asSingle().value`"
  )
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try wait(BlockingDemand(limit: 2, isIncluded: predicate)).elements()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the terminal event.
  ///
  /// - Returns: All values, and the terminal event.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `source.materialize().values`"
  )
  public func materialize() -> MaterializedSequenceResult<Element> {
    let result = wait()
    if let error = result.error {
      return .failed(elements: result.values, error: error)
    }
    return .completed(elements: result.values)
  }

  private func wait(
    _ demand: BlockingDemand<Element> = BlockingDemand()
  ) -> BlockingResult<Element> {
    BlockingWait(timeout: timeout, timeoutError: RxError.timeout).run(source, demand)
  }
}
