// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension Signal {
  /// Combines the values so far into a result, which another signal can replace, and emits the
  /// result after each change.
  ///
  ///     source     1-2---3|
  ///     resets     ----5----|
  ///     0, then +  1-3-5-8--|
  ///
  /// ```swift
  /// let nextPage = SignalSubject<[String]>()
  /// let refreshed = SignalSubject<[String]>()
  /// nextPage.scan([], resettingTo: refreshed) { $0 + $1 }.subscribe(next: { print($0) })
  /// nextPage.sendNext(["a"])  // ["a"]
  /// refreshed.sendNext(["b"])  // ["b"]
  /// nextPage.sendNext(["c"])  // ["b", "c"]
  /// ```
  ///
  /// Use it for a list that grows by pages and is replaced by a refresh. The initial value itself
  /// is not emitted. Without a signal that replaces the result, use ``scan(_:_:)``.
  ///
  /// - **Ends:** completes when both signals have completed; an error of either, or one thrown by
  ///   `next`, fails the result (C7).
  /// - **Threads:** a result arrives on the thread of the value that made it, one at a time (C3).
  /// - Complexity: O(1) per value; retains the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - resets: The signal of new results, subscribed to first.
  ///   - next: Returns a new result for the result so far and a value.
  @preconcurrency
  public final func scan<Result>(
    _ initial: Result, resettingTo resets: Signal<Result>,
    _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    makeSignal(GatedOperator(self, scanning: initial, resettingTo: resets, next))
      .named(after: self, "-scanWithStart:resettingTo:", resets.name)
  }

  /// Modifies a result in place with each value, and emits it after each change; another signal can
  /// replace it.
  ///
  /// Use it instead of the form that returns a result for collections, which it does not copy
  /// unless they are retained downstream.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - resets: The signal of new results, subscribed to first.
  ///   - next: Modifies the result for a value.
  @preconcurrency
  public final func scan<Result>(
    into initial: Result, resettingTo resets: Signal<Result>,
    _ next: @escaping @Sendable (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    makeSignal(GatedOperator(self, scanningInto: initial, resettingTo: resets, next))
      .named(after: self, "-scanInto:resettingTo:", resets.name)
  }
}
