// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Combines each value with the value before it.
  ///
  ///     source                     b--c--d|
  ///     1 of ab, 2 of bc, 3 of cd  1--2--3|
  ///
  /// ```swift
  /// let odometer = Signal.from([5, 9, 10])
  /// odometer.combinePrevious(0) { $1 - $0 }.subscribe(next: { print($0) })  // 5, 4, 1
  /// ```
  ///
  /// Results are not fed back into `combine`; for that, use ``scan(_:_:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `combine` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `combine` runs there.
  /// - Complexity: O(1) per value; retains the most recent value of each subscription.
  ///
  /// - Parameters:
  ///   - initial: The value before the first value.
  ///   - combine: Returns a result for the value before and the new value.
  @preconcurrency
  public final func combinePrevious<Result>(
    _ initial: Value, _ combine: @escaping @Sendable (Value, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let initial = initial  // copied for each subscription
    return makeSignal(
      raw,
      .reacting("combinePrevious") { _ in
        var previous = initial
        return Reaction { (value: Value, sink: EventSink<Result>) in
          let before = previous
          previous = value
          sink.next(try combine(before, value))
        }
      }
    )
    .named(after: self, "-combinePreviousWithStart:reduce:")
  }

  /// Emits each value together with the value before it, from the second value on.
  ///
  ///     source             a-b--c-d|
  ///     combinePrevious()  --x--y-z|
  ///
  /// (`x` is `("a", "b")`, `y` is `("b", "c")`, and so on.)
  ///
  /// Differs from ``combinePrevious(_:_:)`` in that it needs no value before the first one, for
  /// which it emits nothing.
  public final func combinePrevious() -> Signal<(Value, Value)> {
    makeSignal(raw, .pairwise(Value.self)).named(after: self, "-combinePrevious")
  }

  /// Emits each value together with the value before it, `initial` for the first value.
  ///
  ///     source              b-c--d|
  ///     combinePrevious(a)  x-y--z|
  ///
  /// (`x` is `("a", "b")`, `y` is `("b", "c")`, and so on.)
  ///
  /// Equals ``combinePrevious(_:_:)`` with a closure that makes a tuple.
  ///
  /// - Parameter initial: The value before the first value.
  public final func combinePrevious(_ initial: Value) -> Signal<(Value, Value)> {
    makeSignal(raw, .pairwise(from: initial))
      .named(after: self, "-combinePreviousWithStart:reduce:")
  }
}
