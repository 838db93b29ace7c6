// SPDX-License-Identifier: MIT

extension Broadcast {
  /// Ends the subject without an event: drops the observers, ignores all sends, and replaces what was
  /// kept.
  package func shut(keeping memory: Memory) {
    _ = stopped.exchange(true, ordering: .acquiringAndReleasing)
    shut()
    let old = lock.withLock {
      defer { self.memory = memory }
      return self.memory
    }
    withExtendedLifetime(old) {}
  }
}
