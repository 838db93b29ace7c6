// SPDX-License-Identifier: MIT
import BraidCore

/// What async tests call: time that the main actor's tasks are driven by as well.
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
/// The time is moved while the caller is suspended, so the main actor is free. At the end of each
/// moment, before the time goes on, it does what it has been given, and the clock runs the tasks
/// that come of that, until both have nothing left. How many turns that takes does not depend on
/// how fast the machine is; Docs/Decisions/0006 has the exact rule.
extension VirtualClock {
  /// Moves the time on by `interval`, runs all work that is due on the way, and lets the main actor
  /// take part.
  ///
  /// - Parameter interval: How far; not negative.
  public nonisolated(nonsending) func advance(by interval: Duration) async {
    await withMainActor { $0.timeline.move(by: interval, atEndOfMoment: $1) }
  }

  /// Moves the time on to `time`, runs all work that is due on the way, and lets the main actor
  /// take part.
  ///
  /// - Parameter time: Where to, counted from the clock's zero; not in the past.
  public nonisolated(nonsending) func advance(to time: Duration) async {
    await withMainActor { $0.timeline.move(to: time, atEndOfMoment: $1) }
  }

  /// Runs all work that waits and all that it schedules, the main actor's too, until nothing is
  /// left.
  public nonisolated(nonsending) func run() async {
    await withMainActor { $0.timeline.runAll(atEndOfMoment: $1) }
  }

  /// Runs the tasks that are ready, the main actor's too, until all of them wait for something,
  /// without moving the time.
  public nonisolated(nonsending) func settle() async {
    await withMainActor { clock, settleMainActor in clock.settle { settleMainActor?() } }
  }

  /// Lets `move` move the time where the main actor is free meanwhile; without it if the caller is
  /// a task of this clock, which runs on the thread that moves the time already.
  private nonisolated(nonsending) func withMainActor(
    _ move: @escaping @Sendable (VirtualClock, _ settleMainActor: (() -> Void)?) -> Void
  ) async {
    if isRunningThisThread { return move(self, nil) }
    await MainActorTurns.adopting(self) { move(self, self.settleMainActor) }
  }

  /// Whether the calling code is work or a task of this clock's.
  private var isRunningThisThread: Bool {
    ThreadContext.existing?.taskAdopter === executor
  }
}
