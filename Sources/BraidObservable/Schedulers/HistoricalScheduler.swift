// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A virtual-time scheduler whose time is a date, to replay recorded events such as the lines of a
/// log.
///
/// ```swift
/// let start = Date(timeIntervalSince1970: 1_000)
/// let lines = [("started", start), ("stopped", start + 60)]
/// let log = PublishSubject<String>()
/// let scheduler = HistoricalScheduler(initialClock: start)
/// for (line, date) in lines {
///   _ = scheduler.scheduleAbsoluteVirtual(line, time: date) { line in
///     log.onNext(line)
///     return Disposables.create()
///   }
/// }
/// scheduler.start()
/// ```
///
/// ``VirtualTimeScheduler/clock`` and ``VirtualTimeScheduler/now`` are dates. As
/// `any SchedulerType`, its time is an ``RxTime`` like the time of every scheduler; convert it with
/// `Date(virtual:)`.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
  @unchecked Sendable  // adds nothing to its superclass
{
  /// A scheduler whose time starts at `initialClock`.
  ///
  /// - Parameter initialClock: The initial date.
  public convenience init(initialClock: Date = Date(timeIntervalSince1970: 0)) {
    self.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Converts virtual time that is a date.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A date.
  public typealias VirtualTimeUnit = Date
  /// Seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// Creates a converter.
  public init() {}

  /// Returns the date unchanged.
  public func convertFromVirtualTime(_ virtualTime: Date) -> Date { virtualTime }

  /// Returns the date unchanged.
  public func convertToVirtualTime(_ time: Date) -> Date { time }

  /// Returns the interval unchanged.
  public func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: TimeInterval
  ) -> TimeInterval { virtualTimeInterval }

  /// Returns the interval unchanged.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// The date `offset` seconds later.
  public func offsetVirtualTime(_ time: Date, offset: TimeInterval) -> Date { time + offset }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: Date, _ rhs: Date) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
