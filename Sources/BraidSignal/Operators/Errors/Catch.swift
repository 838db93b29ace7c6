// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Goes on with the signal that `handler` makes of an error.
  ///
  ///     source   a--b--#
  ///     handler  1--2|
  ///     catch    a--b--1--2|
  ///
  /// Values already sent stay. The other signal may fail itself. An error thrown by `handler` is
  /// sent instead.
  ///
  /// - Parameter handler: Makes a signal of the error.
  @preconcurrency @inlinable
  public final func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Signal<Value>
  ) -> Signal<Value> {
    OperatorSignal(Resubscribing(CatchRule(self, handler), tearingDown: .atEnd)).named(
      after: self, "-catch:")
  }

  /// Goes on with another signal after an error.
  ///
  /// - Parameter other: Subscribed to when this one fails.
  @inlinable
  public final func `catch`(to other: Signal<Value>) -> Signal<Value> {
    OperatorSignal(
      Resubscribing(ConcatRule(OneByOne([self, other]), afterErrors: true), tearingDown: .atEnd)
    )
    .named(after: self, "-catchTo:", other.name)
  }

  /// Sends a value and completes instead of failing.
  ///
  /// - Parameter value: Sent in place of the error.
  @inlinable
  public final func catchAndReturn(_ value: Value) -> Signal<Value> { `catch`(to: .just(value)) }
}
