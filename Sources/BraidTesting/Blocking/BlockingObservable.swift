// SPDX-License-Identifier: MIT
public import BraidObservable

extension ObservableConvertibleType {
  /// Turns this sequence into one that is waited for: for tests and command-line tools.
  ///
  /// ```swift
  /// let greeting = try Observable.just("Hello").toBlocking(timeout: .seconds(5)).single()
  /// ```
  ///
  /// May be called on any thread. On the main thread, the main queue goes on working meanwhile, so
  /// a source may deliver there.
  ///
  /// - Parameter timeout: How long to wait, in real time, before `RxError.timeout` is thrown;
  ///   without it, for ever.
  /// - Returns: The sequence, to wait for.
  public func toBlocking(timeout: Duration? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }

  /// Turns this sequence into one that is waited for, with the time in seconds as in RxBlocking.
  ///
  /// - Parameter timeout: The number of seconds to wait; nil, infinity or a number beyond a
  ///   billion waits without a limit.
  /// - Returns: The sequence, to wait for.
  @_disfavoredOverload  // for a literal nil both forms fit
  public func toBlocking(timeout: Double?) -> BlockingObservable<Element> {
    toBlocking(timeout: timeout.flatMap { $0 <= 1e9 ? .seconds($0) : nil } as Duration?)
  }
}

/// A sequence whose values are waited for by the calling thread.
///
/// Each call subscribes, blocks until it knows its answer, and disposes the subscription before it
/// returns. It never returns if the source waits for the calling thread or for the queue this is
/// working on: after ten seconds without an answer it says so on standard error. Async functions
/// cannot call it: a task has `values`, and the `value` of a single.
public struct BlockingObservable<Element> {
  let timeout: Duration?
  let source: Observable<Element>
}

extension BlockingObservable: Sendable where Element: Sendable {}

/// All that a sequence sent, and how it ended.
public enum MaterializedSequenceResult<T> {
  /// It completed.
  case completed(elements: [T])
  /// It failed, or took too long.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}

extension BlockingObservable {
  /// Waits for the end.
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
  /// - Throws: The error of the sequence, if it comes before a value.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await source.first().value`"
  )
  public func first() throws -> Element? { try wait(BlockingDemand(limit: 1)).elements().first }

  /// Waits for the end.
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

  /// Waits for the only value that satisfies a condition.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: The value.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement`, the error of the sequence, or
  ///   what `predicate` throws.
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

  /// Waits for the end, whatever it is.
  ///
  /// - Returns: All values, and how the sequence ended.
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
