// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

/// A virtual-time scheduler that counts in dates: to play back what happened at known moments, such
/// as the lines of a log.
///
/// ```swift
/// let scheduler = HistoricalScheduler(initialClock: firstLine.date)
/// for line in lines {
///   _ = scheduler.scheduleAbsoluteVirtual(line, time: line.date) { line in
///     log.onNext(line)
///     return Disposables.create()
///   }
/// }
/// scheduler.start()
/// ```
///
/// Its ``VirtualTimeScheduler/clock`` and ``VirtualTimeScheduler/now`` are dates. As
/// `any SchedulerType` its time is an ``RxTime``, as that of every scheduler; `Date(virtual:)`
/// gives the date.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
  @unchecked Sendable  // adds nothing to its superclass
{
  /// A scheduler that stands at `initialClock`.
  ///
  /// - Parameter initialClock: The date to start at.
  public convenience init(initialClock: Date = Date(timeIntervalSince1970: 0)) {
    self.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Virtual time that is a date.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A date.
  public typealias VirtualTimeUnit = Date
  /// Seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// A converter.
  public init() {}

  /// The same date.
  public func convertFromVirtualTime(_ virtualTime: Date) -> Date { virtualTime }

  /// The same date.
  public func convertToVirtualTime(_ time: Date) -> Date { time }

  /// The same seconds.
  public func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: TimeInterval
  ) -> TimeInterval { virtualTimeInterval }

  /// The same seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// The date `offset` seconds later.
  public func offsetVirtualTime(_ time: Date, offset: TimeInterval) -> Date { time + offset }

  /// Which date comes first.
  public func compareVirtualTime(_ lhs: Date, _ rhs: Date) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
