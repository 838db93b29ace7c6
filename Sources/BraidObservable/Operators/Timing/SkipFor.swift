// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Drops the values of the first `duration` after the subscription.
  ///
  ///     source    -a-b-c-d|
  ///     skip(4)   -----c-d|
  ///
  /// ```swift
  /// let positions = PublishSubject<Int>()
  /// let settled = positions.skip(.seconds(1), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// To wait for an event of another observable instead, use ``skip(until:)``.
  ///
  /// - **Ends:** with the source, also before the time has passed.
  /// - **Threads:** values are delivered on the thread on which the source emits them.
  /// - **Complexity:** O(1) per value; one timer per subscription.
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

/// Drops the values of the first `duration`, then forwards.
@usableFromInline
package struct SkipForRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = TimersOnly

  @usableFromInline let duration: Duration
  @usableFromInline var isOpen = false

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable package static var timerSends: Bool { false }

  @inlinable
  package mutating func begin(at now: Void, _ out: Engine) {
    out.startTimer(after: duration, from: now)
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    if isOpen { out.next(element) }
  }

  @inlinable
  package mutating func elapsed(at now: Void, _ out: Engine) -> Bool {
    isOpen = true
    return false
  }
}
