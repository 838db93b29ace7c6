// SPDX-License-Identifier: MIT

extension EventSource where Element: Sendable {
  /// Waits for the first value; nil if the source completes without one.
  ///
  /// The source is torn down before this returns. A cancellation is an error here, not nil: nobody
  /// is to take it for the end of the source.
  @inlinable
  package final nonisolated(nonsending) func firstEvent() async throws -> Element? {
    try Task.checkCancellation()
    let iteration = AsyncIteration(first: self)
    defer { iteration.stop() }
    if let element = await iteration.next(isolation: #isolation) { return element }
    if let error = iteration.takeError() { throw error }
    if iteration.isCancelled { throw CancellationError() }
    return nil
  }
}
