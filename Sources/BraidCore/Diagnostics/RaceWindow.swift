// SPDX-License-Identifier: MIT

/// Points between a decision and its effect, at which another thread must still find a consistent
/// state.
///
/// In debug builds, a test may hold these windows open with ``hook``, so that a rare race occurs in
/// every round. Release builds contain no code for them. ``AtomicAccess`` needs no names.
package enum RaceWindow {
  /// Identifies a window.
  package enum Point: CaseIterable, Hashable, Sendable {
    /// A new observer has passed a subject's check and is not in its list yet.
    case subscribing
    /// A subject has accepted a terminal event, which is not ordered yet.
    case endAccepted
    /// A subject has terminated, and no observer was notified yet.
    case subjectEnded
    /// An observer has unsubscribed from a subject and is still in the list.
    case slotTaken
    /// A subscription has ended, and its teardown has not begun.
    case tearingDown
    /// The terminal event of an inner source was claimed, and not forwarded yet.
    case innerFinished
    /// An inner source was replaced, and not disposed yet.
    case innerReplaced
    /// A message is queued, and the gate's counter not incremented yet.
    case messageQueued
    /// A shared session has counted an observer that is not attached yet.
    case observerCounted
    /// The observer is attached, and the session may not be connected yet.
    case observerAttached
    /// A shared session was removed from its operator, and its source not disposed yet.
    case sessionFinished
  }

  #if DEBUG
    /// Called at each point, on the thread that reaches it; nil disables it.
    ///
    /// For tests, which set it one at a time.
    package static var hook: (@Sendable (Point) -> Void)? {
      get { reports.closure }
      set { reports.closure = newValue }
    }

    private static let reports = Hook<Point>()

    static func reach(_ point: Point) { reports.report { point } }
  #else
    static func reach(_ point: Point) {}
  #endif
}
