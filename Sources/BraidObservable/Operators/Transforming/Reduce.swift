// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Combines all values into one result, and emits it when the source completes.
  ///
  ///     source        1-2--3-|
  ///     reduce(0, +)  -------(6|)
  ///
  /// ```swift
  /// let sum = Observable.of(1, 2, 3).reduce(0) { $0 + $1 }  // 6
  /// ```
  ///
  /// To emit the intermediate results, use ``scan(_:accumulator:)``.
  ///
  /// - **Ends:** completion emits the result first, which is the seed if there was no value; an
  ///   error is forwarded immediately and drops the result. Fails if `accumulator` throws.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - seed: The initial result of each subscription.
  ///   - accumulator: Returns the next result for the previous result and a value.
  @preconcurrency
  public func reduce<Accumulated>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    makeObservable(rawSource, .reduce(seed, accumulator))
  }

  /// Combines all values into one state, and emits a result computed from it when the source
  /// completes.
  ///
  /// Otherwise like ``reduce(_:accumulator:)``.
  ///
  /// - Parameters:
  ///   - seed: The initial state of each subscription.
  ///   - accumulator: Returns the next state for the previous state and a value.
  ///   - mapResult: Returns the result for the last state.
  @preconcurrency
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping @Sendable (Accumulated) throws -> Result
  ) -> Observable<Result> {
    makeObservable(rawSource, .reduce(seed, accumulator, mapResult))
  }
}
