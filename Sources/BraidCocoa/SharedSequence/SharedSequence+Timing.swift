// SPDX-License-Identifier: MIT
public import BraidObservable

// The scheduler is that of the strategy: no operator of a shared sequence asks for one.

extension SharedSequenceConvertibleType where Element: Sendable {
  /// Sends a value once `dueTime` has passed without a newer one.
  ///
  /// - **Ends:** completion sends the pending value first.
  ///
  /// - Parameter dueTime: How long the source must be silent.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends a value, then none for `dueTime`; then, if `latest`, the last one that came meanwhile.
  ///
  /// - **Ends:** completion waits for a pending value.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing is sent after a value.
  ///   - latest: Whether the last value that came in that time is sent when it is over.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Sends each value, and completion, `dueTime` later.
  ///
  /// - Parameter dueTime: How much later.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
