// SPDX-License-Identifier: MIT

/// The package's clock: goes forward at one pace, whatever happens to the time of day (C9).
@usableFromInline
package enum MonotonicClock {
  /// The moment that durations are counted from: some moment in this process's life.
  package static let origin = ContinuousClock.now

  /// Time since ``origin``.
  package static var now: Duration { duration(to: .now) }

  /// Time from ``origin`` to `instant`, in whole nanoseconds.
  ///
  /// Rounded, so that a scheduler whose instants come out of floating-point arithmetic still
  /// counts two times as equal when they were meant to be.
  package static func duration(to instant: ContinuousClock.Instant) -> Duration {
    origin.duration(to: instant).roundedToNanoseconds
  }
}

extension Duration {
  package var roundedToNanoseconds: Duration {
    let (seconds, attoseconds) = components
    let rounded = (attoseconds + (attoseconds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    return Duration(
      secondsComponent: seconds, attosecondsComponent: rounded * 1_000_000_000)
  }

  /// Whole nanoseconds, rounded up, so that a timer is never early; nil if they are too many for 64
  /// bits (some 292 years).
  ///
  /// Not an `Int`, which has 32 bits on watches: two seconds of nanoseconds.
  package var wholeNanoseconds: Int64? {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(
      (attoseconds + (attoseconds > 0 ? 999_999_999 : 0)) / 1_000_000_000)
    return overflow || carry ? nil : sum
  }
}
