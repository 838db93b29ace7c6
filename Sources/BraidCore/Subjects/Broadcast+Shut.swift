// SPDX-License-Identifier: MIT

extension Broadcast {
  /// Ends the subject without an event: drops the observers and ignores all sends.
  package func shut() {
    _ = stopped.exchange(true, ordering: .acquiringAndReleasing)
    close()
  }

  /// The same, and what was kept is replaced by `memory`.
  package func shut(keeping memory: Memory) {
    shut()
    let old = lock.withLock {
      defer { self.memory = memory }
      return self.memory
    }
    withExtendedLifetime(old) {}
  }
}
