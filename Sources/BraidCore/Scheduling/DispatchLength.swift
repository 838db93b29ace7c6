// SPDX-License-Identifier: MIT
public import Dispatch

/// A length of time as Dispatch takes it: a whole number of some unit, in one machine word.
///
/// A word of 32 bits, as watches have, holds two seconds of nanoseconds. So a length is counted in
/// the finest unit whose count fits, rounded up: a timer is never early, and what is longer than a
/// word of nanoseconds is late by less than a millionth of itself. Generic, so that short words can
/// be tested on a machine that has long ones.
package enum DispatchLength<Word: FixedWidthInteger & Sendable>: Hashable, Sendable {
  case nanoseconds(Word)
  case microseconds(Word)
  case milliseconds(Word)
  case seconds(Word)
  /// Longer than can be said.
  case never

  /// A length that is not negative; a negative one counts as zero.
  package init(_ length: Duration) {
    guard let nanoseconds = max(length, .zero).wholeNanoseconds else {
      self = .never
      return
    }
    func count(_ unit: Int64) -> Word? {
      let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: unit)
      return Word(exactly: whole + (rest > 0 ? 1 : 0))
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
  public init(_ length: Duration) {
    if length >= .never {
      self = .never
      return
    }
    switch DispatchLength<Int>(length) {
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .seconds(let count): self = .seconds(count)
    case .never: self = .never
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
