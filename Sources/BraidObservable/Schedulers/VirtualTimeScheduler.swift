// SPDX-License-Identifier: MIT
public import BraidCore
public import Foundation

/// A scheduler whose time passes only when it is told to: ``start()``, ``advanceTo(_:)``,
/// ``sleep(_:)``.
///
/// Actions run in the order of their virtual times, actions for the same time in the order in
/// which they were scheduled, on the thread that moves the time. Timed operators schedule on it as
/// those of RxSwift do: a timer that a new value puts off is scheduled again, so among actions for
/// the same time it comes last. The scheduler may be used from any thread; it runs nothing of its
/// own accord, not in `deinit` either.
///
/// ``HistoricalScheduler`` counts in dates. Tests want `TestScheduler` of the library
/// `BraidTesting`, a subclass that counts in whole ticks.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: VirtualTimeSchedulerType,
  CustomDebugStringConvertible, @unchecked Sendable  // the clock is; the converter is only called
{
  /// A point in this scheduler's time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A length of this scheduler's time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
  /// A point in real time, as ``now`` has it: what this name means in RxSwift.
  public typealias RxTime = Date

  /// The line of time this scheduler runs on; others may share it.
  package let timeline: VirtualTimeline
  /// The clock of the test library that stands for the line of time, once somebody has one.
  package let clockReference = LazyReference()

  package let converter: Converter
  private let position: VirtualPosition<Converter>
  /// The actions by their virtual times, unless the line of time has them in the same order.
  private let agenda: VirtualAgenda<Converter>?

  /// A scheduler that stands at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The time to start at.
  ///   - converter: What virtual time means in real time.
  public init(initialClock: VirtualTime, converter: Converter) {
    timeline = VirtualTimeline(
      offset: converter.convertFromVirtualTime(initialClock).sinceVirtualEpoch)
    self.converter = converter
    position = VirtualPosition(timeline, converter, initialClock)
    agenda = VirtualAgenda(position)
  }

  /// A scheduler on a line of time that others use as well.
  package init(
    on timeline: VirtualTimeline, converter: Converter, exact: ExactVirtualTime<VirtualTime>? = nil
  ) {
    self.timeline = timeline
    self.converter = converter
    position = VirtualPosition(timeline, converter, exact)
    agenda = exact == nil ? VirtualAgenda(position) : nil
  }

  /// The virtual time now.
  public var clock: VirtualTime { position.clock }

  /// The real time that the virtual time now stands for.
  public var now: Date {
    let real = converter.convertFromVirtualTime(clock)
    return real as? Date ?? Date(virtual: real)
  }

  /// The real time that the virtual time now stands for.
  public var instant: ContinuousClock.Instant { .virtualEpoch + timeline.elapsed }

  /// When work that is asked for at `time` will run; a subclass may put it off.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// One: each event has its own piece of work, which a test can tell from the next.
  public var eventsPerTurn: Int { 1 }

  /// How many actions one call that moves the time may run before it counts as endless.
  ///
  /// A million unless set. What never ends stops the program with a message instead of hanging it.
  public var maximumActions: Int {
    get { timeline.maximumActions }
    set { timeline.maximumActions = newValue }
  }

  // MARK: Scheduling

  /// Runs `action` now: the next time the scheduler is started or moved.
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
    scheduleAbsoluteVirtual(
      state, time: adjustScheduledTime(position.time(after: dueTime)), action: action)
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

  /// Runs `action` at `time`; now if that has passed.
  @preconcurrency
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: StateType, time: VirtualTime,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    enqueue(at: time) { action(state) }
  }

  /// Runs `action` again and again, each time with what it returned the time before.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let work = VirtualPeriodicWork(state, period: period, action) { dueTime, body in
      self.scheduleRelative((), dueTime: dueTime) { _ in
        body()
        return VirtualNothing.shared
      }
    }
    work.schedule(after: startAfter)
    return work
  }

  private func enqueue(
    at time: VirtualTime, _ action: @escaping @Sendable () -> (any Disposable)?
  ) -> any Cancelable {
    let offset = position.offset(of: time)
    if let agenda { return agenda.schedule(action, at: time, offset) }
    nonisolated(unsafe) let time = time  // a value
    return timeline.enqueue(at: offset) { [position] in
      position.run(at: time, offset)
      return action()
    }
  }

  // MARK: Moving the time

  /// Runs all work that waits and all that it schedules, until nothing is left.
  ///
  /// Does nothing if the scheduler is running already.
  public func start() { timeline.runUnlessRunning() }

  /// Runs all work that is due until `virtualTime`, then stands there.
  ///
  /// - Parameter virtualTime: Where to; not in the past.
  public func advanceTo(_ virtualTime: VirtualTime) {
    let offset = position.offset(of: virtualTime)
    if let agenda {
      timeline.move(to: offset, around: { agenda.advance(to: virtualTime, $0) })
    } else {
      timeline.move(to: offset)
    }
    position.arrive(at: virtualTime, offset)
  }

  /// Moves the time on without running anything; what becomes due meanwhile runs late.
  ///
  /// - Parameter virtualInterval: How far; not negative.
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

  /// Lets ``start()`` or ``advanceTo(_:)`` return after the action that is running.
  public func stop() { timeline.stop() }

  /// Where the clock stands and what waits.
  public var debugDescription: String {
    let next = timeline.nextDeadline.map {
      ", the next at \(position.time(of: $0))"
    }
    return "\(type(of: self)) at \(clock): \(timeline.pendingCount) actions wait\(next ?? "")"
  }
}

/// A scheduler of virtual time, whatever it counts in.
public protocol VirtualTimeSchedulerType: SchedulerType {
  /// The time now: what ``SchedulerType/now`` is, where that name stands for a date.
  var instant: ContinuousClock.Instant { get }
}

extension VirtualTimeSchedulerType {
  /// The time now, as the scheduler sees it.
  public var now: ContinuousClock.Instant { instant }
}
