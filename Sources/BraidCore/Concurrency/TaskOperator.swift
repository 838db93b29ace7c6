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
    TaskCancellation(task(work), nil)
  }

  /// Runs `work` in a task that disposing `scope`, the one of `subscription`, cancels.
  fileprivate func start(
    _ subscription: TaskSubscription, in scope: SinkDisposer,
    _ work: @escaping @Sendable () async -> Void
  ) {
    scope.set(TaskCancellation(task(work), subscription))
  }

  private func task(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    isDetached
      ? Task.detached(priority: priority, operation: work)
      : Task(priority: priority, operation: work)
  }
}

/// Cancels a task, and releases the observer that it sends to.
private final class TaskCancellation: Disposable {
  private let task: Task<Void, Never>
  private let subscription: TaskSubscription?

  init(_ task: Task<Void, Never>, _ subscription: TaskSubscription?) {
    self.task = task
    self.subscription = subscription
  }

  func dispose() {
    task.cancel()
    subscription?.release()
  }
}

/// The subscription that a task sends to.
///
/// A disposal empties it: a task that ignores its cancellation retains no observer (C5).
private final class TaskSubscription: Sendable {
  private typealias Parts = (sink: RawSink, scope: SinkDisposer)

  private let parts: Locked<Parts?>

  init(_ sink: consuming RawSink, _ scope: SinkDisposer) { parts = Locked((sink, scope)) }

  /// The observer and the scope, unless the scope was disposed.
  private var active: Parts? {
    guard let parts = parts.withLock({ $0 }), !parts.scope.isDisposed else { return nil }
    return parts
  }

  /// The scope, unless it was disposed.
  var scope: SinkDisposer? { active?.scope }

  func next(at value: UnsafeRawPointer) { active?.sink.next(at: value) }

  func finish(_ termination: Termination) { active?.sink.finish(termination) }

  func release() { _ = parts.exchange(nil) }
}

extension AnonymousRawOperator {
  /// Sends the result of an async closure and completes, or fails with the error that the closure
  /// throws.
  package convenience init<Element>(
    _ options: TaskOptions, _ work: @escaping @Sendable () async throws -> Element?
  ) {
    self.init("async") { _, sink, scope in
      let subscription = TaskSubscription(sink, scope)
      options.start(subscription, in: scope) {
        do {
          if let element = try await work() {
            withAddress(of: element) { subscription.next(at: $0) }
          }
          subscription.finish(.completed)
        } catch {
          subscription.finish(.error(error))
        }
      }
    }
  }

  /// Sends the values of an asynchronous sequence; each subscription iterates it in a task, so the
  /// caller promises that the sequence may be used there.
  package convenience init<Values: AsyncSequence>(_ options: TaskOptions, values: Values) {
    let iteration = { (subscription: TaskSubscription) in await values.iterate(subscription) }
    nonisolated(unsafe) let iterate = iteration  // the caller promises it
    self.init("async") { _, sink, scope in
      let subscription = TaskSubscription(sink, scope)
      options.start(subscription, in: scope) { await iterate(subscription) }
    }
  }
}

extension AsyncSequence {
  fileprivate func iterate(_ subscription: TaskSubscription) async {
    do {
      var iterator = makeAsyncIterator()
      while true {
        if let scope = subscription.scope, !scope.wantsStep { await scope.waitWhileHeld() }
        if subscription.scope == nil {
          // Calling `next()` in a cancelled task tells the sequence that no value is wanted: an
          // `AsyncStream` then calls its `onTermination`. The disposal may not have cancelled the
          // task yet.
          withUnsafeCurrentTask { $0?.cancel() }
          _ = try await iterator.next()
          return
        }
        guard let value = try await iterator.next() else { break }
        withAddress(of: value) { subscription.next(at: $0) }
      }
      subscription.finish(.completed)
    } catch {
      subscription.finish(Termination(endOfSequence: error))
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
