// SPDX-License-Identifier: MIT
import BraidCore

/// One execution of a command: what its work sends, kept for everybody who asks, and how it ends.
final class CommandExecution<Output: Sendable>: Sendable {
  private let results = ReplaySignalSubject<Output>()
  private let core: CommandCore<Output>
  /// The subscription to the work.
  private let scope = SinkDisposer()
  private let hasEnded = AtomicFlag()
  private let isAbandoned = AtomicFlag()

  init(_ core: CommandCore<Output>) { self.core = core }

  /// What is returned to who executes; keeps neither the execution nor the command.
  var signal: Signal<Output> { ForwardingSignal(results) }

  /// Subscribes to the work, unless the execution was cancelled.
  func start(_ work: Signal<Output>) {
    if scope.isDisposed { return }
    let subscriber = CommandSubscriber(self)
    work.subscribe(
      EventSink(next: { subscriber.next($0) }, finish: { subscriber.finish($0) }), scope)
  }

  fileprivate func next(_ value: Output) {
    if !scope.isDisposed { results.sendNext(value) }
  }

  /// The work is torn down, then the command may be executed again, then everybody hears of it.
  fileprivate func finish(_ termination: Termination) {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    switch termination {
    case .error(let error):
      core.executionEnded(error)
      results.sendError(error)
    case .completed:
      core.executionEnded(nil)
      results.sendCompleted()
    }
  }

  /// Ends the execution because nobody wants it any more.
  func cancel() {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    core.executionEnded(nil)
    results.sendError(CancellationError())
  }

  /// Nobody is left who could send.
  fileprivate func abandon() {
    if hasEnded.isSet { return }
    _ = isAbandoned.setIfClear()
    results.core.close()
  }

  /// Resumes a task with the last value, or with how the execution has failed: exactly once.
  func resume(_ continuation: CheckedContinuation<Output?, any Error>) {
    let task = ExecutionTask(continuation)
    results.subscribe(
      EventSink(next: { task.next($0) }, finish: { task.finish($0) }), task.scope)
    // Nobody has told whoever came after that.
    if isAbandoned.isSet { results.core.close() }
  }
}

/// What the work sends to; the work alone keeps it, so that it is seen when the work lets go of it.
private final class CommandSubscriber<Output: Sendable>: Sendable {
  private let execution: CommandExecution<Output>

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

  // Only what could have resumed it has kept it.
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
