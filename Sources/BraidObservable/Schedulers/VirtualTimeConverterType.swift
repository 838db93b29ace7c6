// SPDX-License-Identifier: MIT
import BraidCore

/// Says what a scheduler's virtual time means in real time.
///
/// Called from any thread, so a converter that keeps something must not change it.
public protocol VirtualTimeConverterType: SendableMetatype {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A length of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The real time of a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The point in virtual time of a real time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

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

extension Duration {
  /// The length in seconds, as exactly as a `Double` can say it.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
