// SPDX-License-Identifier: MIT

extension EventSource where Element: Sendable {
  /// Waits for the first value; nil if the source completes without one.
  ///
  /// The source is torn down before this returns. In a cancelled task an event that the source
  /// sends while it is subscribed to still counts; without one, the cancellation is an error and
  /// not nil, which would be the end of the source.
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
