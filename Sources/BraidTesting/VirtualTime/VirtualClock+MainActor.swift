// SPDX-License-Identifier: MIT
import BraidCore

/// Overloads for async tests, which also run the tasks of the main actor.
///
/// ```swift
/// @MainActor func reloadsAfterAMinute() async {
///   let clock = VirtualClock()
///   var isLoaded = false
///   Task {
///     try await clock.sleep(for: .seconds(60))
///     isLoaded = true
///   }
///   await clock.advance(by: .seconds(60))
///   print(isLoaded)  // true
/// }
/// ```
///
/// The time moves while the caller is suspended, so the main actor is free. At the end of each
/// instant, before the time moves on, the main actor runs its pending jobs and the clock runs the
/// tasks that result, until neither has any left. The result does not depend on the speed of
/// the machine; Docs/Decisions/0006 has the exact rule.
extension VirtualClock {
  /// Moves the time forward by `interval`, and runs all actions due until then and the jobs of the
  /// main actor.
  ///
  /// - Parameter interval: The duration; not negative.
  public nonisolated(nonsending) func advance(by interval: Duration) async {
    await withMainActor { $0.timeline.move(by: interval, atEndOfMoment: $1) }
  }

  /// Moves the time forward to `time`, and runs all actions due until then and the jobs of the main
  /// actor.
  ///
  /// - Parameter time: The new time, counted from the clock's zero; not in the past.
  public nonisolated(nonsending) func advance(to time: Duration) async {
    await withMainActor { $0.timeline.move(to: time, atEndOfMoment: $1) }
  }

  /// Runs all pending actions, and all actions that these schedule, until none is pending.
  ///
  /// Includes jobs of the main actor.
  public nonisolated(nonsending) func run() async {
    await withMainActor { $0.timeline.runAll(atEndOfMoment: $1) }
  }

  /// Runs the tasks that are ready, including tasks of the main actor, until all of them are
  /// suspended.
  ///
  /// Does not move the time.
  public nonisolated(nonsending) func settle() async {
    await withMainActor { clock, settleMainActor in clock.settle { settleMainActor?() } }
  }

  /// Calls `move` on a thread where the main actor is free.
  ///
  /// A caller that is a task of this clock already runs on the thread that moves the time; then
  /// `move` is called directly.
  private nonisolated(nonsending) func withMainActor(
    _ move: @escaping @Sendable (VirtualClock, _ settleMainActor: (() -> Void)?) -> Void
  ) async {
    if isRunningThisThread { return move(self, nil) }
    await MainActorTurns.adopting(self) { move(self, self.settleMainActor) }
  }

  /// Whether the caller is an action or a task of this clock.
  private var isRunningThisThread: Bool {
    ThreadContext.existing?.taskAdopter === executor
  }
}
