// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Divides a sequence in two, by a predicate.
  ///
  ///     source      1-2--3|
  ///     matches     1----3|
  ///     nonMatches  --2---|
  ///
  /// (With `{ $0 is odd }`.) The two share one subscription to the source while either is
  /// observed, as with ``share(replay:scope:)``: a value that comes before the second one is
  /// subscribed to is missed by it, so subscribe to both before the source sends. The predicate is
  /// asked once a value.
  ///
  /// - **Ends:** both with the source; both fail if `predicate` throws.
  ///
  /// - Parameter predicate: Whether a value is among the matches.
  /// - Returns: The values for which it is true, and the others.
  @available(swift 6) @preconcurrency @inlinable
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let judged = map { (element: $0, isMatch: try predicate($0)) }.share()
    return (
      matches: judged.compactMap { $0.isMatch ? .some($0.element) : nil },
      nonMatches: judged.compactMap { $0.isMatch ? nil : .some($0.element) }
    )
  }
}
