// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension Signal {
  /// Combines the values so far into a result, and emits each intermediate result.
  ///
  ///     source      1--2--3|
  ///     0, then +   1--3--6|
  ///
  /// ```swift
  /// let deposits = Signal.from([1, 2, 3])
  /// deposits.scan(0) { $0 + $1 }.subscribe(next: { print($0) })  // 1, 3, 6
  /// ```
  ///
  /// The initial value itself is not emitted; for that, add ``startWith(_:)``. Each subscription
  /// starts with `initial` again. To emit only the final result, use ``reduce(_:_:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `next` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `next` runs there.
  /// - Complexity: O(1) per value; retains the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns a new result for the result so far and a value.
  @preconcurrency
  public final func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    makeSignal(raw, .scan(initial, next)).named(after: self, "-scanWithStart:reduce:")
  }

  /// Combines the values so far, with their indices, into a result, and emits each intermediate
  /// result.
  ///
  ///     source         a--b--c|
  ///     scanWithIndex  0--1--3|
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c"])
  /// letters.scanWithIndex(0) { sum, _, index in sum + index }
  ///   .subscribe(next: { print($0) })  // 0, 1, 3
  /// ```
  ///
  /// Differs from ``scan(_:_:)`` in that `next` also receives the index of the value, counted from
  /// zero.
  ///
  /// - **Ends:** like ``scan(_:_:)``.
  /// - **Threads:** like ``scan(_:_:)``.
  /// - Complexity: O(1) per value; retains the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Returns a new result for the result so far, a value and its index.
  @preconcurrency
  public final func scanWithIndex<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let initial = initial  // copied for each subscription
    return makeSignal(
      raw,
      .reacting("scan") { _ in
        var (accumulated, index) = (initial, 0)
        return Reaction { (value: Value, sink: EventSink<Result>) in
          accumulated = try next(accumulated, value, index)
          index += 1
          sink.next(accumulated)
        }
      }
    )
    .named(after: self, "-scanWithStart:reduceWithIndex:")
  }
}

extension Signal {
  /// Modifies a result in place with each value, and emits it after each change.
  ///
  /// Use it instead of ``scan(_:_:)`` for collections, which it does not copy unless they are
  /// retained downstream.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Modifies the result for a value.
  @preconcurrency
  public final func scan<Result>(
    into initial: Result, _ next: @escaping @Sendable (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    makeSignal(raw, .scan(into: initial, next)).named(after: self, "-scanInto:")
  }
}
