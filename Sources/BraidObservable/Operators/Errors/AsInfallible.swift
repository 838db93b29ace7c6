// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableConvertibleType {
  /// Replaces an error with one value and a completion.
  ///
  ///     source                           a-b-#
  ///     asInfallible(onErrorJustReturn)  a-b-(x|)
  ///
  /// ```swift
  /// let count = Observable<Int>.error(RxError.timeout).asInfallible(onErrorJustReturn: 0)  // 0
  /// ```
  ///
  /// To keep the type ``Observable``, use ``ObservableType/catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes when the source completes or fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter element: The value to emit in place of an error.
  /// - Returns: A sequence that cannot fail, by its type.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().catchAndReturn(element).made(by: #function))
  }

  /// Switches to another infallible after an error.
  ///
  ///     source                           a-b-#
  ///     other                            x-y|
  ///     asInfallible(onErrorFallbackTo)  a-b-x-y|
  ///
  /// - Parameter infallible: The sequence to subscribe to after an error.
  /// - Returns: A sequence that cannot fail, by its type.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(
      raw: makeObservable(
        Resubscribing(
          ConcatRule(asObservable(), infallible.source, afterErrors: true),
          tearingDown: .afterNext)))
  }

  /// Switches to an infallible that depends on the error.
  ///
  /// - Parameter onErrorRecover: Returns the sequence to subscribe to after an error.
  /// - Returns: A sequence that cannot fail, by its type.
  @available(swift 6) @preconcurrency
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().catch { onErrorRecover($0).source }.made(by: #function))
  }
}
