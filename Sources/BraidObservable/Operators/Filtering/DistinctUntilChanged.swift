// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values that differ from the one before.
  ///
  ///     source                  a-a--b-a|
  ///     distinctUntilChanged()  a----b-a|
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    StagedObservable(asObservable(), DistinctValueStage())
  }

  /// Sends the values whose key differs from the key of the one before.
  ///
  /// - Parameter keySelector: The key of a value. An error it throws ends the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctKeyStage(keySelector))
  }

  /// Sends the values that `comparer` tells apart from the one before.
  ///
  /// - Parameter comparer: Whether two values are equal. An error it throws ends the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctStage({ $0 }, comparer))
  }

  /// Sends the values whose key `comparer` tells apart from the key of the one before.
  ///
  /// - Parameters:
  ///   - keySelector: The key of a value. An error it throws ends the sequence.
  ///   - comparer: Whether two keys are equal. An error it throws ends the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctStage(keySelector, comparer))
  }

  /// Sends the values that differ in a property from the one before.
  ///
  /// - Parameter keyPath: The property.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctPropertyStage(keyPath))
  }
}

/// Sends the values whose key differs from the key of the one before.
@usableFromInline
package struct DistinctKeyStage<Element, Key: Equatable>: StageOperator {
  @usableFromInline let key: @Sendable (Element) throws -> Key
  @usableFromInline var last: Key?

  @inlinable
  package init(_ key: @escaping @Sendable (Element) throws -> Key) { self.key = key }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      let key = try key(element)
      if let last, last == key { return }
      last = key
      output.next(element)
    } catch { output.fail(error) }
  }
}

/// Sends the values that differ in a property from the one before.
@usableFromInline
package struct DistinctPropertyStage<Element, Property: Equatable>: StageOperator {
  @usableFromInline let keyPath: KeyPath<Element, Property>
  @usableFromInline var last: Property?

  @inlinable
  package init(_ keyPath: KeyPath<Element, Property>) { self.keyPath = keyPath }

  @inlinable
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    let property = element[keyPath: keyPath]
    if let last, last == property { return }
    last = property
    output.next(element)
  }
}
