// SPDX-License-Identifier: MIT

/// A pending timer of a ``TimerQueue``, and the disposable that cancels it, in one object.
package class TimerEntry: @unchecked Sendable {  // each field has a comment
  /// The index in the heap, or negative; guarded like the heap.
  @exclusivity(unchecked) final var place = -1
  /// The queue of the timer; set once, before other threads can access the entry.
  @exclusivity(unchecked) final var timers: TimerQueue?
  /// Whether the timer must not be started again; guarded by the lock of `timers`.
  @exclusivity(unchecked) final var isWithdrawn = false

  package init() {}

  /// Called at or after the time `due`, never concurrently.
  package func fire(due: DueTime) {}
}
