// SPDX-License-Identifier: MIT
import BraidCore

extension PrimitiveSequence where Element: Sendable {
  /// Emits the value, or the completion, `dueTime` later.
  ///
  /// - **Ends:** an error is forwarded immediately.
  /// - **Threads:** the value and the completion are delivered on `scheduler`. Disposal drops a
  ///   pending event.
  ///
  /// - Parameters:
  ///   - dueTime: The delay. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the delay and delivers the event.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source `dueTime` later.
  ///
  /// - **Threads:** the source is subscribed on `scheduler`. Disposal before that prevents the
  ///   subscription.
  ///
  /// - Parameters:
  ///   - dueTime: The delay. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the delay and subscribes.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with ``RxError/timeout`` if `dueTime` passes without an event.
  ///
  /// - **Ends:** when the time has passed, the source is disposed. After the value was emitted the
  ///   timeout no longer applies, even if the observer takes long to handle it.
  /// - **Threads:** the error is delivered on `scheduler`.
  ///
  /// - Parameters:
  ///   - dueTime: The maximum time from the subscription to the event.
  ///   - scheduler: Measures the time.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: makeObservable(
        GatedOperator(
          source, timeout: dueTime, for: .firstEvent,
          .fail(RxError.timeout),
          scheduler.timing.clock)))
  }

  /// Switches to `other` if `dueTime` passes without an event.
  ///
  /// Otherwise like ``timeout(_:scheduler:)``. The timeout does not apply to `other`.
  ///
  /// - Parameters:
  ///   - dueTime: The maximum time from the subscription to the event.
  ///   - other: Subscribed on `scheduler` when the time has passed.
  ///   - scheduler: Measures the time.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.timeout(dueTime, for: .firstEvent, other: other.source, scheduler.timing))
  }
}
