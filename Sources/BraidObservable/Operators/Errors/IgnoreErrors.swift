// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Subscribes again whenever the source fails, for ever: ``retry()`` by RxSwiftExt's name.
  ///
  /// - **Ends:** completes when the source does; never fails.
  @inlinable
  public func ignoreErrors() -> Observable<Element> { retry() }

  /// Subscribes again after the errors for which `predicate` is true.
  ///
  ///     source                  a-#
  ///     ignoreErrors { false }  a-#
  ///
  /// The next attempt begins at once; to wait in between use ``retry(_:scheduler:)``.
  ///
  /// - **Ends:** completes when the source does; any other error passes.
  ///
  /// - Parameter predicate: Whether an error is ignored.
  @available(swift 6) @preconcurrency @inlinable
  public func ignoreErrors(
    _ predicate: @escaping @Sendable (any Error) -> Bool
  ) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.map { error in if !predicate(error) { throw error } }
    })
  }
}
