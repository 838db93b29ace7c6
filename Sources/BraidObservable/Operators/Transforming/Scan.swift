// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `accumulator` has made of the values so far, after each of them.
  ///
  ///     source      1-2--3|
  ///     scan(0, +)  1-3--6|
  ///
  /// The seed itself is not sent; put `startWith` after it if it should be. For the result at the
  /// end alone use ``reduce(_:accumulator:)``.
  ///
  /// - **Ends:** with the source; fails if `accumulator` throws.
  ///
  /// - Parameters:
  ///   - seed: What the first value is combined with, in each subscription.
  ///   - accumulator: The next result, made of the one before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func scan<Accumulated>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    StagedObservable(asObservable(), ScanStage(seed, accumulator))
  }

  /// Sends a state that `accumulator` changes with each value, after each change.
  ///
  /// The form of ``scan(_:accumulator:)`` for collections: it appends in place.
  ///
  /// - Parameters:
  ///   - seed: The state that each subscription starts with.
  ///   - accumulator: Changes the state.
  @available(swift 6) @preconcurrency @inlinable
  public func scan<Accumulated>(
    into seed: Accumulated,
    accumulator: @escaping @Sendable (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    StagedObservable(asObservable(), ScanIntoStage(seed, accumulator))
  }
}

/// Sends the state that `accumulate` changes with each value.
@usableFromInline
package struct ScanIntoStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (inout Output, Input) throws -> Void

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (inout Output, Input) throws -> Void
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      try accumulate(&accumulated, input)
      output.next(accumulated)
    } catch { output.fail(error) }
  }
}
