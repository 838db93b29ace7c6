// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the value there is, if there is one, then completes.
  ///
  ///     from(optional: a)    (a|)
  ///     from(optional: nil)  |
  ///
  /// - Parameter optional: The value, or nil.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { JustObservable(optional) } else { TerminationObservable(.completed) }
  }

  /// Sends the value there is, if there is one, on a scheduler, then completes there.
  ///
  /// - Parameters:
  ///   - optional: The value, or nil.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(optional.map { [$0] } ?? [], on: scheduler)
  }
}

extension ObservableType {
  /// Sends the elements of an array, then completes.
  ///
  ///     from([a, b, c])  (abc|)
  ///
  /// Sources of this kind (`of`, `from`, `range`, `generate`, `repeatElement`) take turns on their
  /// thread: each sends one value, then lets others that wait there send theirs, so
  /// `merge(.of(1, 2), .of(3, 4))` is 1, 3, 2, 4. While nothing else waits, they are a plain loop,
  /// which ends when the subscription does.
  ///
  /// - Parameter array: The values.
  @inlinable
  public static func from(_ array: [Element]) -> Observable<Element> {
    OperatorObservable(SequenceOperator(array))
  }

  /// Sends the elements of an array on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - array: The values.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(array, on: scheduler)
  }

  /// Sends the elements of a sequence, then completes.
  ///
  /// Each subscription makes an iterator of its own and takes a value from it only when it sends
  /// one, so the sequence may be endless.
  ///
  /// - Parameter sequence: The values.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> Observable<Element> where Elements.Element == Element {
    OperatorObservable(SequenceOperator(sequence))
  }

  /// Sends the elements of a sequence on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - sequence: The values; its iterator runs on the scheduler.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element, Element: Sendable {
    Observable.scheduled(sequence, on: scheduler)
  }
}
