// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Converts between a scheduler's virtual time and real time.
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
/// Real time is a `Date`, as in RxSwift, or an ``RxTime``; the signatures of the two methods
/// determine which. A converter may round: a scheduler never converts a time that it knows already.
///
/// The methods may be called from any thread, so a converter must not have mutable state.
public protocol VirtualTimeConverterType: SendableMetatype {
  /// An instant of virtual time.
  associatedtype VirtualTimeUnit
  /// A duration of virtual time.
  associatedtype VirtualTimeIntervalUnit
  /// An instant of real time: `Date` or ``RxTime``.
  associatedtype RealTime: VirtualRealTime = Date

  /// Converts an instant of virtual time to real time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RealTime

  /// Converts an instant of real time to virtual time.
  func convertToVirtualTime(_ time: RealTime) -> VirtualTimeUnit

  /// Converts a duration of virtual time to seconds.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> Double

  /// Converts a number of seconds to a duration of virtual time.
  func convertToVirtualTimeInterval(_ timeInterval: Double) -> VirtualTimeIntervalUnit

  /// The instant of virtual time that is `offset` after `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Compares two instants of virtual time.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two instants of virtual time.
public enum VirtualTimeComparison: Hashable, Sendable {
  /// The first instant is earlier.
  case lessThan
  /// The instants are equal.
  case equal
  /// The first instant is later.
  case greaterThan

  package init<Value: Comparable>(_ lhs: Value, _ rhs: Value) {
    self = lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

extension RxTime {
  /// The instant of virtual time zero: a fixed instant of the process.
  public static var virtualEpoch: RxTime { MonotonicClock.origin }
}
