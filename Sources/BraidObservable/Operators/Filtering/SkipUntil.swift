// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Drops the source's values until another observable emits a value.
  ///
  ///     source       a-b-c-d-|
  ///     other        ---x----|
  ///     skip(until)  ----c-d-|
  ///
  /// ```swift
  /// let moves = PublishSubject<Int>()
  /// let isReady = PublishSubject<Void>()
  /// let valid = moves.skip(until: isReady)
  /// ```
  ///
  /// The source is subscribed first; `other` is disposed after its first value. To drop values by a
  /// condition, use ``ObservableType/skip(while:)``. To open and close repeatedly, use
  /// ``pausable(_:)``.
  ///
  /// - **Ends:** with the source, or with an error of `other`. If the source completes before
  ///   `other` has emitted, both are disposed and the result never terminates.
  /// - **Threads:** values are delivered on the thread on which the source emits them, one at a
  ///   time (C2).
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter other: The observable whose first value opens the result.
  /// - Returns: An observable of the values from then on.
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Observable<Element> {
    makeObservable(GatedOperator(asObservable(), skippedUntil: other.asObservable()))
  }
}
