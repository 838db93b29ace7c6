// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends values up to the first one that does not satisfy `predicate`, and completes.
  ///
  ///     source      1--2--3--1|
  ///     less than 3  1--2--|
  ///
  /// The value that ends it is not sent. An error thrown by `predicate` ends the signal (C7).
  ///
  /// - Parameter predicate: Whether to go on.
  @preconcurrency @inlinable
  public final func take(
    while predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, TakeWhileStage(predicate, until: false, includesLast: false))
      .named(after: self, "-takeWhile:")
  }

  /// Sends values up to the first one that satisfies `predicate`, and completes.
  ///
  ///     source   1--2--3--1|
  ///     until 3  1--2--|
  ///
  /// The value that ends it is not sent. An error thrown by `predicate` ends the signal (C7).
  ///
  /// - Parameter predicate: Whether to stop.
  @preconcurrency @inlinable
  public final func take(
    until predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, TakeWhileStage(predicate, until: true, includesLast: false))
      .named(after: self, "-takeUntil:")
  }
}
