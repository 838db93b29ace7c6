// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `accumulator` has made of all values, when the source completes.
  ///
  ///     source        1-2--3-|
  ///     reduce(0, +)  -------(6|)
  ///
  /// For the results on the way use ``scan(_:accumulator:)``.
  ///
  /// - **Ends:** completion sends the result first, the seed if there was no value; an error passes
  ///   at once and drops it. Fails if `accumulator` throws.
  ///
  /// - Parameters:
  ///   - seed: What the first value is combined with, in each subscription.
  ///   - accumulator: The next result, made of the one before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func reduce<Accumulated>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    StagedObservable(asObservable(), ReduceStage(seed, accumulator))
  }

  /// Sends what `mapResult` makes of what `accumulator` has made of all values, when the source
  /// completes.
  ///
  /// - Parameters:
  ///   - seed: What the first value is combined with, in each subscription.
  ///   - accumulator: The next state, made of the one before and a value.
  ///   - mapResult: The result, made of the last state.
  @available(swift 6) @preconcurrency @inlinable
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping @Sendable (Accumulated) throws -> Result
  ) -> Observable<Result> {
    StagedObservable(asObservable(), ReduceStage(seed, accumulator, mapResult))
  }
}
