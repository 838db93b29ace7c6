// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension PullSequence where Element: Sendable {
  /// Emits the elements on a scheduler, one in each action, then completes.
  ///
  /// Lazy: an element is computed when its turn comes, on the scheduler, and disposal stops before
  /// the next one. Each subscription emits them all. The way back is `asSignal().sequence`.
  ///
  /// - Parameter scheduler: Where elements are computed and emitted; the subscribing thread by
  ///   default.
  public func asObservable(
    on scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .from(self, scheduler: scheduler)
  }
}
