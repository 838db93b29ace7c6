// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable
public import Foundation

/// A scheduler for tests: virtual time in ticks, sources that send at given ticks, and observers
/// that record events with their ticks.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(300)])
/// let result = scheduler.start { source.debounce(.seconds(15), scheduler: scheduler) }
/// print(result.events)  // next("b") @ 235, completed @ 300
/// print(source.subscriptions)  // (200 : 300)
/// ```
///
/// Pass it to operators as their scheduler. One tick is one second, unless you specify another
/// resolution. The marble notation expresses the same in one line: see ``MarbleDiagram``.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
  @unchecked Sendable  // immutable
{
  /// The ticks at which ``TestScheduler/start(_:)`` creates, subscribes and disposes.
  public enum Defaults {
    /// The tick at which the sequence is created.
    public static let created = 100
    /// The tick at which the sequence is subscribed to.
    public static let subscribed = 200
    /// The tick at which the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  private var ticks: Ticks { Ticks(virtualClock, converter) }

  /// Creates a scheduler whose clock is at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The initial tick.
  ///   - resolution: The duration of a tick in seconds.
  ///   - simulateProcessingDelay: Whether an action scheduled for the current tick or earlier runs
  ///     one tick later. An action scheduled for an absolute time is never delayed.
  public convenience init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    let converter = TestSchedulerVirtualTimeConverter(resolution: resolution)
    self.init(
      on: VirtualClock(offset: converter.offset(of: initialClock)), resolution: resolution,
      simulateProcessingDelay: simulateProcessingDelay)
  }

  /// Creates a scheduler on a shared clock.
  ///
  /// - Parameters:
  ///   - clock: The clock; its zero is tick 0.
  ///   - resolution: The duration of a tick in seconds.
  ///   - simulateProcessingDelay: Whether an action scheduled for the current tick or earlier runs
  ///     one tick later.
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

  /// Moves the current tick and earlier ticks to the next tick, if processing delay is simulated.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let now = clock
    return time > now ? time : now.later(by: simulateProcessingDelay ? 1 : 0)
  }

  // MARK: Sources and observers

  /// Creates a source that sends its events at given ticks, with or without observers.
  ///
  /// - Parameter events: The events, with absolute ticks.
  /// - Returns: The source.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    for event in events { ticks.checkNotPast(event.time, "createHotObservable: \(event)") }
    return TestableObservable(hot: events, on: ticks)
  }

  /// Creates a source that sends all its events to each subscriber.
  ///
  /// - Parameter events: The events, with ticks relative to the subscription.
  /// - Returns: The source.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: ticks)
  }

  /// Creates an observer that records each event with its tick.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The observer.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver { self.clock }
  }

  // MARK: Running

  /// Runs `action` at `time`.
  ///
  /// The closure runs on the thread that moves the time, so it can use the test's state.
  ///
  /// - Parameters:
  ///   - time: The tick; not in the past.
  ///   - action: The closure to run.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    ticks.checkNotPast(time, "scheduleAt")
    ticks.command(at: time, action)
  }

  /// Creates a sequence at `created`, subscribes at `subscribed`, disposes at `disposed`, and runs
  /// until no action is pending.
  ///
  /// - Parameters:
  ///   - created: The tick at which to call `create`.
  ///   - subscribed: The tick at which to subscribe; not before `created`.
  ///   - disposed: The tick at which to dispose the subscription; not before `subscribed`.
  ///   - create: Creates the sequence. Runs on this thread.
  /// - Returns: The observer with the recorded events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    Misuse.require(
      created <= subscribed && subscribed <= disposed,
      """
      TestScheduler: start(created: \(created), subscribed: \(subscribed), disposed: \(disposed)) \
      would subscribe to nothing, or never dispose. Pass ticks in this order.
      """)
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Creates a sequence at 100, subscribes at 200, disposes at `disposed`, and runs until no action
  /// is pending.
  ///
  /// - Parameters:
  ///   - disposed: The tick at which to dispose the subscription; not before 200.
  ///   - create: Creates the sequence. Runs on this thread.
  /// - Returns: The observer with the recorded events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
      create: create)
  }

  /// Creates a sequence at 100, subscribes at 200, disposes at 1000, and runs until no action is
  /// pending.
  ///
  /// - Parameter create: Creates the sequence. Runs on this thread.
  /// - Returns: The observer with the recorded events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where Element == OutputSequence.Element {
    start(disposed: Defaults.disposed, create: create)
  }
}

/// Converts between ticks and seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// A tick.
  public typealias VirtualTimeUnit = Int
  /// A number of ticks.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) {
    Misuse.require(
      resolution >= 1e-18 && resolution <= 1e18,
      """
      TestScheduler: a clock cannot count ticks of \(resolution) s. Pass a resolution from 1e-18 \
      to 1e18.
      """)
    self.resolution = resolution
  }

  /// The offset of a tick from virtual zero.
  func offset(of tick: Int) -> Duration {
    if resolution == 1 { return .seconds(tick) }
    // Beyond this a duration overflows.
    return .seconds(min(max(Double(tick) * resolution, -1e19), 1e19))
  }

  /// The tick nearest to an offset.
  func time(of offset: Duration) -> Int { convertToVirtualTimeInterval(offset.seconds) }

  /// Returns the real time of a tick.
  public func convertFromVirtualTime(_ virtualTime: Int) -> Date {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }

  /// Returns the tick nearest to a real time.
  public func convertToVirtualTime(_ time: Date) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// Returns the duration of a number of ticks in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
    Double(virtualTimeInterval) * resolution
  }

  /// Returns the number of ticks nearest to a duration in seconds, clamped to the range of `Int`.
  public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int {
    let ticks = (timeInterval / resolution).rounded(.toNearestOrAwayFromZero)
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// Returns the tick `offset` ticks after `time`, clamped to the range of `Int`.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time.later(by: offset) }

  /// Compares two ticks.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
