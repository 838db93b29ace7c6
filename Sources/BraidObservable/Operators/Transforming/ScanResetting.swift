// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Combines the values into a result, which another source can replace, and emits the result
  /// after each change.
  ///
  ///     source      1-2---3|
  ///     resets      ----5----|
  ///     scan(0, +)  1-3-5-8--|
  ///
  /// ```swift
  /// let nextPage = PublishSubject<[String]>()
  /// let refreshed = PublishSubject<[String]>()
  /// let items = nextPage.scan([], resettingTo: refreshed) { $0 + $1 }
  /// ```
  ///
  /// Use it for a list that grows by pages and is replaced by a refresh. The seed is not emitted.
  /// Without a source that replaces the result, use ``scan(_:accumulator:)``.
  ///
  /// - **Ends:** completes when both sources have completed; an error of either, or one thrown by
  ///   `accumulator`, ends the result.
  /// - **Threads:** a result is delivered on the thread of the event that made it, one at a time
  ///   (C3).
  /// - **Complexity:** O(1) per value; keeps the result so far.
  ///
  /// - Parameters:
  ///   - seed: The initial result of each subscription.
  ///   - resets: The source of new results, subscribed first.
  ///   - accumulator: Returns the next result for the previous result and a value.
  @preconcurrency
  public func scan<Accumulated, Source: ObservableConvertibleType>(
    _ seed: Accumulated, resettingTo resets: Source,
    accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    makeObservable(
      GatedOperator(
        asObservable(), scanning: seed, resettingTo: resets.asObservable(), accumulator))
  }

  /// Modifies a state in place with each value, and emits it after each change; another source can
  /// replace it.
  ///
  /// Use it instead of the form that returns a result for collections, which it does not copy.
  ///
  /// - Parameters:
  ///   - seed: The initial state of each subscription.
  ///   - resets: The source of new states, subscribed first.
  ///   - accumulator: Modifies the state.
  @preconcurrency
  public func scan<Accumulated, Source: ObservableConvertibleType>(
    into seed: Accumulated, resettingTo resets: Source,
    accumulator: @escaping @Sendable (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    makeObservable(
      GatedOperator(
        asObservable(), scanningInto: seed, resettingTo: resets.asObservable(), accumulator))
  }
}
