// SPDX-License-Identifier: MIT

extension ObservableType where Element: Collection {
  /// Transforms the elements of each collection.
  ///
  ///     source               x--y---|
  ///     mapMany { 2 * $0 }   X--Y---|
  ///
  /// (`x` is `[1, 2]` and `X` is `[2, 4]`; `y` and `Y` are empty.)
  ///
  /// ```swift
  /// let doubled = Observable.of([1, 2], []).mapMany { $0 * 2 }  // [2, 4], []
  /// ```
  ///
  /// To transform each collection as a whole, use ``ObservableType/map(_:)``.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter transform: Returns the result for an element of a collection.
  /// - Complexity: O(n) for a collection of n elements.
  @available(swift 6) @preconcurrency @inlinable
  public func mapMany<Result>(
    _ transform: @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    map { try $0.map(transform) }
  }
}
