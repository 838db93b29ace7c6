// SPDX-License-Identifier: MIT
public import Dispatch

extension Duration {
  /// A length of time that does not pass: a thousand years, which no timer counts.
  public static var never: Duration { .seconds(31_556_952_000) }

  /// The same length of time; ``never`` for `DispatchTimeInterval.never`.
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
  /// The same length of time, or a little more, for what Dispatch is asked to do.
  ///
  /// ```swift
  /// queue.asyncAfter(deadline: .now() + DispatchTimeInterval(dueTime)) { work() }
  /// ```
  ///
  /// Zero for a negative length; `.never` for one that no unit can say, and for `Duration.never`.
  public init(_ length: Duration) { self.init(length, countingTo: .max) }

  /// The same, with a count that is not larger than a limit.
  ///
  /// A word of 32 bits, as watches have, holds two seconds of nanoseconds. So a length is counted
  /// in the finest unit whose count fits, rounded up: a timer is never early, and what is longer
  /// than a word of nanoseconds is late by less than a millionth of itself. The limit is that of
  /// the word; tests give that of a short one on a machine that has long ones.
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
  /// The moment that is `delay` from now, or a little later; now, if that has passed.
  package static func after(_ delay: Duration) -> DispatchTime {
    let interval = DispatchTimeInterval(delay)
    return interval == .never ? .distantFuture : .now() + interval
  }
}
