// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits true as soon as a value satisfies `predicate`, or false when the source completes
  /// without one.
  ///
  ///     source    1--2--3--4|
  ///     over 2    ------(t|)
  ///
  /// ```swift
  /// let prices = Signal.from([3, 12, 7])
  /// prices.contains { $0 > 10 }.subscribe(next: { print($0) })  // true
  /// ```
  ///
  /// Use ``allSatisfy(_:)`` to ask about every value, and ``filter(_:)`` to receive the matching
  /// values themselves.
  ///
  /// - **Ends:** completes right after its value, and disposes the source if that has not ended. An
  ///   error of the source is forwarded, and an error thrown by `predicate` fails the signal (C7).
  ///   In ReactiveObjC both become false.
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true for a matching value. Not called again after the first
  ///   match.
  @preconcurrency
  public final func contains(
    where predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Bool> {
    makeSignal(raw, .find(predicate, sought: true, answer: true)).named(after: self, "-any:")
  }

  /// Emits false as soon as a value does not satisfy `predicate`, or true when the source completes
  /// without one.
  ///
  ///     source     1--2--3--4|
  ///     less than 3  ------(f|)
  ///
  /// ```swift
  /// let scores = Signal.from([7, 9, 8])
  /// scores.allSatisfy { $0 > 5 }.subscribe(next: { print($0) })  // true
  /// ```
  ///
  /// Use ``contains(where:)`` to ask about any value, and ``take(while:)`` to receive the values up
  /// to the first that fails the test.
  ///
  /// - **Ends:** completes right after its value, and disposes the source if that has not ended. An
  ///   error of the source is forwarded, and an error thrown by `predicate` fails the signal (C7).
  ///   In ReactiveObjC both become false.
  /// - **Threads:** events arrive on the source's thread; `predicate` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter predicate: Returns true for a value that passes the test. Not called again after
  ///   the first failure.
  @preconcurrency
  public final func allSatisfy(
    _ predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Bool> {
    makeSignal(raw, .find(predicate, sought: false, answer: false)).named(
      after: self, "-all:")
  }

  /// Emits true with the source's first value, or false when the source completes without a value.
  ///
  ///     source      ---a--b|
  ///     isNotEmpty  ---(t|)
  ///
  /// ```swift
  /// let results = Signal.from([4, 5])
  /// results.isNotEmpty().subscribe(next: { print($0) })  // true
  /// ```
  ///
  /// Use ``isEmpty()`` for the opposite answer, and ``contains(where:)`` to look for particular
  /// values.
  ///
  /// - **Ends:** completes right after its value, and disposes the source if that has not ended. An
  ///   error is forwarded.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  public final func isNotEmpty() -> Signal<Bool> {
    makeSignal(raw, .find({ (_: Value) in true }, sought: true, answer: true))
      .named(after: self, "-any")
  }

  /// Emits false with the source's first value, or true when the source completes without a value.
  ///
  ///     source   ---a--b|
  ///     isEmpty  ---(f|)
  ///
  /// ```swift
  /// let results = Signal<Int>.empty
  /// results.isEmpty().subscribe(next: { print($0) })  // true
  /// ```
  ///
  /// Use ``isNotEmpty()`` for the opposite answer.
  ///
  /// - **Ends:** completes right after its value, and disposes the source if that has not ended. An
  ///   error is forwarded.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  public final func isEmpty() -> Signal<Bool> {
    makeSignal(raw, .find({ (_: Value) in true }, sought: true, answer: false))
      .named(after: self, "-isEmpty")
  }

  /// ReactiveObjC's name for ``isNotEmpty()``.
  public final func any() -> Signal<Bool> { isNotEmpty().made(by: #function) }

  /// ReactiveObjC's name for ``contains(where:)``.
  @preconcurrency
  public final func any(_ predicate: @escaping @Sendable (Value) throws -> Bool) -> Signal<Bool> {
    contains(where: predicate).made(by: #function)
  }

  /// ReactiveObjC's name for ``allSatisfy(_:)``.
  @preconcurrency
  public final func all(_ predicate: @escaping @Sendable (Value) throws -> Bool) -> Signal<Bool> {
    allSatisfy(predicate).made(by: #function)
  }
}
