// SPDX-License-Identifier: MIT
public import BraidCore

extension PrimitiveSequence where Element: Sendable {
  /// Sends the value, or the completion, `dueTime` later.
  ///
  /// - **Ends:** an error passes at once.
  /// - **Threads:** the value and the completion arrive on `scheduler`. Disposal drops what waits.
  ///
  /// - Parameters:
  ///   - dueTime: How much later. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and delivers.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source `dueTime` later.
  ///
  /// - **Threads:** the source is subscribed to on `scheduler`. Disposal before that prevents it.
  ///
  /// - Parameters:
  ///   - dueTime: How much later. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and subscribes.
  @inlinable
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with ``RxError/timeout`` if `dueTime` passes without a value or an end.
  ///
  /// - **Ends:** when the time is up, the source is disposed. Once the value has come there is no
  ///   time limit any more, however long the observer takes over it.
  /// - **Threads:** the error arrives on `scheduler`.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may take, from the subscription on.
  ///   - scheduler: Measures the time.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: OperatorObservable(
        TimedOperator(
          source, TimeoutRule(dueTime, for: .firstEvent, .fail(RxError.timeout)),
          scheduler.timing)))
  }

  /// Goes on with `other` if `dueTime` passes without a value or an end.
  ///
  /// Otherwise as ``timeout(_:scheduler:)``. `other` has all the time it wants.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may take, from the subscription on.
  ///   - other: Subscribed to, on `scheduler`, when the time is up.
  ///   - scheduler: Measures the time.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.timeout(dueTime, for: .firstEvent, other: other.source, scheduler.timing))
  }
}
