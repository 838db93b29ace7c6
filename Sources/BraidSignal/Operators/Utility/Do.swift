// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Calls a closure before each event is forwarded.
  ///
  ///     source  a--b--c|
  ///     on      a--b--c|
  ///
  /// ```swift
  /// let pages = Signal.from([1, 2])
  /// pages.on(next: { print("page \($0)") }, completed: { print("all pages") })
  ///   .subscribe()
  /// ```
  ///
  /// Use it for side effects in the middle of a chain. Disposal calls none of the closures; for
  /// that, use ``onTermination(_:)``. To write the events to a log, use ``log(_:to:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `next` fails the signal (C7).
  /// - **Threads:** closures run on the source's thread.
  /// - Complexity: O(1) per event; stores no values.
  ///
  /// - Parameters:
  ///   - next: Called before each value.
  ///   - error: Called before an error.
  ///   - completed: Called before the completion.
  @preconcurrency
  public final func on(
    next: (@Sendable (Value) throws -> Void)? = nil,
    error: (@Sendable (any Error) -> Void)? = nil,
    completed: (@Sendable () -> Void)? = nil
  ) -> Signal<Value> {
    if let next, error == nil, completed == nil { return doNext(next) }
    return makeSignal(
      raw,
      .do(
        DoClosures(
          onNext: next, afterNext: nil,
          onTermination: { $0.call(error, completed) }, afterTermination: nil))
    ).named(after: self, "-on:")
  }

  /// Calls `body` before each value is forwarded; see ``on(next:error:completed:)``.
  @preconcurrency
  public final func doNext(_ body: @escaping @Sendable (Value) throws -> Void) -> Signal<Value> {
    makeSignal(raw, .do(onNext: body)).named(after: self, "-doNext:")
  }

  /// Calls `body` before an error is forwarded; see ``on(next:error:completed:)``.
  @preconcurrency
  public final func doError(_ body: @escaping @Sendable (any Error) -> Void) -> Signal<Value> {
    on(error: body).named(after: self, "-doError:")
  }

  /// Calls `body` before the completion is forwarded; see ``on(next:error:completed:)``.
  @preconcurrency
  public final func doCompleted(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    on(completed: body).named(after: self, "-doCompleted:")
  }
}
