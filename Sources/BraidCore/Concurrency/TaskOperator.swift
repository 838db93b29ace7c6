// SPDX-License-Identifier: MIT

/// How a subscription creates its task.
package struct TaskOptions: Sendable {
  /// The task's priority; nil for the subscriber's or, if detached, the default one.
  private let priority: TaskPriority?
  /// Whether the task inherits nothing from the subscriber.
  private let isDetached: Bool

  package init(_ priority: TaskPriority?, isDetached: Bool = false) {
    self.priority = priority
    self.isDetached = isDetached
  }

  /// Runs `work` in a task that disposing `scope` cancels.
  ///
  /// The task is isolated to no actor, whichever actor subscribes.
  package func start(in scope: SinkDisposer, _ work: @escaping @Sendable () async -> Void) {
    scope.set(disposable(work))
  }

  /// Runs `work` in a task.
  ///
  /// - Returns: A disposable that cancels the task.
  package func disposable(_ work: @escaping @Sendable () async -> Void) -> any Disposable {
    TaskCancellation(
      isDetached
        ? Task.detached(priority: priority, operation: work)
        : Task(priority: priority, operation: work))
  }
}

/// Cancels a task.
private final class TaskCancellation: Disposable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  func dispose() { task.cancel() }
}

extension AnonymousRawOperator {
  /// Sends the result of an async closure and completes, or fails with the error that the closure
  /// throws.
  package convenience init<Element>(
    _ options: TaskOptions, _ work: @escaping @Sendable () async throws -> Element?
  ) {
    self.init("async") { _, sink, scope in
      let sink = sink
      options.start(in: scope) {
        do {
          if let element = try await work() {
            if scope.isDisposed { return }
            withAddress(of: element) { sink.next(at: $0) }
          }
          if !scope.isDisposed { sink.finish(.completed) }
        } catch {
          if !scope.isDisposed { sink.finish(.error(error)) }
        }
      }
    }
  }

  /// Sends the values of an asynchronous sequence; each subscription iterates it in a task.
  package convenience init<Values: AsyncSequence & Sendable>(
    _ options: TaskOptions, values: Values
  ) {
    self.init("async") { _, sink, scope in
      let sink = sink
      options.start(in: scope) {
        do {
          var iterator = values.makeAsyncIterator()
          while true {
            if !scope.wantsStep { await scope.waitWhileHeld() }
            if scope.isDisposed {
              // Calling `next()` in a cancelled task tells the sequence that no value is wanted: an
              // `AsyncStream` then calls its `onTermination`. The disposal may not have cancelled
              // the task yet.
              withUnsafeCurrentTask { $0?.cancel() }
              _ = try await iterator.next()
              return
            }
            guard let value = try await iterator.next() else { break }
            if !scope.isDisposed { withAddress(of: value) { sink.next(at: $0) } }
          }
          if !scope.isDisposed { sink.finish(.completed) }
        } catch {
          if !scope.isDisposed { sink.finish(Termination(endOfSequence: error)) }
        }
      }
    }
  }
}

extension Termination {
  /// The end of an asynchronous sequence that threw `error`: a `CancellationError` counts as
  /// completion.
  fileprivate init(endOfSequence error: any Error) {
    self = error is CancellationError ? .completed : .error(error)
  }
}

/// The inner sources of operators with an async closure: each runs a task.
package func asyncSource<Input: Sendable, Element>(
  _ transform: @escaping @Sendable (Input) async throws -> Element
) -> @Sendable (Input) throws -> RawSource {
  { input in
    let work = AnonymousRawOperator(TaskOptions(nil)) { .some(try await transform(input)) }
    return RawSource(.hot, work)
  }
}
