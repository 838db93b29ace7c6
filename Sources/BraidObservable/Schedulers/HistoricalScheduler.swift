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
/// Its ``VirtualTimeScheduler/clock`` is a date; ``VirtualTimeScheduler/now`` is a reading of a
/// monotonic clock as everywhere, so operators measure the same lengths of time.
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

  private static let epoch = Date(timeIntervalSince1970: 0)

  /// A converter.
  public init() {}

  /// The moment that lies as far after `RxTime.virtualEpoch` as the date after
  /// 1970.
  public func convertFromVirtualTime(_ virtualTime: Date) -> RxTime {
    .virtualEpoch + .seconds(virtualTime.timeIntervalSince(Self.epoch))
  }

  /// The date that lies as far after 1970 as the moment after
  /// `RxTime.virtualEpoch`.
  public func convertToVirtualTime(_ time: RxTime) -> Date {
    Self.epoch + RxTime.virtualEpoch.duration(to: time).seconds
  }

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
