// SPDX-License-Identifier: MIT
public import BraidObservable

@available(swift 6)
extension SharedSequenceConvertibleType {
  /// Emits only the values for which `predicate` returns true.
  ///
  /// - Parameter predicate: Returns true for a value to emit.
  @preconcurrency
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.filter(predicate))
  }

  /// Drops each value whose key equals the key of the value before it.
  ///
  /// - Parameter keySelector: Returns the key of a value.
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(keySelector))
  }

  /// Drops each value that `comparer` considers equal to the value before it.
  ///
  /// - Parameter comparer: Returns true if two values count as equal.
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(comparer))
  }

  /// Drops each value whose key `comparer` considers equal to the key of the value before it.
  ///
  /// - Parameters:
  ///   - keySelector: Returns the key of a value.
  ///   - comparer: Returns true if two keys count as equal.
  @preconcurrency
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) -> K,
    comparer: @escaping @Sendable (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType {
  /// Drops the first `count` values and emits the rest.
  ///
  /// - Parameter count: The number of values to drop. Zero or less drops none.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.skip(count))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops each value that equals the value before it.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged())
  }
}

// Operators that RxSwiftExt adds to shared sequences.

extension SharedSequenceConvertibleType where Element: Hashable {
  /// Emits each value the first time it arrives and drops every later value that equals it.
  ///
  ///     source      a-b-a-c-b|
  ///     distinct()  a-b---c--|
  ///
  /// To compare with the previous value only, which needs no memory, use
  /// ``distinctUntilChanged()``.
  ///
  /// - **Ends:** completes with the source. The values seen are forgotten when the last observer
  ///   has unsubscribed; all observers share them until then.
  ///
  /// - Complexity: O(1) a value; retains every distinct value until the end.
  public func distinct() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinct())
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Emits each value the first time it arrives, for values that are not hashable.
  ///
  /// - Complexity: O(n) per value after n distinct values, which are retained until the end.
  public func distinct() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinct())
  }
}

@available(swift 6)
extension SharedSequenceConvertibleType {
  /// Emits values up to and including the first for which `predicate` is true.
  ///
  ///     source                 a-b-c-d|
  ///     distinct { $0 == b }   a-b----|
  ///
  /// The predicate is called with values that were already emitted, not with the new one, as in
  /// RxSwiftExt. To compare two values, use `distinctUntilChanged(_:)`.
  ///
  /// - **Ends:** completes with the source.
  ///
  /// - Parameter predicate: Returns true for the last value to emit.
  /// - Complexity: O(1) per value; retains one value.
  @preconcurrency
  public func distinct(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinct(predicate))
  }

  /// Divides a shared sequence in two, by a predicate.
  ///
  ///     source      1-2--3|
  ///     matches     1----3|
  ///     nonMatches  --2---|
  ///
  /// (With `{ $0 is odd }`.) Both results share one subscription to the source, and the predicate
  /// is called once per value. Both are shared in the same way as the source: a driver's late
  /// observer receives the latest value of its half.
  ///
  /// - **Ends:** both complete with the source.
  ///
  /// - Parameter predicate: Whether a value belongs to the matches.
  /// - Returns: The values for which `predicate` is true, and the others.
  @preconcurrency
  public func partition(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> (
    matches: SharedSequence<SharingStrategy, Element>,
    nonMatches: SharedSequence<SharingStrategy, Element>
  ) {
    let judged = map { (element: $0, isMatch: predicate($0)) }
    return (
      matches: judged.compactMap { $0.isMatch ? .some($0.element) : nil },
      nonMatches: judged.compactMap { $0.isMatch ? nil : .some($0.element) }
    )
  }
}
