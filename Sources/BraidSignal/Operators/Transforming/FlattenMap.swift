// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Makes a signal of each value and sends the values of all of them as they come.
  ///
  ///     source      a-b-----|
  ///     made of a   1--2|
  ///     made of b   3--4|
  ///     flattenMap  1-32-4--|
  ///
  /// All signals made are subscribed to at once; results interleave. For one after the other, map
  /// and use `concat`; for only the newest, `switchToLatest`.
  ///
  /// - **Ends:** completes when the source and all signals made have; the first error of any of
  ///   them ends it at once.
  ///
  /// - Parameter transform: Makes a signal of a value.
  @preconcurrency @inlinable
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    OperatorSignal(FlatMap(self, .always, InnerSignal(transform))).named(
      after: self, "-flattenMap:")
  }

  /// ``flattenMap(_:)`` by the name other libraries give it.
  @preconcurrency @inlinable
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(transform)
  }
}

extension Signal {
  /// Makes a signal of each value and sends the values of them as `strategy` says.
  ///
  ///     source            a-b------|
  ///     made of a         1--2|
  ///     made of b         3--4|
  ///     flatMap(.merge)   1-32-4---|
  ///     flatMap(.concat)  1--23--4-|
  ///     flatMap(.latest)  1-3--4---|
  ///
  /// What `map` does together with `flatten`, `concat` or `switchToLatest`, in one operator.
  ///
  /// - **Ends:** as those do.
  ///
  /// - Parameters:
  ///   - strategy: What happens to a signal while others are under way.
  ///   - transform: Makes a signal of a value.
  @preconcurrency @inlinable
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    switch strategy {
    case .merge:
      flattenMap(transform)
    case .concat:
      OperatorSignal(LimitedFlatMap(self, limit: 1, .always, InnerSignal(transform)))
        .named(after: self, "-flattenMap: concat")
    case .latest:
      OperatorSignal(FlatMapLatest(self, InnerSignal(transform), subscribesFirst: true))
        .named(after: self, "-flattenMap: latest")
    }
  }
}

/// What happens to an inner signal while others are under way.
public enum FlattenStrategy: Hashable, Sendable {
  /// All are subscribed to at once.
  case merge
  /// Each waits for the ones before it to complete.
  case concat
  /// Each replaces the one before it.
  case latest
}

/// Makes the inner signal of a value.
@usableFromInline
struct InnerSignal<Input, Output>: InnerSelecting {
  @usableFromInline let make: @Sendable (Input) throws -> Signal<Output>

  @inlinable
  init(_ make: @escaping @Sendable (Input) throws -> Signal<Output>) { self.make = make }

  @inlinable @inline(__always)
  func inner(of input: Input) throws -> EventSource<Output> { try make(input) }
}
