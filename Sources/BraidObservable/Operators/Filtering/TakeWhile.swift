// SPDX-License-Identifier: MIT
public import BraidCore

/// Whether `take(while:)` and `take(until:)` send the value that ends them.
public enum TakeBehavior: Sendable {
  /// The value that ends it is sent.
  case inclusive
  /// The value that ends it is not sent.
  case exclusive
}

extension ObservableType {
  /// Sends the values up to the first one for which `predicate` is false.
  ///
  ///     source             1-2--3-1|
  ///     take(while: < 3)   1-2--|
  ///
  /// - **Ends:** with that value, which is sent only if `behavior` says so; with the source if
  ///   there is none; fails if `predicate` throws.
  ///
  /// - Parameters:
  ///   - predicate: Whether to go on after a value.
  ///   - behavior: Whether the value that ends it is sent.
  @available(swift 6) @preconcurrency @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    StagedObservable(
      asObservable(),
      TakeWhileStage(predicate, until: false, includesLast: behavior == .inclusive))
  }

  /// Sends the values up to the first one for which `predicate` is true.
  ///
  ///     source                           1-2--3-1|
  ///     take(until: > 2)                 1-2--|
  ///     take(until: > 2, .inclusive)     1-2--(3|)
  ///
  /// - **Ends:** with that value, which is sent only if `behavior` says so; with the source if
  ///   there is none; fails if `predicate` throws.
  ///
  /// - Parameters:
  ///   - predicate: Whether a value is the end.
  ///   - behavior: Whether the value that ends it is sent.
  @available(swift 6) @preconcurrency @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    StagedObservable(
      asObservable(),
      TakeWhileStage(predicate, until: true, includesLast: behavior == .inclusive))
  }
}
