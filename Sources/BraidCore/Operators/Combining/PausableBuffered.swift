// SPDX-License-Identifier: MIT

/// Buffers values while it is paused.
final class PausableBufferedSink: GatedSink, @unchecked Sendable {  // in the gate
  private let flushesOnCompleted: Bool
  private let flushesOnError: Bool
  private var kept: ReplayBuffer
  /// Whether the result completes with the pauser; otherwise the pauser's latest value stays in
  /// force.
  private let endsWithPauser: Bool
  private var isPaused: Bool

  init(
    _ subscription: GatedSubscription, limit: Int?, flushesOnCompleted: Bool,
    flushesOnError: Bool, isPaused: Bool, endsWithPauser: Bool
  ) {
    kept = ReplayBuffer(subscription.types.0, limit: max(limit ?? .max, 0))
    self.flushesOnCompleted = flushesOnCompleted
    self.flushesOnError = flushesOnError
    self.isPaused = isPaused
    self.endsWithPauser = endsWithPauser
    super.init(
      subscription,
      GatedNeeds(
        finalEvents: endsWithPauser
          ? [.errors, .firstCompletion, .secondCompletion] : [.errors, .firstCompletion]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    if isPaused { kept.record(at: value) } else { next(value) }
  }

  override func second(_ isOpen: UnsafeRawPointer) {
    isPaused = !isOpen.load(as: Bool.self)
    if !isPaused { flush() }
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if source == .second, termination.isCompleted, !endsWithPauser { return }
    let flushes = termination.isCompleted ? flushesOnCompleted : flushesOnError
    if source == .first, flushes { flush() }
    finish(termination)
  }

  private func flush() {
    kept.take().replay(to: sink) { outer.isDisposed }
  }
}

extension GatedOperator {
  /// `pausableBuffered`.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of buffered values; `nil` for no limit.
  ///   - flushesOnCompleted: Whether the buffer is emitted before a completion of the source.
  ///   - flushesOnError: Whether the buffer is emitted before an error of the source.
  ///   - isPaused: Whether values are buffered before the pauser has emitted.
  ///   - endsWithPauser: Whether the result completes when the pauser does.
  package convenience init<Element>(
    _ source: EventSource<Element>, pausedBy pauser: EventSource<Bool>, limit: Int?,
    flushesOnCompleted: Bool, flushesOnError: Bool, isPaused: Bool = true,
    endsWithPauser: Bool = true
  ) {
    self.init(source, pauser) {
      PausableBufferedSink(
        $0, limit: limit, flushesOnCompleted: flushesOnCompleted, flushesOnError: flushesOnError,
        isPaused: isPaused, endsWithPauser: endsWithPauser)
    }
  }
}
