// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits the values of the first `duration` after the subscription, then completes.
  ///
  ///     source         -a-b-c-d|
  ///     take(for: 4)   -a-b|
  ///
  /// ```swift
  /// let scans = PublishSubject<String>()
  /// let found = scans.take(for: .seconds(10), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// To stop at an event of another observable instead, use ``take(until:)``. To fail instead of
  /// completing, use ``timeout(_:scheduler:)``.
  ///
  /// - **Ends:** with the source, or with a completion when the time has passed, which disposes the
  ///   source.
  /// - **Threads:** values are delivered on the thread on which the source emits them, the
  ///   completion on `scheduler` (C3).
  /// - **Complexity:** O(1) per value; one timer per subscription.
  ///
  /// - Parameters:
  ///   - duration: How long values are emitted. Zero or less completes through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values of the first `duration`.
  @inlinable
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(TimedOperator(asObservable(), TakeForRule(duration), scheduler.timing))
  }
}

/// Forwards the values of the first `duration`, then completes.
@usableFromInline
package struct TakeForRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = TimersOnly

  @usableFromInline let duration: Duration

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable
  package mutating func begin(at now: Void, _ out: Engine) {
    out.startTimer(after: duration, from: now)
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    out.next(element)
  }

  @inlinable
  package mutating func elapsed(at now: Void, _ out: Engine) -> Bool {
    out.finish(.completed)
    return false
  }
}
