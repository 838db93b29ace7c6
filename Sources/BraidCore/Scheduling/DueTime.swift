// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  import Dispatch
#endif

/// An instant of the clock that the alarms of schedulers use: monotonic, in whole nanoseconds.
package struct DueTime: Comparable, Sendable {
  package let nanoseconds: UInt64

  /// An instant that is never reached.
  package static let never = DueTime(nanoseconds: .max)

  /// Dispatch uses larger numbers for the times of other clocks.
  private static let limit: UInt64 = 1 << 62

  package init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  package static var now: DueTime {
    #if canImport(Dispatch)
      DueTime(nanoseconds: DispatchTime.now().uptimeNanoseconds)
    #else
      DueTime(nanoseconds: MonotonicTime.nanoseconds)
    #endif
  }

  package static func < (lhs: DueTime, rhs: DueTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// Returns the instant at least `delay` later; this one if `delay` is negative.
  package func advanced(by delay: Duration) -> DueTime {
    guard let delay = max(delay, .zero).wholeNanoseconds else { return .never }
    return advanced(by: UInt64(delay), times: 1)
  }

  /// Returns the first instant after `now` in the series that starts here and has a positive
  /// `period`.
  package func next(every period: Duration, after now: DueTime) -> DueTime {
    guard let whole = period.wholeNanoseconds else { return .never }
    let period = UInt64(max(whole, 1))
    let missed = self <= now ? (now.nanoseconds - nanoseconds) / period : 0
    return advanced(by: period, times: missed + 1)
  }

  private func advanced(by step: UInt64, times: UInt64) -> DueTime {
    let (length, isTooLong) = step.multipliedReportingOverflow(by: times)
    let (sum, isTooLate) = nanoseconds.addingReportingOverflow(length)
    return isTooLong || isTooLate || sum >= DueTime.limit
      ? .never : DueTime(nanoseconds: sum)
  }
}
