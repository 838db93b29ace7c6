// SPDX-License-Identifier: MIT

extension EventSource where Element: Sendable {
  /// Waits for the first value; returns nil if the source completes without one.
  ///
  /// The source is torn down before this method returns. In a cancelled task, an event that the
  /// source emits synchronously during the subscription is still returned. Without one, the method
  /// throws `CancellationError`; nil would mean that the source completed.
  @inlinable
  package final nonisolated(nonsending) func firstEvent() async throws -> Element? {
    let iteration = AsyncIteration(first: self)
    defer { iteration.stop() }
    if let element = await iteration.next(isolation: #isolation) { return element }
    if let error = iteration.takeError() { throw error }
    if iteration.takeInterruption() { throw CancellationError() }
    return nil
  }
}
