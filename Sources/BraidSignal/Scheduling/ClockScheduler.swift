// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// A new scheduler whose delays are those of a clock: one that stands still while the machine
  /// sleeps, or one of a test.
  ///
  /// The work itself is done on the system's threads, one thing at a time and in order. Delays that
  /// end at the same moment may end in either order.
  ///
  /// - Parameters:
  ///   - clock: Measures the delays.
  ///   - name: What it is called in descriptions.
  public static func clock<Time: Clock>(
    _ clock: Time, name: String = "clock"
  ) -> Scheduler where Time.Duration == Duration {
    ClockScheduler(
      name: name, timing: Timing(clock, work: Scheduler.background(name: name).timing))
  }
}

private final class ClockScheduler: Scheduler, @unchecked Sendable {}  // immutable
