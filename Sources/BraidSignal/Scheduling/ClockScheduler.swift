// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// Creates a background scheduler that measures its delays on `clock`: for example a clock that
  /// stops while the machine sleeps, or a test's clock.
  ///
  /// Actions are performed on background threads, one at a time and in order. Delays that end at
  /// the same instant have no order.
  ///
  /// - Parameters:
  ///   - clock: Measures the delays.
  ///   - name: The name in descriptions.
  public static func clock<Time: Clock>(
    _ clock: Time, name: String = "clock"
  ) -> Scheduler where Time.Duration == Duration {
    ClockScheduler(
      name: name, timing: Timing(clock, work: Scheduler.background(name: name).timing))
  }
}

private final class ClockScheduler: Scheduler, @unchecked Sendable {}  // immutable
