// SPDX-License-Identifier: MIT
public import BraidObservable
public import Dispatch

extension SharedSequenceConvertibleType where Element: Sendable {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func debounce(
    _ dueTime: DispatchTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    debounce(Duration(dueTime))
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func throttle(
    _ dueTime: DispatchTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(Duration(dueTime), latest: latest)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func delay(
    _ dueTime: DispatchTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    delay(Duration(dueTime))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public static func interval(_ period: DispatchTimeInterval) -> SharedSequence {
    interval(Duration(period))
  }

  /// The same, with lengths of time as Dispatch counts them.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public static func timer(
    _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval
  ) -> SharedSequence {
    timer(Duration(dueTime), period: Duration(period))
  }
}
