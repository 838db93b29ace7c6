// SPDX-License-Identifier: MIT
public import BraidSignal

extension Signal {
  /// Blocks the calling thread until the first value arrives.
  ///
  /// ```swift
  /// print(Signal.from([1, 2]).first() ?? 0)  // 1
  /// ```
  ///
  /// The subscription is disposed before the call returns. On the main thread, the main queue
  /// continues to run during the wait. The call does not return if the signal waits for the calling
  /// thread; after ten seconds this is reported on standard error. To receive the signal's error,
  /// use ``throwingFirst(default:timeout:)``.
  ///
  /// - Returns: The value, or nil if the signal completed or failed without a value.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await signal.value()`"
  )
  public final func first() -> Value? {
    blocked(BlockingDemand(limit: 1)).values.first
  }

  /// Blocks the calling thread until the first value arrives, with a default.
  ///
  /// - Parameter defaultValue: The result if the signal completed or failed without a value.
  /// - Returns: The value.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await signal.value() ?? other`"
  )
  public final func first(default defaultValue: Value) -> Value { first() ?? defaultValue }

  /// Blocks the calling thread until the first value arrives, and throws an error that arrives
  /// before it.
  ///
  /// ``first(default:)`` returns the default after an error, too.
  ///
  /// - Parameters:
  ///   - defaultValue: The result if the signal completes without a value.
  ///   - timeout: How long to wait, in real time, before `SignalError.timedOut` is thrown.
  /// - Returns: The value.
  /// - Throws: The error of the signal.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await signal.value() ?? other`"
  )
  public final func throwingFirst(
    default defaultValue: Value, timeout: Duration? = nil
  ) throws -> Value {
    try blocked(BlockingDemand(limit: 1), timeout).elements().first ?? defaultValue
  }

  /// The former name of ``throwingFirst(default:timeout:)``.
  @available(*, unavailable, renamed: "throwingFirst(default:timeout:)")
  public final func first(orThrow defaultValue: Value, timeout: Duration? = nil) throws -> Value {
    try throwingFirst(default: defaultValue, timeout: timeout)
  }

  /// Blocks the calling thread until the signal ends.
  ///
  /// - Parameter timeout: How long to wait, in real time.
  /// - Throws: The error of the signal, or `SignalError.timedOut`.
  @available(
    *, noasync,
    message:
      "it blocks a thread that tasks share; write `_ = try await signal.ignoreValues().value()`"
  )
  public final func wait(timeout: Duration? = nil) throws {
    _ = try blocked(BlockingDemand(isIncluded: { _ in false }), timeout).elements()
  }

  /// Blocks the calling thread until the signal ends, and collects its values.
  ///
  /// - Parameter timeout: How long to wait, in real time.
  /// - Returns: All values.
  /// - Throws: The error of the signal, or `SignalError.timedOut`.
  @available(
    *, noasync,
    message: "it blocks a thread that tasks share; write `try await signal.collect().value()`"
  )
  public final func toArray(timeout: Duration? = nil) throws -> [Value] {
    try blocked(BlockingDemand(), timeout).elements()
  }

  private func blocked(
    _ demand: BlockingDemand<Value>, _ timeout: Duration? = nil
  ) -> BlockingResult<Value> {
    BlockingWait(timeout: timeout, timeoutError: SignalError.timedOut).run(self, demand)
  }
}
