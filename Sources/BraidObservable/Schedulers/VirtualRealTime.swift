// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An instant in real time for converters of virtual time: a `Date`, as in RxSwift, or an
/// ``RxTime``.
///
/// Both have the same origin: virtual time zero is 1970-01-01 00:00 UTC as a date, and
/// `RxTime.virtualEpoch` as an instant.
public protocol VirtualRealTime: SendableMetatype {
  /// The instant `offset` after virtual time zero.
  init(sinceVirtualEpoch offset: Duration)

  /// The duration from virtual time zero to this instant.
  var sinceVirtualEpoch: Duration { get }

  /// The instant that is `duration` later.
  func advanced(by duration: Duration) -> Self
}

extension VirtualRealTime {
  /// Converts between a date and an instant of the same virtual time.
  ///
  /// ```swift
  /// let date = Date(timeIntervalSince1970: 1_000)
  /// let scheduler: any SchedulerType = HistoricalScheduler(initialClock: date)
  /// print(Date(virtual: scheduler.now) == date)  // true
  /// ```
  ///
  /// - Parameter time: A date, or an instant of a virtual-time scheduler.
  public init(virtual time: some VirtualRealTime) {
    self.init(sinceVirtualEpoch: time.sinceVirtualEpoch)
  }
}

extension RxTime: VirtualRealTime {
  /// The instant `offset` after `RxTime.virtualEpoch`.
  public init(sinceVirtualEpoch offset: Duration) { self = .virtualEpoch + offset }

  /// The duration from `RxTime.virtualEpoch` to this instant.
  public var sinceVirtualEpoch: Duration { RxTime.virtualEpoch.duration(to: self) }
}

extension Date: VirtualRealTime {
  /// The date `offset` after 1970-01-01 00:00 UTC.
  public init(sinceVirtualEpoch offset: Duration) {
    self.init(timeIntervalSince1970: offset.seconds)
  }

  /// The duration from 1970-01-01 00:00 UTC to this date, in whole microseconds, which is the
  /// precision of a date.
  public var sinceVirtualEpoch: Duration {
    let seconds = min(max(timeIntervalSince1970, -1e15), 1e15)
    let whole = seconds.rounded(.down)
    let microseconds = Int64(((seconds - whole) * 1e6).rounded())
    return Duration(
      secondsComponent: Int64(whole), attosecondsComponent: microseconds * 1_000_000_000_000)
  }

  /// The date that is `duration` later, but at most `Date.distantFuture`.
  public func advanced(by duration: Duration) -> Date {
    min(addingTimeInterval(duration.seconds), max(self, .distantFuture))
  }
}

extension Duration {
  /// The duration in seconds, rounded to a `Double`.
  package var seconds: Double {
    let (seconds, attoseconds) = parts
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
