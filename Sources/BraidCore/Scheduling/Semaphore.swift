// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  import Dispatch
#endif

/// Blocks threads until other threads signal it.
package struct Semaphore: Sendable {
  #if canImport(Dispatch)
    private let system = DispatchSemaphore(value: 0)
  #else
    private let system = PollingSemaphore()
  #endif

  /// Creates a semaphore with a count of zero.
  package init() {}

  /// Increments the count.
  package func signal() { system.signal() }

  /// Waits until the count is positive, and decrements it.
  package func wait() { system.wait() }

  /// Waits until the count is positive, and decrements it.
  ///
  /// - Returns: Whether it was positive in time.
  package func wait(for time: Duration) -> Bool {
    #if canImport(Dispatch)
      system.wait(timeout: .after(time)) == .success
    #else
      system.wait(for: time)
    #endif
  }
}
