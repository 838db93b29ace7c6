// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Completes instead of failing.
  ///
  ///     source                    a-b-#
  ///     catchErrorJustComplete()  a-b-|
  ///
  /// ```swift
  /// let source = Observable.of("a", "b").concat(Observable.error(RxError.timeout))
  /// let quiet = source.catchErrorJustComplete()  // "a", "b"
  /// ```
  ///
  /// The error is lost. To observe it first, use `do(onError:)`. To emit a value instead, use
  /// ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes when the source completes or fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per event.
  @inlinable
  public func catchErrorJustComplete() -> Observable<Element> {
    `catch` { _ in .empty() }
  }
}
