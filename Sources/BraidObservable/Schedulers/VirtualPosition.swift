// SPDX-License-Identifier: MIT
import BraidCore

/// The current time of a virtual-time scheduler, in its own units, and the order of its actions.
///
/// A converter may round. A time that it does not restore from the offset on the timeline is stored
/// as it was requested, and actions with the same offset run in the order of their times, as in
/// RxSwift.
final class VirtualPosition<Converter: VirtualTimeConverterType>: VirtualOrder,
  @unchecked Sendable  // `lock` and `bound` say how the state is guarded
{
  typealias VirtualTime = Converter.VirtualTimeUnit

  let converter: Converter
  private let queue: VirtualQueue
  /// Replaces the converter if its results are known to be exact and to preserve the order of
  /// times.
  private let exact: ExactVirtualTime<VirtualTime>?

  /// Whether a time was used that the converter does not restore from its offset.
  private let rounds = AtomicFlag()
  /// Guards `known` and `unrestored`.
  private let lock = Lock()
  /// The offset of the latest time that was requested.
  private var known: Duration
  // `RequestedTime` objects, without their type, because looking up its metadata is expensive.
  /// The time that was requested, if the converter does not restore it from the offset.
  private var unrestored: AnyObject?
  /// The time to which the clock is being moved; accessed by the thread that moves it.
  private var bound: AnyObject?

  init(_ timeline: VirtualTimeline, _ converter: Converter, _ time: VirtualTime) {
    queue = timeline.queue
    self.converter = converter
    exact = nil
    known = timeline.elapsed
    arrive(at: time, known)
  }

  init(
    _ timeline: VirtualTimeline, _ converter: Converter, _ exact: ExactVirtualTime<VirtualTime>?
  ) {
    queue = timeline.queue
    self.converter = converter
    self.exact = exact
    known = queue.elapsed
  }

  // MARK: Converting

  func offset(of time: VirtualTime) -> Duration {
    if let exact { return exact.offset(time) }
    return converter.convertFromVirtualTime(time).sinceVirtualEpoch
  }

  func time(of offset: Duration) -> VirtualTime {
    if let exact { return exact.time(offset) }
    return converter.convertToVirtualTime(Converter.RealTime(sinceVirtualEpoch: offset))
  }

  /// The virtual time that is `dueTime` after the current time.
  func time(after dueTime: Duration) -> VirtualTime {
    let offset = queue.elapsed
    if let exact { return exact.time(offset + dueTime) }
    let isKnown = lock.withLock { known == offset }
    let now =
      isKnown
      ? converter.convertFromVirtualTime(time(at: offset))
      : Converter.RealTime(sinceVirtualEpoch: offset)
    return nearest(to: now.advanced(by: dueTime))
  }

  /// The virtual time of `real`.
  ///
  /// If the converter misses it only by rounding errors, this is not the previous unit.
  private func nearest(to real: Converter.RealTime) -> VirtualTime {
    let time = converter.convertToVirtualTime(real)
    if isTime(time, of: real) { return time }
    let next = converter.convertToVirtualTime(real.advanced(by: .microseconds(1)))
    return isTime(next, of: real) ? next : time
  }

  private func isTime(_ time: VirtualTime, of real: Converter.RealTime) -> Bool {
    let (offset, exact) = (offset(of: time), real.sinceVirtualEpoch)
    if offset == exact { return true }
    let error = offset - exact
    return error < .microseconds(1) && error > .microseconds(-1)
  }

  // MARK: The current time

  var isNeeded: Bool { rounds.isSet }

  var isBound: Bool { bound != nil }

  var clock: VirtualTime { time(at: queue.elapsed) }

  /// The current time, which has the given offset.
  private func time(at offset: Duration) -> VirtualTime {
    if isNeeded, let requested = lock.withLock({ known == offset ? unrestored : nil }) {
      return time(of: requested)
    }
    return time(of: offset)
  }

  /// Called when the clock was moved to `time`.
  ///
  /// Ignored if the timeline has moved on.
  func arrive(at time: VirtualTime, _ offset: Duration) {
    if exact == nil { arrive(atOffset: offset, unrestored(time, of: offset)) }
  }

  private func arrive(atOffset offset: Duration, _ requested: AnyObject?) {
    guard queue.elapsed == offset else { return }
    let old = lock.withLock {
      known = offset
      return exchange(&unrestored, with: requested)
    }
    withExtendedLifetime(old) {}
  }

  /// Returns nil if the converter restores a time from its offset; otherwise notes that some times
  /// are not restored.
  private func unrestored(
    _ time: VirtualTime, of offset: Duration
  ) -> AnyObject? {
    if converter.compareVirtualTime(self.time(of: offset), time) == .equal { return nil }
    _ = rounds.setIfClear()
    return RequestedTime(time)
  }

  /// Moves the time by `move` without running actions later than `time`.
  ///
  /// Called by the thread that moves the time.
  func advance(to time: VirtualTime, _ move: () -> Void) {
    if exact != nil { return move() }
    _ = unrestored(time, of: offset(of: time))
    bound = RequestedTime(time)
    move()
    bound = nil
  }

  // MARK: Actions

  /// Schedules an action for `time`.
  func enqueue(_ work: VirtualAction.Work, at time: VirtualTime) -> VirtualAction {
    let offset = offset(of: time)
    let action =
      exact == nil
      ? VirtualAction(
        work, at: offset, on: queue, order: self, requested: unrestored(time, of: offset))
      : VirtualAction(work, at: offset, on: queue)
    queue.enqueue(action)
    return action
  }

  private func time(of requested: AnyObject) -> VirtualTime {
    reinterpreted(requested, as: RequestedTime<VirtualTime>.self).time
  }

  private func time(of action: VirtualAction) -> VirtualTime {
    if let requested = action.requested { return time(of: requested) }
    return time(of: action.time)
  }

  func precedes(_ action: VirtualAction, _ other: VirtualAction) -> Bool {
    converter.compareVirtualTime(time(of: action), time(of: other)) == .lessThan
  }

  func excludes(_ action: VirtualAction) -> Bool {
    guard let bound else { return false }
    return converter.compareVirtualTime(time(of: action), time(of: bound)) == .greaterThan
  }

  /// Sets the clock to the time of an action, unless the action is late.
  func willRun(_ action: VirtualAction) {
    let now = queue.elapsed
    if action.time < now { return }
    let isKnown = lock.withLock { known == now }
    if isKnown, !isNeeded { return }
    if !isKnown || converter.compareVirtualTime(time(of: action), time(at: now)) == .greaterThan {
      arrive(atOffset: now, action.requested)
    }
  }
}

/// A time that the converter does not restore from its offset.
private final class RequestedTime<VirtualTime> {
  let time: VirtualTime

  init(_ time: VirtualTime) { self.time = time }
}

/// An exact, order-preserving converter of virtual time that works without dates.
package final class ExactVirtualTime<VirtualTime>: Sendable {
  let offset: @Sendable (VirtualTime) -> Duration
  let time: @Sendable (Duration) -> VirtualTime

  package init(
    offset: @escaping @Sendable (VirtualTime) -> Duration,
    time: @escaping @Sendable (Duration) -> VirtualTime
  ) {
    self.offset = offset
    self.time = time
  }
}
