// SPDX-License-Identifier: MIT
public import BraidObservable

// The scheduler is the scheduler of the sharing strategy: no operator of a shared sequence takes
// one.

extension SharedSequenceConvertibleType where Element: Sendable {
  /// Emits a value once `dueTime` has passed without a newer one.
  ///
  /// To limit the rate instead of waiting for a pause, use ``throttle(_:latest:)``.
  ///
  /// - **Ends:** completion first emits the pending value.
  ///
  /// - Parameter dueTime: How long the source must be silent.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits a value, then at most one value per `dueTime`.
  ///
  /// To wait for a pause instead, use ``debounce(_:)``.
  ///
  /// - **Ends:** completion is delayed until the pending value has been emitted.
  ///
  /// - Parameters:
  ///   - dueTime: The time after a value in which no other value is emitted.
  ///   - latest: Whether to emit the latest value of an interval at its end. If false, that value
  ///     is dropped.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Delays each value, and the completion, by `dueTime`.
  ///
  /// - Parameter dueTime: The delay.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
