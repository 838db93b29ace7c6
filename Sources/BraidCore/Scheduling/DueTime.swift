// SPDX-License-Identifier: MIT
import Dispatch

/// A moment of the clock that Dispatch's timers follow: monotonic, in whole nanoseconds.
package struct DueTime: Comparable, Sendable {
  package let nanoseconds: UInt64

  /// A moment that does not come.
  package static let never = DueTime(nanoseconds: .max)

  /// Dispatch takes larger numbers for the times of other clocks.
  private static let limit: UInt64 = 1 << 62

  package init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  package static var now: DueTime {
    DueTime(nanoseconds: DispatchTime.now().uptimeNanoseconds)
  }

  package static func < (lhs: DueTime, rhs: DueTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The moment that is at least `delay` later; this one, if that is negative.
  package func advanced(by delay: Duration) -> DueTime {
    guard let delay = max(delay, .zero).wholeNanoseconds else { return .never }
    return advanced(by: UInt64(delay), times: 1)
  }

  /// The first moment after `now` of those that follow this one every `period`, which is positive.
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
