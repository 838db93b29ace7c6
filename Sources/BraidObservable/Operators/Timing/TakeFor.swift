// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Passes values on for `duration`, then completes.
  ///
  ///     source         -a-b-c-d|
  ///     take(for: 4)   -a-b|
  ///
  /// The time runs from the subscription. To stop at an event of another observable instead, use
  /// `take(until:)`.
  ///
  /// - **Ends:** passed on as they come. When the time is up, the source is disposed.
  /// - **Threads:** values arrive where they were sent, the completion on `scheduler` (C3).
  ///
  /// - Parameters:
  ///   - duration: How long values pass. Zero or less completes through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values of the first `duration`.
  @inlinable
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(TimedOperator(asObservable(), TakeForRule(duration), scheduler.timing))
  }
}

/// Passes values on for a while, then completes.
@usableFromInline
package struct TakeForRule<Element: Sendable>: TimedRule {
  @usableFromInline let duration: Duration

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerAction { .start(after: duration) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    sink.next(element)
    return .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    sink.finish(.completed)
    return .keep
  }
}
