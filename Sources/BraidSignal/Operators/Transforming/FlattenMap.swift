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
  /// All signals made are subscribed to at once; results interleave. For one after the other, map and
  /// use ``concat()``; for only the newest, ``switchToLatest()``.
  ///
  /// - **Ends:** completes when the source and all signals made have; the first error of any of them
  ///   ends it at once.
  ///
  /// - Parameter transform: Makes a signal of a value.
  @preconcurrency @inlinable
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    OperatorSignal(FlatMap(self, InnerSignal(transform))).named("[\(name)] -flattenMap:")
  }

  /// ``flattenMap(_:)`` by the name other libraries give it.
  @preconcurrency @inlinable
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(transform)
  }
}

/// Makes the inner signal of a value.
@frozen
@usableFromInline
struct InnerSignal<Input, Output>: InnerSelecting {
  @usableFromInline let make: @Sendable (Input) throws -> Signal<Output>

  @inlinable
  init(_ make: @escaping @Sendable (Input) throws -> Signal<Output>) { self.make = make }

  @inlinable @inline(__always)
  func inner(of input: Input) throws -> EventSource<Output> { try make(input) }
}
