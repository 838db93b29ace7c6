// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: FixedWidthInteger {
  /// Emits 0 after `dueTime` and completes; with a period, continues to emit 1, 2 and so on.
  ///
  ///     timer(3)             ---(0|)
  ///     timer(1, period 3)   -0--1--2-
  ///
  /// ```swift
  /// let soon = Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// For numbers at a regular interval from the start, use ``interval(_:scheduler:)``.
  ///
  /// - **Ends:** without a period, completes after one number; with a period, never terminates.
  /// - **Threads:** numbers are delivered on `scheduler`, one at a time. Each subscription has its
  ///   own timer.
  /// - **Complexity:** O(1) per number; one timer per subscription.
  ///
  /// - Parameters:
  ///   - dueTime: The delay of the first number. Zero or less still hops through `scheduler`.
  ///   - period: The time between two numbers; `nil` for a single number. If it is not positive,
  ///     numbers are emitted as fast as `scheduler` runs its actions.
  ///   - scheduler: Times and delivers the numbers.
  /// - Returns: An observable of 0, or of increasing numbers.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let timing = scheduler.timing
    let start = max(dueTime, .zero)
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        let ticker = Ticker<Element>(sink.typed(), scope)
        if let period {
          scope.set(timing.performEvery(start, period, ticker.onTick))
        } else {
          scope.set(timing.performAfter(start, ticker.onOnlyTick))
        }
      })
  }
}
