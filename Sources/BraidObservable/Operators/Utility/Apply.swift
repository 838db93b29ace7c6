// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Applies operators that have a name: `source.apply(retrying)` is `retrying(source)`.
  ///
  ///     source               1-2-|
  ///     apply { $0.map(+1) } 2-3-|
  ///
  /// For a piece of a chain that several chains have in common.
  ///
  /// - Parameter transform: Makes the result; called at once.
  /// - Returns: What it made.
  @inlinable
  public func apply<Result>(
    _ transform: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    transform(asObservable())
  }
}
