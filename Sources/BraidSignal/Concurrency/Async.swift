// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs an async closure for each subscription, emits its result, then completes.
  ///
  ///     async { a }  (a|)
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
  @preconcurrency
  public static func async(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Value
  ) -> Signal<Value> {
    makeSignal(AnonymousRawOperator(TaskOptions(priority)) { .some(try await work()) })
      .named("+async:")
  }

  /// Runs an async closure for each subscription; the closure sends values while it runs, and its
  /// return completes the signal.
  ///
  ///     async { a-b| }  a-b|
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
  @preconcurrency
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

extension AsyncSequence where Self: Sendable {
  /// Returns a signal of this sequence's values.
  ///
  ///     sequence    --a-b--c|
  ///     asSignal()  --a-b--c|
  ///
  /// ```swift
  /// let numbers = AsyncStream<Int> { continuation in
  ///   for number in 1...3 { continuation.yield(number) }
  ///   continuation.finish()
  /// }
  /// numbers.asSignal().subscribe(next: { print($0) })  // 1, 2, 3
  /// ```
  ///
  /// Each subscription iterates over the sequence from the beginning, in a task of its own. A
  /// sequence that supports only one iteration, such as `AsyncStream`, delivers each value to one
  /// of its subscribers; to share the values, use `publish()`.
  ///
  /// - **Ends:** with the sequence. If the sequence throws a `CancellationError`, the signal
  ///   completes; any other error fails it. Disposal cancels the task, and so the call of `next()`
  ///   in progress: an `AsyncStream` calls its `onTermination`. A sequence that ignores
  ///   cancellation may produce one more value, which is dropped.
  /// - **Threads:** the task belongs to no actor, so a subscription on the main actor neither
  ///   blocks nor uses it. Values arrive on the threads of tasks, one at a time. The next value is
  ///   requested after the previous one has been delivered.
  /// - Complexity: one task for each subscription; buffers nothing.
  ///
  /// - Parameter priority: The task's priority. Defaults to the subscriber's.
  /// - Returns: A signal of the sequence's values.
  public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
    makeSignal(AnonymousRawOperator(TaskOptions(priority), values: self))
      .named("+signalFromAsyncSequence")
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension AsyncSequence {
  /// By hand: the conformance of a sequence that belongs to an actor is none for a task.
  public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
    makeSignal(AnonymousRawOperator(TaskOptions(priority), values: self))
      .named("+signalFromAsyncSequence")
  }
}

extension Signal where Value: Sendable {
  /// The values as an asynchronous sequence with an unbounded buffer.
  ///
  ///     signal  --a-b--c|
  ///     values  --a-b--c|
  ///
  /// ```swift
  /// let prices = Signal.from([3, 4])
  /// Task {
  ///   for try await price in prices.values { print(price) }  // 3, 4
  /// }
  /// ```
  ///
  /// The signal is not subscribed to before an iteration begins, and each iteration is a
  /// subscription of its own. If the task can be slower than the signal for long, use
  /// ``values(buffering:)``. For the first value only, use ``value()``.
  ///
  /// - **Ends:** the loop ends when the signal completes, and throws the signal's error. Cancelling
  ///   the task disposes the subscription: the loop receives the buffered values, then throws
  ///   `CancellationError`, unless the signal had ended before.
  /// - **Threads:** values are accepted from any thread; the loop remains in its isolation.
  /// - Complexity: O(1) per value; buffers the values that the loop has not taken yet.
  public final var values: AsyncValues<Value, any Error> { values(buffering: .unbounded) }

  /// Returns the values as an asynchronous sequence.
  ///
  /// Differs from ``values`` in that it takes a buffering policy.
  ///
  /// - Parameter buffering: How to treat values that arrive faster than the task takes them.
  /// - Returns: The sequence. Each iteration is a subscription of its own.
  public final func values(buffering: AsyncBuffering) -> AsyncValues<Value, any Error> {
    AsyncValues(self, buffering)
  }

  /// Subscribes and waits for the first value.
  ///
  /// ```swift
  /// let login = Signal.just("session")
  /// Task {
  ///   if let session = try await login.value() { print(session) }  // session
  /// }
  /// ```
  ///
  /// Subscribes in the isolation of the caller. The subscription has ended before the call returns
  /// or throws. To iterate over all values, use ``values``. To block a thread instead, use
  /// `first()` of BraidTesting.
  ///
  /// - Returns: The value, or nil if the signal completes without one.
  /// - Throws: The error of the signal; `CancellationError` immediately when the task is cancelled.
  ///   A task that is already cancelled also subscribes, and receives an event that is sent
  ///   synchronously.
  public final nonisolated(nonsending) func value() async throws -> Value? {
    try await firstEvent()
  }
}
