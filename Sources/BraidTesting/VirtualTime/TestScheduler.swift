// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable
public import Foundation

/// A scheduler for tests: virtual time in whole ticks, sources that send at given ticks, and
/// observers that note when events came.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(300)])
/// let result = scheduler.start { source.debounce(.seconds(15), scheduler: scheduler) }
/// result.events        // [next("b") @ 235, completed @ 300]
/// source.subscriptions // [(200 : 300)]
/// ```
///
/// Operators take it as their scheduler; one second is one tick, unless another resolution is
/// given. The marble notation says the same in one line: see ``MarbleDiagram``.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
  @unchecked Sendable  // immutable
{
  /// When ``TestScheduler/start(_:)`` does what.
  public enum Defaults {
    /// When the sequence is created.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  private var ticks: Ticks { Ticks(virtualClock, converter) }

  /// A scheduler that stands at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The tick to start at.
  ///   - resolution: How many seconds a tick lasts.
  ///   - simulateProcessingDelay: Whether what is scheduled for now or earlier comes a tick later.
  ///     Work for an absolute time is never put off.
  public convenience init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    let converter = TestSchedulerVirtualTimeConverter(resolution: resolution)
    self.init(
      on: VirtualClock(offset: converter.offset(of: initialClock)), resolution: resolution,
      simulateProcessingDelay: simulateProcessingDelay)
  }

  /// A scheduler on a clock that others use as well.
  ///
  /// - Parameters:
  ///   - clock: The clock; its zero is tick 0.
  ///   - resolution: How many seconds a tick lasts.
  ///   - simulateProcessingDelay: Whether what is scheduled for now or earlier comes a tick later.
  public init(
    on clock: VirtualClock, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    let converter = TestSchedulerVirtualTimeConverter(resolution: resolution)
    super.init(
      on: clock.timeline, converter: converter,
      exact: ExactVirtualTime(
        offset: { converter.offset(of: $0) }, time: { converter.time(of: $0) }))
    keep(clock)
  }

  /// Now and earlier become the next tick, if processing delay is simulated.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let now = clock
    return time > now ? time : now + (simulateProcessingDelay ? 1 : 0)
  }

  // MARK: Sources and observers

  /// A source that sends its events at given times, whether somebody is subscribed or not.
  ///
  /// - Parameter events: The events, with absolute times.
  /// - Returns: The source.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    for event in events { ticks.checkNotPast(event.time, "createHotObservable: \(event)") }
    return TestableObservable(hot: events, on: ticks)
  }

  /// A source that sends its events to each subscriber anew.
  ///
  /// - Parameter events: The events; times count from the subscription.
  /// - Returns: The source.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: ticks)
  }

  /// An observer that notes each event and when it came.
  ///
  /// - Parameter type: The values it receives.
  /// - Returns: The observer.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver { self.clock }
  }

  // MARK: Running

  /// Runs `action` at `time`.
  ///
  /// The closure runs on the thread that moves the time, so it may touch what the test touches.
  ///
  /// - Parameters:
  ///   - time: When; not in the past.
  ///   - action: What to run.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    ticks.checkNotPast(time, "scheduleAt")
    ticks.command(at: time, action)
  }

  /// Creates a sequence at `created`, subscribes at `subscribed`, disposes at `disposed`, and runs
  /// all that until nothing is left to do.
  ///
  /// - Parameters:
  ///   - created: When to call `create`.
  ///   - subscribed: When to subscribe.
  ///   - disposed: When to dispose the subscription.
  ///   - create: Makes the sequence; runs on this thread.
  /// - Returns: The observer that noted what came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Creates at 100, subscribes at 200, disposes at `disposed`.
  ///
  /// - Parameters:
  ///   - disposed: When to dispose the subscription.
  ///   - create: Makes the sequence; runs on this thread.
  /// - Returns: The observer that noted what came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// Creates at 100, subscribes at 200, disposes at 1000.
  ///
  /// - Parameter create: Makes the sequence; runs on this thread.
  /// - Returns: The observer that noted what came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    start(disposed: Defaults.disposed, create: create)
  }
}

/// Virtual time in ticks of so many seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// A tick.
  public typealias VirtualTimeUnit = Int
  /// A number of ticks.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) {
    Misuse.require(
      resolution > 0,
      """
      TestScheduler: time would not pass with a tick of \(resolution) s. Pass a positive resolution.
      """)
    self.resolution = resolution
  }

  /// How far a tick lies after virtual zero.
  func offset(of tick: Int) -> Duration {
    resolution == 1 ? .seconds(tick) : .seconds(Double(tick) * resolution)
  }

  /// The tick that is nearest to a moment.
  func time(of offset: Duration) -> Int { convertToVirtualTimeInterval(offset.seconds) }

  /// The real time of a tick.
  public func convertFromVirtualTime(_ virtualTime: Int) -> Date {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }

  /// The tick that is nearest to a real time.
  public func convertToVirtualTime(_ time: Date) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds that so many ticks last.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
    Double(virtualTimeInterval) * resolution
  }

  /// The number of ticks that is nearest to so many seconds; the last that can be counted, if they
  /// are too many.
  public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int {
    let ticks = (timeInterval / resolution).rounded(.toNearestOrAwayFromZero)
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// The tick `offset` ticks later.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Which tick comes first.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
