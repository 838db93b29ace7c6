// SPDX-License-Identifier: MIT
public import Dispatch

extension ObservableType where Element: Sendable {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func buffer(
    timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func debounce(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func delay(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func delaySubscription(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func skip(
    _ duration: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    skip(Duration(duration), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func take(
    for duration: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: Duration(duration), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func throttle(
    _ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func timeout(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(Duration(dueTime), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: DispatchTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(Duration(dueTime), other: other, scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public func window(
    timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public static func interval(
    _ period: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(Duration(period), scheduler: scheduler)
  }

  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @inlinable
  public static func timer(
    _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(Duration(dueTime), period: period.map { Duration($0) }, scheduler: scheduler)
  }
}
