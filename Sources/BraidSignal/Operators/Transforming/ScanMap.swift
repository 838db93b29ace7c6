// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Updates a state with each value, and emits a result of its own for each.
  ///
  ///     source              1-2--3|
  ///     the sum, and twice  2-6--c|
  ///
  /// (The state is the sum so far; the result is twice that: `c` is 12.)
  ///
  /// ```swift
  /// let lines = Signal.from(["a", "b", "a"])
  /// lines.scanMap(into: Set<String>()) { seen, line in seen.insert(line).inserted }
  ///   .subscribe(next: { print($0) })  // true, true, false
  /// ```
  ///
  /// To emit the state itself, use ``scan(_:_:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `next` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `next` runs there.
  /// - Complexity: O(1) per value; retains the state of each subscription.
  ///
  /// - Parameters:
  ///   - initial: The state before the first value.
  ///   - next: Returns the new state and a result, for the state and a value.
  @preconcurrency
  public final func scanMap<State, Result>(
    _ initial: State, _ next: @escaping @Sendable (State, Value) throws -> (State, Result)
  ) -> Signal<Result> {
    scanMap(into: initial) { state, value in
      let (newState, result) = try next(state, value)
      state = newState
      return result
    }
  }

  /// Modifies a state in place with each value, and emits a result of its own for each.
  ///
  /// Differs from ``scanMap(_:_:)`` in that the state is not copied: use it for collections.
  ///
  /// - Parameters:
  ///   - initial: The state before the first value.
  ///   - next: Modifies the state for a value, and returns a result.
  @preconcurrency
  public final func scanMap<State, Result>(
    into initial: State, _ next: @escaping @Sendable (inout State, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let initial = initial  // copied for each subscription
    return makeSignal(
      raw,
      .reacting("scanMap") { _ in
        var state = initial
        return Reaction { (value: Value, sink: EventSink<Result>) in
          sink.next(try next(&state, value))
        }
      }
    ).named(after: self, "-scanMap:")
  }
}
