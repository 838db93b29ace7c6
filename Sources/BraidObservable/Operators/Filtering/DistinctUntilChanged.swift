// SPDX-License-Identifier: MIT
import BraidCore

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
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    makeObservable(rawSource, .distinctUntilChanged(Element.self))
  }

  /// Emits a value only if its key differs from the previous value's key.
  ///
  /// - Parameter keySelector: Returns the key of a value. If it throws, the result fails with that
  ///   error.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    makeObservable(rawSource, .distinctUntilChanged(keySelector) { $0 == $1 })
  }

  /// Emits a value only if `comparer` does not consider it equal to the previous one.
  ///
  /// - Parameter comparer: Whether two values are equal. If it throws, the result fails with that
  ///   error.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(rawSource, .distinctUntilChanged(comparer))
  }

  /// Emits a value only if `comparer` does not consider its key equal to the previous value's key.
  ///
  /// - Parameters:
  ///   - keySelector: Returns the key of a value. If it throws, the result fails with that error.
  ///   - comparer: Whether two keys are equal. If it throws, the result fails with that error.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(rawSource, .distinctUntilChanged(keySelector, comparer))
  }

  /// Emits a value only if one of its properties differs from the previous value's.
  ///
  /// - Parameter keyPath: The property to compare.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    nonisolated(unsafe) let keyPath = keyPath  // immutable
    return makeObservable(
      rawSource,
      .distinctUntilChanged { (element: Element) in
        element[keyPath: keyPath]
      } _: {
        $0 == $1
      })
  }
}
