// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

/// A point in real time, as converters of virtual time speak of it: a `Date`, as in RxSwift, or an
/// ``RxTime``.
///
/// Both name the same moments: virtual zero is the first moment of 1970, and `RxTime.virtualEpoch`.
public protocol VirtualRealTime: SendableMetatype {
  /// The moment that lies `offset` after virtual zero.
  init(sinceVirtualEpoch offset: Duration)

  /// How far it lies after virtual zero.
  var sinceVirtualEpoch: Duration { get }

  /// The moment that is `duration` later.
  func advanced(by duration: Duration) -> Self
}

extension VirtualRealTime {
  /// The same moment of virtual time, as the other type has it.
  ///
  /// ```swift
  /// let scheduler: any SchedulerType = HistoricalScheduler(initialClock: date)
  /// Date(virtual: scheduler.now) == date
  /// ```
  ///
  /// - Parameter time: A date, or an instant of a virtual-time scheduler.
  public init(virtual time: some VirtualRealTime) {
    self.init(sinceVirtualEpoch: time.sinceVirtualEpoch)
  }
}

extension RxTime: VirtualRealTime {
  /// The instant that lies `offset` after `RxTime.virtualEpoch`.
  public init(sinceVirtualEpoch offset: Duration) { self = .virtualEpoch + offset }

  /// How far the instant lies after `RxTime.virtualEpoch`.
  public var sinceVirtualEpoch: Duration { RxTime.virtualEpoch.duration(to: self) }
}

extension Date: VirtualRealTime {
  /// The date that lies `offset` after the first moment of 1970.
  public init(sinceVirtualEpoch offset: Duration) {
    self.init(timeIntervalSince1970: offset.seconds)
  }

  /// How far the date lies after the first moment of 1970, in whole microseconds: a date is not
  /// more precise.
  public var sinceVirtualEpoch: Duration {
    let seconds = min(max(timeIntervalSince1970, -1e15), 1e15)
    let whole = seconds.rounded(.down)
    return .seconds(Int64(whole)) + .microseconds(Int64(((seconds - whole) * 1e6).rounded()))
  }

  /// The date that is `duration` later; `Date.distantFuture` if it is later than that.
  public func advanced(by duration: Duration) -> Date {
    min(addingTimeInterval(duration.seconds), max(self, .distantFuture))
  }
}

extension Duration {
  /// The length in seconds, as exactly as a `Double` can say it.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
