// SPDX-License-Identifier: MIT
public import BraidCore

/// One execution of a command: what its work sends, kept for everybody who asks, and how it ends.
@usableFromInline
final class CommandExecution<Output: Sendable>: Sendable {
  /// What is returned to who executes; keeps neither the execution nor the command.
  @usableFromInline let signal = ExecutionSignal<Output>()
  @usableFromInline let core: CommandCore<Output>
  /// The subscription to the work.
  @usableFromInline let scope = SinkDisposer()
  @usableFromInline let hasEnded = AtomicFlag()
  private let isAbandoned = AtomicFlag()

  @inlinable
  init(_ core: CommandCore<Output>) { self.core = core }

  @inlinable @inline(__always)
  var results: ExecutionSignal<Output>.Core { signal.results }

  /// Subscribes to the work, unless the execution was cancelled.
  @inlinable
  func start(_ work: Signal<Output>) {
    if scope.isDisposed { return }
    let subscriber = CommandSubscriber(self)
    work.subscribe(
      EventSink(next: { subscriber.next($0) }, finish: { subscriber.finish($0) }), scope)
  }

  @inlinable @inline(__always)
  func next(_ value: Output) {
    if !scope.isDisposed { results.next(value) }
  }

  /// The work is torn down, then the command may be executed again, then everybody hears of it.
  @inlinable
  func finish(_ termination: Termination) {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    core.executionEnded(termination.error)
    results.finish(termination)
  }

  /// Ends the execution because nobody wants it any more.
  func cancel() {
    if !hasEnded.setIfClear() { return }
    scope.dispose()
    core.executionEnded(nil)
    results.finish(.error(CancellationError()))
  }

  /// Nobody is left who could send.
  @usableFromInline
  func abandon() {
    if hasEnded.isSet { return }
    _ = isAbandoned.setIfClear()
    results.close()
  }

  /// Resumes a task with the last value, or with how the execution has failed: exactly once.
  func resume(_ continuation: CheckedContinuation<Output?, any Error>) {
    let task = ExecutionTask(continuation)
    results.subscribe(
      EventSink(next: { task.next($0) }, finish: { task.finish($0) }), task.scope)
    // Nobody has told whoever came after that.
    if isAbandoned.isSet { results.close() }
  }
}

/// What an execution sends, from its first value on: a replay subject that only it can send to.
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
      let sink = this.probed(sink, scope)
      CommandReplay.run { this.results.subscribe(sink, scope) }
    }
  }

  deinit { results.close() }
}

/// What the work sends to; the work alone keeps it, so that it is seen when the work lets go of it.
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
