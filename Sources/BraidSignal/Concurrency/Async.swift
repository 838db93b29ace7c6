// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs an async closure for each subscription and sends what it returns, then completes.
  ///
  /// ```swift
  /// let profile = Signal.async { try await service.profile(of: user) }
  /// ```
  ///
  /// It runs in a task of its own that belongs to no actor, wherever somebody subscribes. To send
  /// more than one value, take a subscriber: ``async(priority:send:)``.
  ///
  /// - **Ends:** with the value, or with the error that is thrown. Disposal cancels the task; a
  ///   `CancellationError` from elsewhere is an error, not a completion.
  /// - **Threads:** events arrive on the threads of tasks.
  ///
  /// - Parameters:
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - work: Makes the value.
  /// - Returns: The signal.
  @preconcurrency @inlinable
  public static func async(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(AsyncWorkOperator(TaskOptions(priority)) { .some(try await work()) })
      .named("+async:")
  }

  /// Runs an async closure for each subscription, which sends values while it runs, and completes
  /// when it returns.
  ///
  /// ```swift
  /// let lines = Signal<String>.async(send: { subscriber in
  ///   for try await line in file.lines { subscriber.sendNext(line) }
  /// })
  /// ```
  ///
  /// It runs in a task of its own that belongs to no actor, wherever somebody subscribes.
  ///
  /// - **Ends:** when the closure returns or throws, or with the terminal event it sends before.
  ///   Disposal cancels the task; a `CancellationError` from elsewhere is an error, not a
  ///   completion.
  /// - **Threads:** events arrive where they are sent, one at a time (C3).
  ///
  /// - Parameters:
  ///   - priority: That of the task; without one, that of whoever subscribes.
  ///   - send: Sends events to the subscriber it is given.
  /// - Returns: The signal.
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
