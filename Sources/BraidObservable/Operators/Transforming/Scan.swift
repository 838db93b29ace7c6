// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Combines the values into a result, and emits the intermediate result after each value.
  ///
  ///     source      1-2--3|
  ///     scan(0, +)  1-3--6|
  ///
  /// ```swift
  /// let sums = Observable.of(1, 2, 3).scan(0) { $0 + $1 }  // 1, 3, 6
  /// ```
  ///
  /// The seed is not emitted; add ``startWith(_:)`` after `scan` to emit it. To emit only the final
  /// result, use ``reduce(_:accumulator:)``.
  ///
  /// - **Ends:** with the source; fails if `accumulator` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - seed: The initial result of each subscription.
  ///   - accumulator: Returns the next result for the previous result and a value.
  @preconcurrency
  public func scan<Accumulated>(
    _ seed: Accumulated,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    makeObservable(rawSource, .scan(seed, accumulator))
  }

  /// Modifies a state in place with each value, and emits it after each change.
  ///
  /// Use it instead of ``scan(_:accumulator:)`` for collections, which it does not copy.
  ///
  /// - Parameters:
  ///   - seed: The initial state of each subscription.
  ///   - accumulator: Modifies the state.
  @preconcurrency
  public func scan<Accumulated>(
    into seed: Accumulated,
    accumulator: @escaping @Sendable (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    makeObservable(rawSource, .scan(into: seed, accumulator))
  }
}
