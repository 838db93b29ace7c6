// SPDX-License-Identifier: MIT
#if DEBUG
  public import Synchronization
#endif

/// The moments between a decision and what follows from it: what another thread does just then has
/// to find a state that makes sense.
///
/// In debug builds a test may hold them open with ``hook``, so that a race that would need luck
/// happens in every round. In release builds nothing of this exists.
@usableFromInline
package enum RaceWindow {
  /// Which moment it is.
  @usableFromInline
  package enum Point: CaseIterable, Hashable, Sendable {
    /// A new observer has passed a subject's check and is not on its list yet.
    case subscribing
    /// A subject has accepted its end, which has no place in the order yet.
    case endAccepted
    /// A subject has ended, and none of its observers has been told.
    case subjectEnded
    /// An observer does not want its subject's events any more, and is still on the list.
    case slotTaken
    /// A subscription is over, and its teardown has not begun.
    case tearingDown
    /// The end of an inner source counts, and has not been handed on.
    case innerFinished
    /// An inner source has been replaced, and not been disposed.
    case innerReplaced
    /// A message is queued, and nobody has been told.
    case messageQueued
    /// A shared session has an observer more, which is not attached to it yet.
    case observerCounted
    /// The observer is attached, and the session may not be connected yet.
    case observerAttached
    /// A shared session has left its place, and its source has not been disposed.
    case sessionOver
  }

  #if DEBUG
    /// Called at each point, on the thread that is there; nil switches that off.
    ///
    /// For tests, which set it one at a time.
    package static var hook: (@Sendable (Point) -> Void)? {
      get { box.withLock { $0 }?.call }
      set {
        let old = box.exchange(newValue.map { Hook($0) })
        isOn.store(newValue != nil, ordering: .releasing)
        withExtendedLifetime(old) {}
      }
    }

    @usableFromInline static let isOn = Atomic<Bool>(false)
    private static let box = Locked<Hook<Point>?>(nil)

    @inlinable @inline(__always)
    package static func reach(_ point: Point) {
      if isOn.load(ordering: .relaxed) { callHook(point) }
    }

    @usableFromInline @inline(never)
    static func callHook(_ point: Point) { hook?(point) }
  #else
    @inlinable @inline(__always)
    package static func reach(_ point: Point) {}
  #endif
}
