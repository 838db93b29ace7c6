// SPDX-License-Identifier: MIT
import BraidCore

/// Where a virtual-time scheduler's clock stands, in its own units.
///
/// A converter may round, so the time of the action that runs is kept as it was asked for.
final class VirtualPosition<Converter: VirtualTimeConverterType>: @unchecked Sendable {
  // `known` is under its lock; the converter is only called.
  typealias VirtualTime = Converter.VirtualTimeUnit

  let converter: Converter
  /// Runs the actions that use this, or belongs to the scheduler that does.
  unowned let timeline: VirtualTimeline
  /// What the converter says, where that is known to be exact and to keep the order of times.
  private let exact: ExactVirtualTime<VirtualTime>?
  private let known: Locked<Known>

  private struct Known {
    /// Where the line of time stood then.
    var offset: Duration
    var time: VirtualTime
  }

  init(_ timeline: VirtualTimeline, _ converter: Converter, _ time: VirtualTime) {
    self.timeline = timeline
    self.converter = converter
    exact = nil
    known = Locked(Known(offset: timeline.elapsed, time: time))
  }

  init(
    _ timeline: VirtualTimeline, _ converter: Converter, _ exact: ExactVirtualTime<VirtualTime>?
  ) {
    let offset = timeline.elapsed
    let time =
      exact?.time(offset)
      ?? converter.convertToVirtualTime(Converter.RealTime(sinceVirtualEpoch: offset))
    self.timeline = timeline
    self.converter = converter
    self.exact = exact
    known = Locked(Known(offset: offset, time: time))
  }

  var clock: VirtualTime {
    let offset = timeline.elapsed
    let known = known.withLock { $0 }
    return known.offset == offset ? known.time : time(of: offset)
  }

  func offset(of time: VirtualTime) -> Duration {
    exact?.offset(time) ?? converter.convertFromVirtualTime(time).sinceVirtualEpoch
  }

  func time(of offset: Duration) -> VirtualTime {
    exact?.time(offset)
      ?? converter.convertToVirtualTime(Converter.RealTime(sinceVirtualEpoch: offset))
  }

  /// The virtual time that is `dueTime` later than now.
  func time(after dueTime: Duration) -> VirtualTime {
    let offset = timeline.elapsed
    if let exact { return exact.time(offset + dueTime) }
    let known = known.withLock { $0 }
    let now =
      known.offset == offset
      ? converter.convertFromVirtualTime(known.time) : Converter.RealTime(sinceVirtualEpoch: offset)
    return nearest(to: now.advanced(by: dueTime))
  }

  /// The virtual time of `real`; not the one before, if the converter only misses it by the errors
  /// of its arithmetic.
  private func nearest(to real: Converter.RealTime) -> VirtualTime {
    let time = converter.convertToVirtualTime(real)
    if isTime(time, of: real) { return time }
    let next = converter.convertToVirtualTime(real.advanced(by: .microseconds(1)))
    return isTime(next, of: real) ? next : time
  }

  private func isTime(_ time: VirtualTime, of real: Converter.RealTime) -> Bool {
    let error = offset(of: time) - real.sinceVirtualEpoch
    return error < .microseconds(1) && error > .microseconds(-1)
  }

  /// The line of time runs an action for `time`, which it has at `offset`.
  ///
  /// A late action does not set the clock back.
  func run(at time: VirtualTime, _ offset: Duration) {
    known.withLock { if $0.offset <= offset { $0 = Known(offset: offset, time: time) } }
  }

  /// Likewise, where several virtual times may have the same offset.
  func runInOrder(at time: VirtualTime, _ offset: Duration) {
    let now = timeline.elapsed
    if offset < now { return }
    let known = known.withLock { $0 }
    if known.offset < now || converter.compareVirtualTime(time, known.time) == .greaterThan {
      arrive(at: time, now)
    }
  }

  /// The clock was moved to `time`, unless it stands elsewhere.
  func arrive(at time: VirtualTime, _ offset: Duration) {
    guard timeline.elapsed == offset else { return }
    known.withLock { $0 = Known(offset: offset, time: time) }
  }
}

/// What a converter of virtual time says, without a detour over dates: exactly, and in order.
package struct ExactVirtualTime<VirtualTime>: Sendable {
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
