// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Dispatch)
  import BraidCore
  public import Dispatch

  // Written by .ci/generate.

  @_documentation(visibility: internal)
  extension ObservableType where Element: Sendable {
    @_disfavoredOverload
    public func buffer(timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType)
      -> Observable<[Element]>
    {
      buffer(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func buffer(
      debounce dueTime: DispatchTimeInterval, count: Int = 0, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
      buffer(debounce: Duration(dueTime), count: count, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Observable<Element>
    {
      debounce(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<
      Element
    > {
      delay(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Observable<Element>
    {
      delaySubscription(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func skip(_ duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<
      Element
    > {
      skip(Duration(duration), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func take(for duration: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Observable<Element>
    {
      take(for: Duration(duration), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func throttle(
      _ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
      throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func timeout(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Observable<Element>
    {
      timeout(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func timeout<Source: ObservableConvertibleType>(
      _ dueTime: DispatchTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
      timeout(Duration(dueTime), other: other, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func window(timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType)
      -> Observable<Observable<Element>>
    {
      window(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
    }
  }

  @_documentation(visibility: internal)
  extension ObservableType where Element: FixedWidthInteger {
    @_disfavoredOverload
    public static func interval(_ period: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Observable<Element>
    {
      interval(Duration(period), scheduler: scheduler)
    }

    @_disfavoredOverload
    public static func timer(
      _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil,
      scheduler: any SchedulerType
    ) -> Observable<Element> {
      timer(Duration(dueTime), period: period.map { Duration($0) }, scheduler: scheduler)
    }
  }

  @_documentation(visibility: internal)
  extension PrimitiveSequenceType where Element: FixedWidthInteger {
    @_disfavoredOverload
    public static func timer(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> PrimitiveSequence<Trait, Element>
    {
      timer(Duration(dueTime), scheduler: scheduler)
    }
  }

  @_documentation(visibility: internal)
  extension PrimitiveSequence where Element: Sendable {
    @_disfavoredOverload
    public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> PrimitiveSequence
    {
      delay(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> PrimitiveSequence
    {
      delaySubscription(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func timeout(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> PrimitiveSequence
    {
      timeout(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func timeout(
      _ dueTime: DispatchTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
    ) -> PrimitiveSequence {
      timeout(Duration(dueTime), other: other, scheduler: scheduler)
    }
  }

  @_documentation(visibility: internal)
  extension InfallibleType where Element: Sendable {
    @_disfavoredOverload
    public func take(for duration: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Infallible<Element>
    {
      take(for: Duration(duration), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Infallible<Element>
    {
      debounce(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func throttle(
      _ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
      throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Infallible<
      Element
    > {
      delay(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType)
      -> Infallible<Element>
    {
      delaySubscription(Duration(dueTime), scheduler: scheduler)
    }

    @_disfavoredOverload
    public func buffer(timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType)
      -> Infallible<[Element]>
    {
      buffer(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
    }

    @_disfavoredOverload
    public func buffer(
      debounce dueTime: DispatchTimeInterval, count: Int = 0, scheduler: any SchedulerType
    ) -> Infallible<[Element]> {
      buffer(debounce: Duration(dueTime), count: count, scheduler: scheduler)
    }
  }
#endif
