// SPDX-License-Identifier: MIT
import BraidCore

/// Whether `take(while:)` and `take(until:)` emit the value at which they stop.
public enum TakeBehavior: Sendable {
  /// Emits the value at which it stops.
  case inclusive
  /// Does not emit the value at which it stops.
  case exclusive
}

@available(swift 6)
extension ObservableType {
  /// Emits values until `predicate` returns false for the first time, then completes.
  ///
  ///     source             1-2--3-1|
  ///     take(while: < 3)   1-2--|
  ///
  /// ```swift
  /// let small = Observable.of(1, 2, 3, 1).take(while: { $0 < 3 })  // 1, 2
  /// ```
  ///
  /// To test every value, use ``filter(_:)``.
  ///
  /// - **Ends:** completes at the first value for which `predicate` returns false, which is emitted
  ///   only if `behavior` is `.inclusive`; otherwise with the source. Fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - predicate: Whether to continue after a value.
  ///   - behavior: Whether to emit the value at which it stops.
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    makeObservable(
      rawSource, .take(predicate, until: false, includesLast: behavior == .inclusive))
  }

  /// Emits values until `predicate` returns true for the first time, then completes.
  ///
  ///     source                           1-2--3-1|
  ///     take(until: > 2)                 1-2--|
  ///     take(until: > 2, .inclusive)     1-2--(3|)
  ///
  /// - **Ends:** completes at the first value for which `predicate` returns true, which is emitted
  ///   only if `behavior` is `.inclusive`; otherwise with the source. Fails if `predicate` throws.
  ///
  /// - Parameters:
  ///   - predicate: Whether to stop at a value.
  ///   - behavior: Whether to emit the value at which it stops.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    makeObservable(
      rawSource, .take(predicate, until: true, includesLast: behavior == .inclusive))
  }
}
