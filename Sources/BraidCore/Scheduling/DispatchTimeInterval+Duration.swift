// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  public import Dispatch

  extension Duration {
    /// Converts a Dispatch interval; `DispatchTimeInterval.never` becomes ``never``.
    public init(_ interval: DispatchTimeInterval) {
      self =
        switch interval {
        case .seconds(let count): .seconds(count)
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        case .never: .never
        @unknown default: .never
        }
    }
  }

  extension DispatchTimeInterval {
    /// Converts a duration, rounding up if necessary.
    ///
    /// ```swift
    /// let delay = Duration.milliseconds(300)
    /// DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) { print(1) }
    /// ```
    ///
    /// Negative durations become zero. `Duration.never`, and durations that no unit can represent,
    /// become `.never`.
    public init(_ length: Duration) { self.init(length, countingTo: .max) }

    /// Converts a duration such that the count does not exceed `limit`.
    ///
    /// With 32-bit words, as on watches, an `Int` holds only two seconds in nanoseconds. The
    /// conversion therefore uses the finest unit whose count fits and rounds up: a timer is never
    /// early, and a duration beyond the nanosecond range is late by less than a millionth. The
    /// limit is `Int.max`; tests pass the limit of shorter words.
    package init(_ length: Duration, countingTo limit: Int) {
      guard let nanoseconds = max(length, .zero).wholeNanoseconds else {
        self = .never
        return
      }
      func count(_ unit: Int64) -> Int? {
        let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: unit)
        let count = whole + (rest > 0 ? 1 : 0)
        return count <= limit ? Int(count) : nil
      }
      if let count = count(1) {
        self = .nanoseconds(count)
      } else if let count = count(1_000) {
        self = .microseconds(count)
      } else if let count = count(1_000_000) {
        self = .milliseconds(count)
      } else if let count = count(1_000_000_000) {
        self = .seconds(count)
      } else {
        self = .never
      }
    }
  }

  extension DispatchTime {
    /// Returns the time at least `delay` from now; now, if `delay` is not positive.
    package static func after(_ delay: Duration) -> DispatchTime {
      let interval = DispatchTimeInterval(delay)
      return interval == .never ? .distantFuture : .now() + interval
    }
  }
#endif
