// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits a value only if it differs from the previous one.
  ///
  ///     source                  a-a--b-a|
  ///     distinctUntilChanged()  a----b-a|
  ///
  /// ```swift
  /// let levels = Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()  // 1, 2, 1
  /// ```
  ///
  /// To drop values that occurred at any time before, use `distinct()`.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; keeps one value.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    StagedObservable(asObservable(), DistinctValueStage())
  }

  /// Emits a value only if its key differs from the previous value's key.
  ///
  /// - Parameter keySelector: Returns the key of a value. If it throws, the result fails with that
  ///   error.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctKeyStage(keySelector))
  }

  /// Emits a value only if `comparer` does not consider it equal to the previous one.
  ///
  /// - Parameter comparer: Whether two values are equal. If it throws, the result fails with that
  ///   error.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctStage({ $0 }, comparer))
  }

  /// Emits a value only if `comparer` does not consider its key equal to the previous value's key.
  ///
  /// - Parameters:
  ///   - keySelector: Returns the key of a value. If it throws, the result fails with that error.
  ///   - comparer: Whether two keys are equal. If it throws, the result fails with that error.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctStage(keySelector, comparer))
  }

  /// Emits a value only if one of its properties differs from the previous value's.
  ///
  /// - Parameter keyPath: The property to compare.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctPropertyStage(keyPath))
  }
}

/// Emits the values whose key differs from the previous key.
@usableFromInline
struct DistinctKeyStage<Element, Key: Equatable>: StageOperator {
  @usableFromInline let key: @Sendable (Element) throws -> Key
  @usableFromInline var last: Key?

  @inlinable
  init(_ key: @escaping @Sendable (Element) throws -> Key) { self.key = key }

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      let key = try key(element)
      if let last, last == key { return }
      last = key
      output.next(element)
    } catch { output.fail(error) }
  }
}

/// Emits the values of which one property differs from the previous value's.
@usableFromInline
struct DistinctPropertyStage<Element, Property: Equatable>: StageOperator {
  @usableFromInline let keyPath: KeyPath<Element, Property>
  @usableFromInline var last: Property?

  @inlinable
  init(_ keyPath: KeyPath<Element, Property>) { self.keyPath = keyPath }

  @inlinable
  mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    let property = element[keyPath: keyPath]
    if let last, last == property { return }
    last = property
    output.next(element)
  }
}
