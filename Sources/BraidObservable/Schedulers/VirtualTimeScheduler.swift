// SPDX-License-Identifier: MIT
public import BraidCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler whose time advances only by ``start()``, ``advanceTo(_:)`` and ``sleep(_:)``.
///
/// Actions run in the order of their virtual times, and actions for the same time in the order in
/// which they were scheduled, on the thread that moves the time. Timed operators schedule on it as
/// RxSwift's do: when a new value postpones a timer, the timer is scheduled again, so it runs after
/// other actions for the same time. The scheduler may be used from any thread. It runs no action on
/// its own, not even in `deinit`.
///
/// The time of ``HistoricalScheduler`` is a date. For tests, use `TestScheduler` of the library
/// `BraidTesting`, a subclass that counts whole ticks.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: VirtualTimeSchedulerType,
  CustomDebugStringConvertible, @unchecked Sendable  // the clock is; the converter is only called
{
  /// An instant of this scheduler's time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A duration of this scheduler's time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
  /// The type of ``now``.
  ///
  /// In RxSwift this name means a date.
  public typealias RxTime = Date

  /// The timeline of this scheduler, which other schedulers may share.
  package final let timeline: VirtualTimeline
  /// The test library's clock for the timeline, once it has been requested.
  package final let clockReference = LazyReference()

  package final let converter: Converter
  private final let position: VirtualPosition<Converter>

  /// A scheduler whose time starts at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The initial time.
  ///   - converter: Converts between virtual time and real time.
  public init(initialClock: VirtualTime, converter: Converter) {
    timeline = VirtualTimeline(
      offset: converter.convertFromVirtualTime(initialClock).sinceVirtualEpoch)
    self.converter = converter
    position = VirtualPosition(timeline, converter, initialClock)
  }

  /// A scheduler on a timeline that others also use.
  package init(
    on timeline: VirtualTimeline, converter: Converter, exact: ExactVirtualTime<VirtualTime>? = nil
  ) {
    self.timeline = timeline
    self.converter = converter
    position = VirtualPosition(timeline, converter, exact)
  }

  /// The current virtual time.
  public var clock: VirtualTime { position.clock }

  /// The current virtual time, converted to a date.
  public var now: Date {
    let real = converter.convertFromVirtualTime(clock)
    return real as? Date ?? Date(virtual: real)
  }

  /// The current virtual time, converted to an instant.
  public var instant: ContinuousClock.Instant { .virtualEpoch + timeline.elapsed }

  /// The time at which an action scheduled for `time` runs.
  ///
  /// A subclass may return a later one.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// One: each event is an action of its own, which a test can tell from the next.
  public var eventsPerTurn: Int { 1 }

  /// The maximum number of actions that one call that moves the time may run.
  ///
  /// The default is one million. Exceeding it traps with a message, instead of hanging on an
  /// endless chain of actions.
  public var maximumActions: Int {
    get { timeline.maximumActions }
    set { timeline.maximumActions = newValue }
  }

  // MARK: Scheduling

  /// Schedules `action` for the current time.
  ///
  /// It runs when the scheduler is started or moved.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Runs `action` once `dueTime` has passed.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    enqueue(after: dueTime, .action { action(state) })
  }

  /// Runs `action` once `dueTime` has passed, in virtual time.
  @preconcurrency
  public func scheduleRelativeVirtual<StateType: Sendable>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` at `time`; at the current time if `time` has passed.
  @preconcurrency
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: StateType, time: VirtualTime,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    position.enqueue(.action { action(state) }, at: time)
  }

  /// Runs `action` periodically, each time with the state that the previous call returned.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let work = VirtualPeriodicWork(state, period: period, action) { dueTime, body in
      self.enqueue(after: dueTime, .event(body))
    }
    work.schedule(after: startAfter)
    return work
  }

  private final func enqueue(after dueTime: Duration, _ work: VirtualAction.Work) -> VirtualAction {
    position.enqueue(work, at: adjustScheduledTime(position.time(after: dueTime)))
  }

  // MARK: Moving the time

  /// Runs all pending actions and the actions they schedule, until none is left.
  ///
  /// Does nothing if the scheduler is already running.
  public func start() { timeline.runUnlessRunning() }

  /// Runs all actions that are due until `virtualTime`, and sets the clock to it.
  ///
  /// - Parameter virtualTime: The new time, which must not be in the past.
  public func advanceTo(_ virtualTime: VirtualTime) {
    let offset = position.offset(of: virtualTime)
    timeline.move(to: offset, around: { position.advance(to: virtualTime, $0) })
    position.arrive(at: virtualTime, offset)
  }

  /// Advances the clock without running actions.
  ///
  /// Actions that become due run late, when the scheduler is started or moved.
  ///
  /// - Parameter virtualInterval: The duration, which must not be negative.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let now = clock
    let time = converter.offsetVirtualTime(now, offset: virtualInterval)
    Misuse.require(
      converter.compareVirtualTime(time, now) != .lessThan,
      """
      VirtualTimeScheduler: cannot sleep until \(time), it is \(now) already. Time does not go \
      back: pass zero or more.
      """)
    let offset = position.offset(of: time)
    timeline.jump(to: offset)
    position.arrive(at: time, offset)
  }

  /// Makes ``start()`` or ``advanceTo(_:)`` return after the current action.
  public func stop() { timeline.stop() }

  /// The current time and the number of pending actions.
  public var debugDescription: String {
    let next = timeline.nextDeadline.map {
      ", the next at \(position.time(of: $0))"
    }
    return "\(type(of: self)) at \(clock): \(timeline.pendingCount) actions wait\(next ?? "")"
  }
}

extension VirtualTimeScheduler: VirtualTiming {
  var virtualTiming: Timing {
    Timing(
      now: { self.timeline.elapsed.roundedToNanoseconds },
      perform: { self.enqueue(after: .zero, .event($0)) },
      performAfter: { self.enqueue(after: $0, .event($1)) },
      eventsPerTurn: eventsPerTurn, turns: Timing.eachTimer,
      performEvery: { start, period, work in
        self.schedulePeriodic((), startAfter: start, period: period) { work() }
      })
  }
}

/// A scheduler whose ``SchedulerType/timing`` bypasses its public methods.
protocol VirtualTiming {
  var virtualTiming: Timing { get }
}

/// A virtual-time scheduler, with any unit of time.
public protocol VirtualTimeSchedulerType: SchedulerType {
  /// The current time. It has a second name because ``SchedulerType/now`` is a date in some
  /// schedulers.
  var instant: ContinuousClock.Instant { get }
}

extension VirtualTimeSchedulerType {
  /// The current time of the scheduler's clock.
  public var now: ContinuousClock.Instant { instant }
}
