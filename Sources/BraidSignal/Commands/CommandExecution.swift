// SPDX-License-Identifier: MIT
import BraidCore

/// The work of an execution: buffers its values for all subscribers, and its terminal event.
final class CommandExecution<Output: Sendable>: @unchecked Sendable {  // the lock guards `core`
  let results = RecordingCore(RawType(Output.self), .replay, limit: .max)
  /// The subscription to the work's signal.
  let scope = SinkDisposer()
  private let lock = Lock()
  /// The state of the command; nil once the execution has ended.
  @exclusivity(unchecked) private var core: CommandCore<Output>?
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

  /// Resumes a task, exactly once, with the last value or the error of the execution.
  func resume(_ continuation: CheckedContinuation<Output?, any Error>) {
    let task = ExecutionTask(continuation)
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

/// A task that waits for an execution.
private final class ExecutionTask<Output: Sendable>: @unchecked Sendable {  // events are serial
  let scope = SinkDisposer()
  private let isResumed = AtomicFlag()
  private let continuation: CheckedContinuation<Output?, any Error>
  @exclusivity(unchecked) private var last: Output?

  init(_ continuation: CheckedContinuation<Output?, any Error>) {
    self.continuation = continuation
  }

  // Released only if no sender is left that could resume the task.
  deinit { resume(.failure(CancellationError())) }

  func next(_ value: Output) { last = value }

  func finish(_ termination: Termination) {
    scope.dispose()
    switch termination {
    case .error(let error): resume(.failure(error))
    case .completed: resume(.success(last))
    }
  }

  private func resume(_ result: Result<Output?, any Error>) {
    if isResumed.setIfClear() { continuation.resume(with: result) }
  }
}
