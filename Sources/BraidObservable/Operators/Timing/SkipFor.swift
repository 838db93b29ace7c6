// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Drops values for `duration`, then passes them on.
  ///
  ///     source    -a-b-c-d|
  ///     skip(4)   -----c-d|
  ///
  /// The time runs from the subscription. To wait for an event of another observable instead, use
  /// `skip(until:)`.
  ///
  /// - **Ends:** passed on as they come, also before the time is up.
  /// - **Threads:** values arrive where they were sent.
  ///
  /// - Parameters:
  ///   - duration: How long values are dropped. Zero or less still hops through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values after the first `duration`.
  @inlinable
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(TimedOperator(asObservable(), SkipForRule(duration), scheduler.timing))
  }
}

/// Drops values for a while, then passes them on.
@usableFromInline
package struct SkipForRule<Element: Sendable>: TimedRule {
  @usableFromInline let duration: Duration
  @usableFromInline var isOpen = false

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable package static var tellsTime: Bool { false }
  @inlinable package static var timerSends: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerAction { .start(after: duration) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if isOpen { sink.next(element) }
    return .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    isOpen = true
    return .keep
  }
}
