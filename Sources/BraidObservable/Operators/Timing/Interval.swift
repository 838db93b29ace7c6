// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: FixedWidthInteger {
  /// Emits 0, 1, 2 and so on, one number every `period`, until disposed.
  ///
  ///     interval(3)   ---0--1--2-
  ///
  /// ```swift
  /// let seconds = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// The first number is emitted after one period; for another first delay, use
  /// ``timer(_:period:scheduler:)``. Numbers are due at multiples of the period, so a late one does
  /// not shift those after it. After the largest number of its type, it continues with the
  /// smallest.
  ///
  /// - **Ends:** never terminates.
  /// - **Threads:** numbers are delivered on `scheduler`, one at a time. Each subscription has its
  ///   own timer.
  /// - **Complexity:** O(1) per number; one timer per subscription.
  ///
  /// - Parameters:
  ///   - period: The time between two numbers. If it is not positive, numbers are emitted as fast
  ///     as `scheduler` runs its actions.
  ///   - scheduler: Times and delivers the numbers.
  /// - Returns: An observable of increasing numbers.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler).made(by: #function)
  }
}
