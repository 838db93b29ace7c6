// SPDX-License-Identifier: MIT
public import Dispatch

extension PrimitiveSequence where Element: Sendable {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func delay(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    delay(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func delaySubscription(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    delaySubscription(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func timeout(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    timeout(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func timeout(
    _ dueTime: DispatchTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    timeout(Duration(dueTime), other: other, scheduler: scheduler)
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public static func timer(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timer(Duration(dueTime), scheduler: scheduler)
  }
}

extension InfallibleType where Element: Sendable {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func debounce(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    debounce(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func take(
    for duration: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    take(for: Duration(duration), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func throttle(
    _ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
  }
}
