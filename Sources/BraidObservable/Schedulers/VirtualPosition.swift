// SPDX-License-Identifier: MIT
import BraidCore

/// The current time of a virtual-time scheduler, in its own units.
///
/// A converter may round, so the time of the running action is stored as it was requested.
final class VirtualPosition<Converter: VirtualTimeConverterType>: @unchecked Sendable {
  // `known` has its own lock; the converter is only called.
  typealias VirtualTime = Converter.VirtualTimeUnit

  let converter: Converter
  /// The timeline runs the actions that use this object, or belongs to the scheduler that does, so
  /// it outlives it.
  unowned let timeline: VirtualTimeline
  /// Replaces the converter if its results are known to be exact and to preserve the order of
  /// times.
  private let exact: ExactVirtualTime<VirtualTime>?
  private let known: Locked<Known>

  private struct Known {
    /// The offset of the timeline at that time.
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

  /// The virtual time that is `dueTime` after the current time.
  func time(after dueTime: Duration) -> VirtualTime {
    let offset = timeline.elapsed
    if let exact { return exact.time(offset + dueTime) }
    let known = known.withLock { $0 }
    let now =
      known.offset == offset
      ? converter.convertFromVirtualTime(known.time) : Converter.RealTime(sinceVirtualEpoch: offset)
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
    let error = offset(of: time) - real.sinceVirtualEpoch
    return error < .microseconds(1) && error > .microseconds(-1)
  }

  /// Called when the timeline runs an action for `time`, which corresponds to `offset`.
  ///
  /// A late action does not set the clock back.
  func run(at time: VirtualTime, _ offset: Duration) {
    known.withLock { if $0.offset <= offset { $0 = Known(offset: offset, time: time) } }
  }

  /// Like `run(at:_:)`, for converters that map several virtual times to one offset.
  func runInOrder(at time: VirtualTime, _ offset: Duration) {
    let now = timeline.elapsed
    if offset < now { return }
    let known = known.withLock { $0 }
    if known.offset < now || converter.compareVirtualTime(time, known.time) == .greaterThan {
      arrive(at: time, now)
    }
  }

  /// Called when the clock was moved to `time`.
  ///
  /// Ignored if the timeline has moved on.
  func arrive(at time: VirtualTime, _ offset: Duration) {
    guard timeline.elapsed == offset else { return }
    known.withLock { $0 = Known(offset: offset, time: time) }
  }
}

/// An exact, order-preserving converter of virtual time that works without dates.
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
