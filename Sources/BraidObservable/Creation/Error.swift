// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Fails immediately, without a value.
  ///
  ///     error(failure)  #
  ///
  /// ```swift
  /// let failure = Observable<Int>.error(RxError.timeout)
  /// ```
  ///
  /// To complete instead, use ``empty()``.
  ///
  /// - **Ends:** fails before `subscribe` returns.
  /// - **Threads:** fails on the subscribing thread.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter error: The error to emit.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    TerminationObservable(.error(error))
  }
}
