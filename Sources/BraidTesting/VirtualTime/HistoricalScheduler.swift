// SPDX-License-Identifier: MIT
public import BraidObservable

/// A virtual-time scheduler that counts in real time: to play back what happened at known moments.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
  @unchecked Sendable
{
  /// A scheduler that stands at `initialClock`.
  ///
  /// - Parameter initialClock: The time to start at.
  public convenience init(initialClock: RxTime = .virtualEpoch) {
    self.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Virtual time that is real time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A point in time.
  public typealias VirtualTimeUnit = RxTime
  /// Seconds.
  public typealias VirtualTimeIntervalUnit = Double

  /// A converter.
  public init() {}

  /// The same time.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The same time.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// The same seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Double) -> Double {
    virtualTimeInterval
  }

  /// The same seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Double { timeInterval }

  /// The time `offset` seconds later.
  public func offsetVirtualTime(_ time: RxTime, offset: Double) -> RxTime {
    time.advanced(by: .seconds(offset))
  }

  /// Which time comes first.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
