// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Resubscribes whenever the source fails, without limit; RxSwiftExt's name for ``retry()``.
  ///
  /// - **Ends:** completes when the source does; never fails.
  @inlinable
  public func ignoreErrors() -> Observable<Element> { retry() }

  /// Resubscribes after each error for which `predicate` returns true.
  ///
  ///     source                  a-#
  ///     ignoreErrors { false }  a-#
  ///
  /// ```swift
  /// let requests = Observable<Data>.error(URLError(.timedOut))
  /// let patient = requests.ignoreErrors { ($0 as? URLError)?.code == .timedOut }
  /// ```
  ///
  /// It resubscribes immediately. To wait between attempts or to limit their number, use
  /// ``retry(_:scheduler:)``.
  ///
  /// - **Ends:** completes when the source does. An error for which `predicate` returns false ends
  ///   the result.
  /// - **Threads:** resubscribes on the thread on which the source fails.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter predicate: Whether an error leads to another attempt.
  @available(swift 6) @preconcurrency @inlinable
  public func ignoreErrors(
    _ predicate: @escaping @Sendable (any Error) -> Bool
  ) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.map { error in if !predicate(error) { throw error } }
    })
  }
}
