// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs an async closure for each subscription, emits its result, then completes.
  ///
  /// ```swift
  /// let answer = Signal.async {
  ///   try await Task.sleep(for: .seconds(1))
  ///   return 42
  /// }
  /// answer.subscribe(next: { print($0) })  // 42, after one second
  /// ```
  ///
  /// To emit several values, use ``async(priority:send:)``; for an asynchronous sequence,
  /// `asSignal()`; for a synchronous closure, ``try(_:)``.
  ///
  /// - **Ends:** completes right after the value; an error thrown by `work` fails it. Disposal
  ///   cancels the task. A `CancellationError` with another cause is an error, not a completion.
  /// - **Threads:** the closure runs in a task of its own that belongs to no actor, on whatever
  ///   thread the signal is subscribed to. Events arrive on the threads of tasks.
  /// - Complexity: one task for each subscription.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - work: Computes the value.
  /// - Returns: A signal of the closure's result.
  @preconcurrency @inlinable
  public static func async(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(AsyncWorkOperator(TaskOptions(priority)) { .some(try await work()) })
      .named("+async:")
  }

  /// Runs an async closure for each subscription; the closure sends values while it runs, and its
  /// return completes the signal.
  ///
  /// ```swift
  /// let countdown = Signal<Int>.async(send: { subscriber in
  ///   for second in [3, 2, 1] {
  ///     subscriber.sendNext(second)
  ///     try await Task.sleep(for: .seconds(1))
  ///   }
  /// })
  /// countdown.subscribe(next: { print($0) })  // 3, 2, 1
  /// ```
  ///
  /// For a single value, use ``async(priority:_:)``.
  ///
  /// - **Ends:** when the closure returns or throws, or with the terminal event it sends before.
  ///   Disposal cancels the task. A `CancellationError` with another cause is an error, not a
  ///   completion.
  /// - **Threads:** the closure runs in a task of its own that belongs to no actor. Events arrive
  ///   on the thread that sends them, one at a time (C3).
  /// - Complexity: one task for each subscription.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Defaults to the subscriber's.
  ///   - send: Sends events to the subscriber.
  /// - Returns: A signal of the values that the closure sends.
  @preconcurrency @inlinable
  public static func async(
    priority: TaskPriority? = nil,
    send: @escaping @Sendable (PassthroughSubscriber<Value>) async throws -> Void
  ) -> Signal<Value> {
    let options = TaskOptions(priority)
    return Signal.create { subscriber in
      options.disposable {
        do {
          try await send(subscriber)
          subscriber.sendCompleted()
        } catch {
          subscriber.sendError(error)
        }
      }
    }
    .named("+async:")
  }
}
