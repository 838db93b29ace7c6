// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Sends the values for which `predicate` is true.
  ///
  /// - Parameter predicate: Whether a value is sent.
  @available(swift 6) @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.filter(predicate))
  }

  /// Leaves out the first values.
  ///
  /// - Parameter count: How many; zero or less leaves out none.
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.skip(count))
  }

  /// Leaves out a value whose key equals that of the one before.
  ///
  /// - Parameter keySelector: The key of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(keySelector))
  }

  /// Leaves out a value that equals the one before, as `comparer` says.
  ///
  /// - Parameter comparer: Whether two values are equal.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(comparer))
  }

  /// Leaves out a value whose key equals that of the one before, as `comparer` says.
  ///
  /// - Parameters:
  ///   - keySelector: The key of a value.
  ///   - comparer: Whether two keys are equal.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) -> K,
    comparer: @escaping @Sendable (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Leaves out a value that equals the one before.
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.distinctUntilChanged())
  }
}
