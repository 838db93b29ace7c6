// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension Signal {
  /// Combines all values into one result, and emits it when the source completes.
  ///
  ///     source      1--2--3--|
  ///     0, then +   ---------(6|)
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2, 3])
  /// numbers.reduce(0) { $0 + $1 }.subscribe(next: { print($0) })  // 6
  /// ```
  ///
  /// To emit each intermediate result, use ``scan(_:_:)``. To append to a collection in place, use
  /// ``reduce(into:_:)``.
  ///
  /// - **Ends:** completion first emits the result, which is `initial` for an empty source; an
  ///   error is forwarded and drops the result. An error thrown by `next` fails the signal (C7).
  /// - **Threads:** `next` runs on the source's thread; the result arrives on the thread on which
  ///   the source completes.
  /// - Complexity: O(1) per value; retains the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns a new result for the result so far and a value.
  @preconcurrency
  public final func reduce<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    makeSignal(raw, .reduce(initial, next)).named(after: self, "-aggregateWithStart:reduce:")
  }

  /// Combines all values, with their indices, into one result, and emits it when the source
  /// completes.
  ///
  ///     source           a--b--c--|
  ///     reduceWithIndex  ---------(3|)
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c"])
  /// letters.reduceWithIndex(0) { sum, _, index in sum + index }
  ///   .subscribe(next: { print($0) })  // 3
  /// ```
  ///
  /// Differs from ``reduce(_:_:)`` in that `next` also receives the index of the value, counted
  /// from zero.
  ///
  /// - **Ends:** like ``reduce(_:_:)``.
  /// - **Threads:** like ``reduce(_:_:)``.
  /// - Complexity: O(1) per value; retains the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns a new result for the result so far, a value and its index.
  @preconcurrency
  public final func reduceWithIndex<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    makeSignal(
      raw,
      .reduce((result: initial, index: 0)) { (state, value: Value) in
        (result: try next(state.result, value, state.index), index: state.index + 1)
      } _: {
        $0.result
      }
    ).named(after: self, "-aggregateWithStart:reduceWithIndex:")
  }

  /// Updates a state with each value, and emits the state when the source completes.
  ///
  ///     source              1--2--3--|
  ///     reduce(into: 0, +=) ---------(6|)
  ///
  /// ```swift
  /// let words = Signal.from(["to", "be", "or", "not", "to", "be"])
  /// words.reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
  ///   .subscribe(next: { (counts: [String: Int]) in print(counts["to", default: 0]) })  // 2
  /// ```
  ///
  /// Differs from ``reduce(_:_:)`` in that `update` mutates the state in place, which suits
  /// collections. Each subscription starts with `initial`. If the state is an object, which all
  /// subscriptions would share, use ``reduce(makeInitial:_:)``.
  ///
  /// - **Ends:** like ``reduce(_:_:)``.
  ///
  /// - Parameters:
  ///   - initial: The state before the first value.
  ///   - update: Updates the state with a value.
  @preconcurrency
  public final func reduce<Result>(
    into initial: Result, _ update: @escaping @Sendable (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    makeSignal(raw, .reduce(into: initial, update)).named(after: self, "-reduceInto:")
  }

  /// Combines all values into one result that starts from a value created for each subscription.
  ///
  /// Differs from ``reduce(_:_:)`` in that `makeInitial` creates the initial result of each
  /// subscription. Use it if the result is an object, which subscriptions must not share.
  ///
  /// - **Ends:** like ``reduce(_:_:)``; fails immediately if `makeInitial` throws.
  ///
  /// - Parameters:
  ///   - makeInitial: Creates the initial result. Called once for each subscription.
  ///   - next: Returns a new result for the result so far and a value.
  @preconcurrency
  public final func reduce<Result>(
    makeInitial: @escaping @Sendable () throws -> Result,
    _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let source = self  // is subscribed to from any thread, as all sources are
    return Signal<Result>.deferred { source.reduce(try makeInitial(), next) }.named(
      after: self, "-aggregateWithStartFactory:reduce:")
  }
}
