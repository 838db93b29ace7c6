// SPDX-License-Identifier: MIT
import BraidCore

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
  /// - Parameter identity: Returns the identity of a value.
  @preconcurrency
  public final func uniqueValues<Identity: Hashable>(
    _ identity: @escaping @Sendable (Value) throws -> Identity
  ) -> Signal<Value> {
    makeSignal(raw, .distinct(by: identity)).named(after: self, "-uniqueValues:")
  }
}

extension Signal where Value: Hashable {
  /// Emits each value only the first time it occurs.
  ///
  /// Differs from ``uniqueValues(_:)`` in that values are their own identities.
  public final func uniqueValues() -> Signal<Value> {
    makeSignal(raw, .distinct { (value: Value) in value }).named(after: self, "-uniqueValues")
  }
}
