// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits the wrapped value, if there is one, then completes.
  ///
  ///     from(optional: a)    (a|)
  ///     from(optional: nil)  |
  ///
  /// ```swift
  /// let port = Observable.from(optional: Int("8080"))  // 8080
  /// ```
  ///
  /// For a value that is always there, use ``just(_:)``.
  ///
  /// - **Ends:** completes before `subscribe` returns.
  /// - **Threads:** delivers on the subscribing thread.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter optional: The value, or `nil`.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { .just(optional) } else { .empty() }
  }

  /// Emits the wrapped value, if there is one, and completes, on a scheduler.
  ///
  /// - Parameters:
  ///   - optional: The value, or `nil`.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(optional.map { [$0] } ?? [], on: scheduler)
  }
}

extension ObservableType {
  /// Emits the elements of an array, then completes.
  ///
  ///     from([a, b, c])  (abc|)
  ///
  /// ```swift
  /// let letters = Observable.from(["a", "b", "c"])
  /// ```
  ///
  /// Synchronous sources (`of`, `from`, `range`, `generate`, `repeatElement`) interleave on their
  /// thread: after each value, other sources that wait on the thread's trampoline emit one of
  /// theirs, so `merge(.of(1, 2), .of(3, 4))` emits 1, 3, 2, 4. A source that is alone on its
  /// thread runs as a plain loop, which stops when the subscription ends. For values known in the
  /// source code, use ``of(_:)``.
  ///
  /// - **Ends:** completes after the last element.
  /// - **Threads:** delivers on the subscribing thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter array: The values.
  @inlinable
  public static func from(_ array: [Element]) -> Observable<Element> {
    OperatorObservable(SequenceOperator(takesTurns: true, array))
  }

  /// Emits the elements of an array and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - array: The values.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(array, on: scheduler)
  }

  /// Emits the elements of a sequence, then completes.
  ///
  /// Each subscription makes an iterator and requests an element only when it is about to emit it,
  /// so the sequence may be infinite. For an `AsyncSequence`, use its `asObservable(priority:)`.
  ///
  /// - Parameter sequence: The values.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> Observable<Element> where Elements.Element == Element {
    OperatorObservable(SequenceOperator(takesTurns: true, sequence))
  }

  /// Emits the elements of a sequence and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - sequence: The values. Its iterator runs on the scheduler.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element, Element: Sendable {
    Observable.scheduled(sequence, on: scheduler)
  }
}
