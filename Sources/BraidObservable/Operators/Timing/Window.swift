// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Splits the values into consecutive observables; a window completes when `timeSpan` has passed
  /// or when it has emitted `count` values.
  ///
  ///     source         -a-bcd-e|
  ///     window(4, 2)   x--y-z--|
  ///
  /// (`x` emits `a` and `b`, `y` emits `c` and `d`, `z` emits `e`.)
  ///
  /// ```swift
  /// let samples = PublishSubject<Double>()
  /// let maxima = samples
  ///   .window(timeSpan: .seconds(1), count: 0, scheduler: MainScheduler.instance)
  ///   .flatMap { window in window.reduce(0) { max($0, $1) } }
  /// ```
  ///
  /// Windows are hot: subscribe to a window synchronously when it is emitted, or its values are
  /// lost. To emit arrays instead, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** a terminal event reaches the open window first, then the result. After the result
  ///   was disposed, the source stays subscribed while the open window has observers.
  /// - **Threads:** a full window completes on the thread on which its last value was emitted, a
  ///   window whose time has passed on `scheduler` (C3).
  /// - **Complexity:** O(1) per value; one subject and one timer per subscription.
  ///
  /// - Parameters:
  ///   - timeSpan: The maximum duration of a window. If it is not positive, windows follow each
  ///     other as fast as `scheduler` runs its actions.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of observables.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    makeObservable(
      WindowOperator(
        asObservable(), span: timeSpan, count: count, scheduler.timing.clock
      ) { subscribe, sink in
        let values = Observable<Element>(.hot) { _, sink, scope in subscribe(sink.raw, scope) }
        values.isPart("open window")
        withAddress(of: values) { sink.next(at: $0) }
      })
  }
}
