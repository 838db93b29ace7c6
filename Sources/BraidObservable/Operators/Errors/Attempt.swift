// SPDX-License-Identifier: MIT
extension ObservableType {
  /// Validates each value; an error thrown by `body` fails the result.
  ///
  ///     source         a--b--c|
  ///     throws for c   a--b--#
  ///
  /// ```swift
  /// struct Negative: Error {}
  /// let amounts = Observable.of(5, 3, -1).attempt { if $0 < 0 { throw Negative() } }
  /// ```
  ///
  /// Values for which `body` returns are forwarded unchanged. `do(onNext:)` is the same operator
  /// for side effects. To transform the values as well, use `map(_:)`, whose closure may throw,
  /// too.
  ///
  /// - **Ends:** with the source; fails if `body` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter body: Called with each value before it is forwarded.
  @preconcurrency
  public func attempt(
    _ body: @escaping @Sendable (Element) throws -> Void
  ) -> Observable<Element> {
    makeObservable(rawSource, .do(onNext: body))
  }
}
