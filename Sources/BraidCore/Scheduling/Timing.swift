// SPDX-License-Identifier: MIT

/// What a timed operator needs of a scheduler, whichever model's it is.
@usableFromInline
package struct Timing: Sendable {
  /// Monotonic time since some fixed moment.
  package let now: @Sendable () -> Duration
  /// Runs work as soon as the scheduler can; the disposable cancels it.
  package let perform: @Sendable (@escaping @Sendable () -> Void) -> any Disposable
  /// Runs work after a delay; the disposable cancels it.
  package let performAfter: @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable

  package init(
    now: @escaping @Sendable () -> Duration,
    perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Disposable,
    performAfter: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable
  ) {
    self.now = now
    self.perform = perform
    self.performAfter = performAfter
  }
}
