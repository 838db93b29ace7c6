// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the first `count` values, and completes with the last of them.
  ///
  ///     source   a-b--c-d|
  ///     take(2)  a-(b|)
  ///
  /// ```swift
  /// let firstTwo = Observable.of("a", "b", "c").take(2)  // "a", "b"
  /// ```
  ///
  /// To stop at a condition, use `take(while:behavior:)`; at a time, ``take(for:scheduler:)``; at
  /// an event of another observable, ``take(until:)``.
  ///
  /// - **Ends:** completes with value number `count` and disposes the source; with the source if it
  ///   emits fewer values.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter count: The number of values. With zero or less, the result completes immediately
  ///   and the source is not subscribed.
  public func take(_ count: Int) -> Observable<Element> {
    count > 0
      ? makeObservable(rawSource, .take(count)) : .empty()
  }
}
