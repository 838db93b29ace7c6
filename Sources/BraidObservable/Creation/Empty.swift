// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public static func empty() -> Observable<Element> { TerminationObservable(.completed) }
}

/// An observable of one terminal event.
@usableFromInline
final class TerminationObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let termination: Termination

  @inlinable
  init(_ termination: Termination) {
    self.termination = termination
    super.init(.immediate) { this, sink, _ in
      sink.finish(unsafeDowncast(this, to: TerminationObservable.self).termination)
    }
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
  @inlinable
  public static func never() -> Observable<Element> { Observable(.hot) { _, _, _ in } }
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
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    TerminationObservable(.error(error))
  }
}
