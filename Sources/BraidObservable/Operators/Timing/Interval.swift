// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
  /// Counts up from zero, one number each `period`, until disposed.
  ///
  ///     interval(3)   ---0--1--2-
  ///
  /// The first number comes after one period; to have it come sooner or later, use
  /// ``timer(_:period:scheduler:)``. Numbers are due at multiples of the period: a late one does
  /// not shift those that follow. After the largest number it begins again with the smallest.
  ///
  /// - **Ends:** never.
  /// - **Threads:** numbers arrive on `scheduler`, one at a time. Each subscription has its own
  ///   timer.
  ///
  /// - Parameters:
  ///   - period: From number to number. If it is not positive they come one after the other, as
  ///     fast as `scheduler` goes.
  ///   - scheduler: Times and delivers the numbers.
  /// - Returns: An observable of 0, 1, 2 and so on.
  @inlinable
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
