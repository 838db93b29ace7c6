// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the source's values until another observable emits a value, then completes.
  ///
  ///     source       a-b-c-d-|
  ///     other        -----x--|
  ///     take(until)  a-b-c|
  ///
  /// ```swift
  /// let positions = PublishSubject<Int>()
  /// let released = PublishSubject<Void>()
  /// let drag = positions.take(until: released)
  /// ```
  ///
  /// `other` is subscribed first; if it emits during its subscription, the source is not
  /// subscribed. To stop at a value of the source itself, use `take(until:behavior:)`.
  ///
  /// - **Ends:** completes with the source or with the first value of `other`. Completion of
  ///   `other` is ignored; its error ends the result.
  /// - **Threads:** values are delivered on the thread on which the source emits them, one at a
  ///   time (C2).
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter other: The observable whose first value completes the result.
  /// - Returns: An observable of the values until then.
  public func take<Trigger: ObservableType>(until other: Trigger) -> Observable<Element> {
    makeObservable(
      GatedOperator(
        asObservable(), takenUntil: other.asObservable(), completesWithTrigger: false))
  }
}

extension ObservableType {
  /// Emits the source's values until `replacement` sends an event, then the events of
  /// `replacement`.
  ///
  ///     source       a-b-c-d-|
  ///     replacement  -----x--y|
  ///     result       a-b-cx--y|
  ///
  /// ```swift
  /// let cached = PublishSubject<String>()
  /// let fresh = PublishSubject<String>()
  /// let shown = cached.take(untilReplacement: fresh)
  /// ```
  ///
  /// The replacement is subscribed to first; its first event disposes the source. To stop without
  /// values of the other observable, use ``take(until:)``.
  ///
  /// - **Ends:** with the replacement, or with an error of the source before the replacement's
  ///   first event. The source's completion is ignored.
  /// - **Threads:** events are delivered on the thread of the observable that sent them, one at a
  ///   time (C2).
  /// - **Complexity:** O(1) per value; stores no values.
  ///
  /// - Parameter replacement: The observable that takes over.
  public func take<Replacement: ObservableConvertibleType>(
    untilReplacement replacement: Replacement
  ) -> Observable<Element> where Replacement.Element == Element {
    makeObservable(GatedOperator(asObservable(), untilReplacement: replacement.asObservable()))
  }
}
