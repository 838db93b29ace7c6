// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits each value only the first time it occurs, by an identity.
  ///
  ///     source        a-b-a-c-b|
  ///     uniqueValues  a-b---c--|
  ///
  /// ```swift
  /// let words = Signal.from(["Ant", "bee", "ant"])
  /// words.uniqueValues { $0.lowercased() }.subscribe(next: { print($0) })  // Ant, bee
  /// ```
  ///
  /// To compare each value with the previous value only, which needs no growing memory, use
  /// ``distinctUntilChanged()``.
  ///
  /// - **Ends:** with the source; an error thrown by `identity` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `identity` runs there.
  /// - Complexity: O(1) per value; each subscription retains all identities until it ends.
  ///
  /// - Parameter identity: Returns what identifies a value.
  @preconcurrency @inlinable
  public final func uniqueValues<Identity: Hashable>(
    _ identity: @escaping @Sendable (Value) throws -> Identity
  ) -> Signal<Value> {
    StagedSignal(self, UniqueStage(identity)).named(after: self, "-uniqueValues:")
  }
}

extension Signal where Value: Hashable {
  /// Emits each value only the first time it occurs.
  ///
  /// Differs from ``uniqueValues(_:)`` in that values are their own identities.
  @inlinable
  public final func uniqueValues() -> Signal<Value> {
    StagedSignal(self, DistinctSetStage()).named(after: self, "-uniqueValues")
  }
}

/// Sends the values whose identities are new.
@usableFromInline
struct UniqueStage<Element, Identity: Hashable>: StageOperator {
  @usableFromInline let identity: @Sendable (Element) throws -> Identity
  @usableFromInline var seen: Set<Identity> = []

  @inlinable
  init(_ identity: @escaping @Sendable (Element) throws -> Identity) { self.identity = identity }

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      if seen.insert(try identity(element)).inserted { output.next(element) }
    } catch { output.fail(error) }
  }
}
