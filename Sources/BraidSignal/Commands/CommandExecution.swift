// SPDX-License-Identifier: MIT
import BraidCore

/// The work of an execution: buffers its values for all subscribers, and its terminal event.
final class CommandExecution<Output: Sendable>: @unchecked Sendable {  // the lock guards `core`
  let results = RecordingCore(RawType(Output.self), .replay, limit: .max)
  /// The subscription to the work's signal.
  let scope = SinkDisposer()
  private let lock = Lock()
  /// The state of the command; nil once the execution has ended.
  private var core: CommandCore<Output>?
  private let isAbandoned = AtomicFlag()

  init(_ core: CommandCore<Output>) { self.core = core }

  deinit { results.close() }

  /// Subscribes to the work's signal, unless the execution was cancelled.
  func start(_ work: Signal<Output>) {
    if scope.isDisposed { return }
    let subscriber = CommandSubscriber(self)
    Tracing.subscribes()
    work.subscribe(
      EventSink(next: { subscriber.next($0) }, finish: { subscriber.finish($0) }), scope)
  }

  func next(_ value: Output) {
    if !scope.isDisposed { results.next(value) }
  }

  /// Tears the work down, then enables the command, then notifies the subscribers.
  func finish(_ termination: Termination) { end(termination, reporting: termination.error) }

  /// Ends the execution because it or its task was cancelled.
  func cancel() { end(.error(CancellationError()), reporting: nil) }

  private func end(_ termination: Termination, reporting error: (any Error)?) {
    guard let core = lock.withLock({ self.core.take() }) else { return }
    scope.dispose()
    core.executionEnded(error)
    results.finish(termination)
  }

  /// Marks the execution as abandoned: the work has released its subscriber.
  func abandon() {
    if lock.withLock({ core == nil }) { return }
    _ = isAbandoned.setIfClear()
    results.close()
  }

  /// Resumes a task with the last value or the error of the execution.
  func resume(_ waiter: ExecutionWaiter<Output>) {
    let task = ExecutionTask(waiter)
    results.subscribe(
      EventSink<Output>(next: { task.next($0) }, finish: { task.finish($0) }), task.scope)
    // `abandon()` has not closed this subscription if it was created after the call.
    if isAbandoned.isSet { results.close() }
  }
}

/// An execution of a ``Command``: a signal that replays its values and its terminal event to each
/// subscriber, and that can be cancelled.
///
/// ```swift
/// let upload = Command<String, Int>(on: .immediate) { _ in Signal.never }
/// let execution = upload.execute("photo")
/// execution.subscribe(error: { print($0) })
/// execution.cancel()  // CancellationError()
/// ```
///
/// Releasing it ends nothing.
public final class Execution<Output: Sendable>: Signal<Output>,
  @unchecked Sendable  // immutable
{
  /// The work, if it has begun.
  let execution: CommandExecution<Output>?
  let results: SubjectCore

  /// - Parameter execution: The work; nil if it cannot begin.
  init(_ execution: CommandExecution<Output>?) {
    self.execution = execution
    results = execution?.results ?? SubjectCore(Output.self)
    super.init(.trampolined) { (this, sink: consuming EventSink<Output>, scope) in
      let this = unsafeDowncast(this, to: Execution.self)
      let sink = sink
      CommandReplay.run { this.results.subscribe(sink, scope) }
    }
  }

  /// Creates an execution that has failed before it began.
  convenience init(failed error: any Error) {
    self.init(nil)
    results.finish(.error(error))
  }

  /// Disposes the work and fails the execution with a `CancellationError`; ignored after the end.
  ///
  /// ``Command/errors`` does not emit that error. The command can be executed again when this
  /// function returns, unless other executions are active. An execution whose work has released its
  /// subscriber without a terminal event ends, too.
  public func cancel() { execution?.cancel() }
}

/// The subscriber of the work's signal.
///
/// Only the work retains it, so its release reveals that no further event is possible.
final class CommandSubscriber<Output: Sendable>: Sendable {
  let execution: CommandExecution<Output>

  init(_ execution: CommandExecution<Output>) { self.execution = execution }

  deinit { execution.abandon() }

  func next(_ value: Output) { execution.next(value) }

  func finish(_ termination: Termination) { execution.finish(termination) }
}

/// Suspends a task until the execution has a result or the task is cancelled.
///
/// The task is resumed exactly once, by the first of the two.
final class ExecutionWaiter<Output: Sendable>: Sendable {
  private enum Phase {
    /// The task does not wait yet.
    case running
    case waiting(CheckedContinuation<Output?, any Error>)
    case resumed
    /// Cancelled, before it waited or while it did.
    case interrupted
  }

  private let phase = Locked(Phase.running)

  /// Whether the task was cancelled before the execution ended.
  var isInterrupted: Bool {
    phase.withLock { if case .interrupted = $0 { true } else { false } }
  }

  /// Suspends the task.
  func wait(_ continuation: CheckedContinuation<Output?, any Error>) {
    let isInterrupted = phase.withLock { phase in
      guard case .running = phase else { return true }
      phase = .waiting(continuation)
      return false
    }
    if isInterrupted { continuation.resume(throwing: CancellationError()) }
  }

  /// Resumes the task with the result of the execution.
  func resume(_ result: Result<Output?, any Error>) { leave(.resumed)?.resume(with: result) }

  /// Resumes the task because it was cancelled.
  ///
  /// Calls no other code, for the cancellation handler.
  func interrupt() { leave(.interrupted)?.resume(throwing: CancellationError()) }

  private func leave(_ next: Phase) -> CheckedContinuation<Output?, any Error>? {
    phase.withLock { phase in
      switch phase {
      case .running:
        phase = next
        return nil
      case .waiting(let continuation):
        phase = next
        return continuation
      case .resumed, .interrupted:
        return nil
      }
    }
  }
}

/// The observer of an execution for which a task waits.
private final class ExecutionTask<Output: Sendable>: @unchecked Sendable {  // events are serial
  let scope = SinkDisposer()
  private let waiter: ExecutionWaiter<Output>
  private var last: Output?

  init(_ waiter: ExecutionWaiter<Output>) { self.waiter = waiter }

  // Released only if no sender is left that could resume the task.
  deinit { waiter.resume(.failure(CancellationError())) }

  func next(_ value: Output) { last = value }

  func finish(_ termination: Termination) {
    scope.dispose()
    switch termination {
    case .error(let error): waiter.resume(.failure(error))
    case .completed: waiter.resume(.success(last))
    }
  }
}
