// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the property at a key path of each value.
  ///
  ///     source         x--y----|
  ///     mapAt(\.count)  2--3----|
  ///
  /// (`x` is "ab", `y` is "cde".)
  ///
  /// ```swift
  /// let lengths = Observable.of("ab", "cde").mapAt(\.count)  // 2, 3
  /// ```
  ///
  /// RxSwiftExt's name for `map(\.count)`.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter keyPath: The property to emit.
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    nonisolated(unsafe) let keyPath = keyPath  // immutable
    return makeObservable(rawSource, .map { (element: Element) in element[keyPath: keyPath] })
  }
}
