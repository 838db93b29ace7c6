// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits a state, then the states that follow from it, while a condition holds; like a `for`
  /// loop.
  ///
  ///     generate(1, while: { $0 < 9 }, next: { $0 * 2 })  (1248|)
  ///
  /// ```swift
  /// let powers = Signal.generate(1, while: { $0 < 9 }, next: { $0 * 2 })
  /// powers.subscribe(next: { print($0) })  // 1, 2, 4, 8
  /// ```
  ///
  /// For consecutive integers, use ``range(start:count:)``. For states that follow from
  /// asynchronous results, use ``expand(maxConcurrent:_:)``.
  ///
  /// - **Ends:** completes when `condition` returns false; an error thrown by a closure fails the
  ///   signal (C7).
  /// - **Threads:** values arrive synchronously, on the subscribing thread.
  /// - Complexity: O(1) per value.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - condition: Returns true to emit a state; false completes the signal.
  ///   - next: Returns the state that follows.
  @preconcurrency
  public static func generate(
    _ initial: Value, while condition: @escaping @Sendable (Value) throws -> Bool,
    next: @escaping @Sendable (Value) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      GenerateOperator(initial, while: condition, next) { steps, sink, scope in
        steps.runSynchronously(sink, scope)
      }
    ).named("+generate:")
  }
}
