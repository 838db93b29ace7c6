// SPDX-License-Identifier: MIT

extension SubjectCore {
  /// Ends the subject without an event: drops the observers, ignores all sends, and replaces the
  /// buffered values.
  package func closeSilently(keeping store: Store) {
    _ = finished.exchange(true, ordering: .acquiringAndReleasing)
    closeSilently()
    let old = lock.withLock {
      defer { self.store = store }
      return self.store
    }
    withExtendedLifetime(old) {}
  }
}
