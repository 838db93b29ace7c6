// SPDX-License-Identifier: MIT
public import BraidCore

/// An execution of a command: buffers its values for all subscribers, and its terminal event.
@usableFromInline
final class CommandExecution<Output: Sendable>: Sendable {
  /// The signal returned to the caller; retains neither the execution nor the command.
  @usableFromInline let signal = ExecutionSignal<Output>()
  @usableFromInline let core: CommandCore<Output>
  /// The subscription to the work's signal.
  @usableFromInline let scope = SinkDisposer()
  @usableFromInline let hasEnded = AtomicFlag()
  private let isAbandoned = AtomicFlag()

  @inlinable
  init(_ core: CommandCore<Output>) { self.core = core }

  @inlinable @inline(__always)
  var results: ExecutionSignal<Output>.Core { signal.results }

  /// Subscribes to the work's signal, unless the execution was cancelled.
  @inlinable
  func start(_ work: Signal<Output>) {
    if scope.isDisposed { return }
    let subscriber = CommandSubscriber(self)
    Tracing.subscribes()
    work.subscribe(
      EventSink(next: { subscriber.next($0) }, finish: { subscriber.finish($0) }), scope)
  }

  @inlinable @inline(__always)
  func next(_ value: Output) {
    if !scope.isDisposed { results.next(value) }
  }

  /// Tears the work down, then enables the command, then notifies the subscribers.
  @inlinable
  func finish(_ termination: Termination) {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    core.executionEnded(termination.error)
    results.finish(termination)
  }

  /// Ends the execution because its task was cancelled.
  func cancel() {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    core.executionEnded(nil)
    results.finish(.error(CancellationError()))
  }

  /// Marks the execution as abandoned: the work has released its subscriber.
  @usableFromInline
  func abandon() {
    if hasEnded.isSet { return }
    _ = isAbandoned.setIfClear()
    results.close()
  }

  /// Resumes a task, exactly once, with the last value or the error of the execution.
  func resume(_ continuation: CheckedContinuation<Output?, any Error>) {
    let task = ExecutionTask(continuation)
    results.subscribe(
      EventSink(next: { task.next($0) }, finish: { task.finish($0) }), task.scope)
    // `abandon()` has not closed this subscription if it was created after the call.
    if isAbandoned.isSet { results.close() }
  }
}

/// Replays the events of an execution, from its first value.
///
/// Only the execution can send to it.
@usableFromInline
final class ExecutionSignal<Output: Sendable>: Signal<Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline typealias Core = SubjectCore<Output, ReplayBuffer<Output>>

  @usableFromInline let results: Core

  @inlinable
  init() {
    results = Core(ReplayBuffer(limit: .max))
    super.init(.trampolined) { (this, sink: consuming EventSink<Output>, scope) in
      let this = unsafeDowncast(this, to: ExecutionSignal.self)
      let sink = sink
      CommandReplay.run { this.results.subscribe(sink, scope) }
    }
  }

  deinit { results.close() }
}

/// The subscriber of the work's signal.
///
/// Only the work retains it, so its release reveals that no further event is possible.
@usableFromInline
final class CommandSubscriber<Output: Sendable>: Sendable {
  @usableFromInline let execution: CommandExecution<Output>

  @inlinable
  init(_ execution: CommandExecution<Output>) { self.execution = execution }

  deinit { execution.abandon() }

  @inlinable @inline(__always)
  func next(_ value: Output) { execution.next(value) }

  @inlinable
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
