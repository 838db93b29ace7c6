// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

/// Says what a scheduler's virtual time means in real time.
///
/// ```swift
/// /// Virtual time that counts in tens of seconds.
/// struct TensOfSeconds: VirtualTimeConverterType {
///   func convertFromVirtualTime(_ virtualTime: Int) -> Date {
///     Date(timeIntervalSince1970: Double(virtualTime) * 10)
///   }
///   func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970 / 10) }
///   func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
///     Double(virtualTimeInterval) * 10
///   }
///   func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
///     Int(timeInterval / 10)
///   }
///   func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
///   func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
///     lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
///   }
/// }
/// ```
///
/// Real time is a `Date`, as in RxSwift, or an ``RxTime``: whichever the two methods say. A
/// converter may round: a scheduler never asks it for a time that it knows already.
///
/// Called from any thread, so a converter that keeps something must not change it.
public protocol VirtualTimeConverterType: SendableMetatype {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A length of virtual time.
  associatedtype VirtualTimeIntervalUnit
  /// A point in real time: `Date` or ``RxTime``.
  associatedtype RealTime: VirtualRealTime = Date

  /// The real time of a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RealTime

  /// The point in virtual time of a real time.
  func convertToVirtualTime(_ time: RealTime) -> VirtualTimeUnit

  /// The seconds that a length of virtual time takes.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> Double

  /// The length of virtual time that takes so many seconds.
  func convertToVirtualTimeInterval(_ timeInterval: Double) -> VirtualTimeIntervalUnit

  /// The point in virtual time that is `offset` later than `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Which of two points in virtual time comes first.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How one point in virtual time lies to another.
public enum VirtualTimeComparison: Hashable, Sendable {
  /// It is earlier.
  case lessThan
  /// It is the same.
  case equal
  /// It is later.
  case greaterThan

  package init<Value: Comparable>(_ lhs: Value, _ rhs: Value) {
    self = lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

extension RxTime {
  /// The real time of virtual zero: some fixed moment of the process.
  public static var virtualEpoch: RxTime { MonotonicClock.origin }
}
