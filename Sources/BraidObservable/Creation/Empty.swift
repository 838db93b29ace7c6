// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Completes immediately, without a value.
  ///
  ///     empty()  |
  ///
  /// ```swift
  /// let nothing = Observable<Int>.empty()
  /// ```
  ///
  /// To terminate with an error, use ``error(_:)``; to stay silent without terminating,
  /// ``never()``.
  ///
  /// - **Ends:** completes before `subscribe` returns.
  /// - **Threads:** completes on the subscribing thread.
  /// - **Complexity:** O(1).
  public static func empty() -> Observable<Element> {
    makeObservable(TerminationOperator.completed, start: .immediate)
  }
}

extension ObservableType {
  /// Emits nothing and never terminates.
  ///
  ///     never()  ---
  ///
  /// ```swift
  /// let silence = Observable<Int>.never()
  /// ```
  ///
  /// To terminate immediately, use ``empty()``.
  ///
  /// - **Ends:** never.
  /// - **Threads:** no event is delivered.
  /// - **Complexity:** O(1).
  public static func never() -> Observable<Element> {
    makeObservable(NeverOperator.shared, start: .hot)
  }
}

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
  public static func error(_ error: any Error) -> Observable<Element> {
    makeObservable(TerminationOperator(.error(error)), start: .immediate)
  }
}
