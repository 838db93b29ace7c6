// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends values from the first one on that does not satisfy `predicate`.
  ///
  ///     source       1--2--3--1|
  ///     less than 3  ------3--1|
  ///
  /// Once it has found that value, it does not call `predicate` any more. An error thrown by
  /// `predicate` ends the signal (C7).
  ///
  /// - Parameter predicate: Whether to leave a value out.
  @preconcurrency @inlinable
  public final func skip(
    while predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, SkipWhileStage(predicate)).named(after: self, "-skipWhile:")
  }

  /// Sends values from the first one on that satisfies `predicate`.
  ///
  ///     source   1--2--3--1|
  ///     until 3  ------3--1|
  ///
  /// Once it has found that value, it does not call `predicate` any more. An error thrown by
  /// `predicate` ends the signal (C7).
  ///
  /// - Parameter predicate: Whether to begin.
  @preconcurrency @inlinable
  public final func skip(
    until predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, SkipWhileStage { try !predicate($0) }).named(after: self, "-skipUntil:")
  }
}
