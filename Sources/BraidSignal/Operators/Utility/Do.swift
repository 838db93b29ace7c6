// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Calls closures before it passes events on; none of them is called on disposal.
  ///
  ///     source  a--b--c|
  ///     on      a--b--c|
  ///
  /// An error thrown by `next` ends the signal (C7).
  ///
  /// - Parameters:
  ///   - next: Called before each value.
  ///   - error: Called before an error.
  ///   - completed: Called before completion.
  @preconcurrency @inlinable
  public final func on(
    next: (@Sendable (Value) throws -> Void)? = nil,
    error: (@Sendable (any Error) -> Void)? = nil,
    completed: (@Sendable () -> Void)? = nil
  ) -> Signal<Value> {
    if let next, error == nil, completed == nil { return doNext(next) }
    return StagedSignal(
      self,
      DoStage<Value>(
        onNext: next, afterNext: nil,
        onTermination: { $0.call(error, completed) }, afterTermination: nil)
    ).named(after: self, "-on:")
  }

  /// Calls `body` before it passes a value on; see ``on(next:error:completed:)``.
  @preconcurrency @inlinable
  public final func doNext(_ body: @escaping @Sendable (Value) throws -> Void) -> Signal<Value> {
    StagedSignal(self, DoNextStage(body)).named(after: self, "-doNext:")
  }

  /// Calls `body` before it passes an error on; see ``on(next:error:completed:)``.
  @preconcurrency @inlinable
  public final func doError(_ body: @escaping @Sendable (any Error) -> Void) -> Signal<Value> {
    on(error: body).named(after: self, "-doError:")
  }

  /// Calls `body` before it passes completion on; see ``on(next:error:completed:)``.
  @preconcurrency @inlinable
  public final func doCompleted(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    on(completed: body).named(after: self, "-doCompleted:")
  }
}
