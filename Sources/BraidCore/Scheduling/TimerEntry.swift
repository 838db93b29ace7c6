// SPDX-License-Identifier: MIT

/// Work that waits for its time: what a ``TimerQueue`` keeps and what its user disposes, in one
/// object.
package class TimerEntry: @unchecked Sendable {  // see each field
  /// Where the heap has it, negative while it is in none; guarded as the heap is.
  @exclusivity(unchecked) final var place = -1
  /// Whose timer it is; set before anybody else can see it, and never again.
  @exclusivity(unchecked) final var timers: TimerQueue?
  /// Whether it must not be started again; under the lock of `timers`.
  @exclusivity(unchecked) final var isWithdrawn = false

  package init() {}

  /// Its time has come, which was `due`; nobody else does this meanwhile.
  package func fire(due: DueTime) {}
}
