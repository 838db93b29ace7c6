// SPDX-License-Identifier: MIT

extension ObservableType where Element: Collection {
  /// Sends each collection with its elements transformed.
  ///
  ///     source               x--y---|
  ///     mapMany { 2 * $0 }   X--Y---|
  ///
  /// (`x` is `[1, 2]` and `X` is `[2, 4]`; `y` and `Y` are empty.)
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: The result for an element of a collection.
  /// - Complexity: O(n) a collection of n elements.
  @available(swift 6) @preconcurrency @inlinable
  public func mapMany<Result>(
    _ transform: @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    map { try $0.map(transform) }
  }
}
