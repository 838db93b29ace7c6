// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits values only while the latest value of `pauser` is true, and drops the others.
  ///
  ///     source    a-b-c-d-e|
  ///     pauser    -t--f--t-|
  ///     pausable  --b-----e|
  ///
  /// ```swift
  /// let readings = PublishSubject<Double>()
  /// let isVisible = BehaviorSubject(value: true)
  /// let shown = readings.pausable(isVisible)
  /// ```
  ///
  /// Nothing is emitted before `pauser` has emitted. To buffer the values of a pause instead of
  /// dropping them, use ``pausableBuffered(_:limit:flushOnCompleted:flushOnError:)``.
  ///
  /// - **Ends:** with the source, or with an error of `pauser`. If `pauser` completes, its latest
  ///   value stays in force.
  /// - **Threads:** values are delivered on the thread on which the source emits them, one at a
  ///   time (C2). `pauser` is subscribed first.
  /// - **Complexity:** O(1) per value; buffers nothing.
  ///
  /// - Parameter pauser: True forwards values, false drops them.
  public func pausable<Pauser: ObservableType>(
    _ pauser: Pauser
  ) -> Observable<Element> where Pauser.Element == Bool {
    makeObservable(
      GatedOperator(
        asObservable(), pausedBy: pauser.asObservable(), limit: 0, flushesOnCompleted: false,
        flushesOnError: false, endsWithPauser: false))
  }
}
