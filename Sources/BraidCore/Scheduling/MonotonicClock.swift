// SPDX-License-Identifier: MIT

/// The package's clock: it is monotonic and independent of the time of day (C9).
package enum MonotonicClock {
  /// The instant that durations are counted from, within the lifetime of the process.
  package static let origin = ContinuousClock.now

  /// The time since ``origin``.
  package static var now: Duration { duration(to: .now) }

  /// The time from ``origin`` to `instant`, rounded to whole nanoseconds.
  ///
  /// Rounding makes instants equal that differ only by floating-point errors of a scheduler.
  package static func duration(to instant: ContinuousClock.Instant) -> Duration {
    origin.duration(to: instant).roundedToNanoseconds
  }
}

extension Duration {
  /// A duration that no timer ever reaches: a thousand years.
  ///
  /// Longer durations are also never reached, however long: `.seconds(1e20)`, too, which is longer
  /// than some clocks can count.
  public static var never: Duration { .seconds(31_556_952_000) }

  /// Whether this duration is shorter than the other one: `<` without a call.
  @inline(__always)
  func precedes(_ other: Duration) -> Bool {
    wide.isLess(than: other.wide)
  }

  @inline(__always)
  private var wide: WideNumber { WideNumber(high: UInt64(bitPattern: _high), low: _low) }

  /// `==` without a call.
  @inline(__always)
  func equals(_ other: Duration) -> Bool { _low == other._low && _high == other._high }

  /// Equals `components`, with one division; clamped to the seconds that 64 bits can hold, where
  /// `components` traps.
  package var parts: (seconds: Int64, attoseconds: Int64) {
    let isNegative = _high < 0
    let low = isNegative ? 0 &- _low : _low
    let high = UInt64(bitPattern: isNegative ? ~_high &+ (_low == 0 ? 1 : 0) : _high)
    // The upper half of 2 to the 63rd seconds: `.seconds(_:)` of a `Double` makes longer ones.
    if high >= 500_000_000_000_000_000 {
      return isNegative ? (.min, 0) : (.max, 999_999_999_999_999_999)
    }
    let (whole, rest) = UInt64(1_000_000_000_000_000_000).dividingFullWidth((high, low))
    let (seconds, attoseconds) = (Int64(truncatingIfNeeded: whole), Int64(rest))
    return isNegative ? (0 &- seconds, -attoseconds) : (seconds, attoseconds)
  }

  package var roundedToNanoseconds: Duration {
    let (seconds, attoseconds) = parts
    let rounded = (attoseconds + (attoseconds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    return Duration(
      secondsComponent: seconds, attosecondsComponent: rounded * 1_000_000_000)
  }

  /// The number of nanoseconds, rounded up, so that a timer is never early.
  ///
  /// Nil if it exceeds 64 bits (some 292 years).
  ///
  /// Not an `Int`: with 32 bits, as on watches, that holds only two seconds.
  package var wholeNanoseconds: Int64? {
    let (seconds, attoseconds) = parts
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(
      (attoseconds + (attoseconds > 0 ? 999_999_999 : 0)) / 1_000_000_000)
    return overflow || carry ? nil : sum
  }
}
