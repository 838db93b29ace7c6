// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableConvertibleType {
  /// Sends `element` in place of an error, then completes.
  ///
  ///     source                           a-b-#
  ///     asInfallible(onErrorJustReturn)  a-b-(x|)
  ///
  /// - Parameter element: What to send.
  /// - Returns: A sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().catchAndReturn(element))
  }

  /// Goes on with another infallible after an error.
  ///
  ///     source                           a-b-#
  ///     other                            x-y|
  ///     asInfallible(onErrorFallbackTo)  a-b-x-y|
  ///
  /// - Parameter infallible: What to go on with.
  /// - Returns: A sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    let sources = OneByOne([asObservable(), infallible.source])
    return Infallible(
      raw: OperatorObservable(
        Resubscribing(ConcatRule(sources, afterErrors: true), tearingDown: .afterNext)))
  }

  /// Goes on with the infallible that a closure makes of an error.
  ///
  /// - Parameter onErrorRecover: Makes what to go on with.
  /// - Returns: A sequence whose type says that it cannot fail.
  @available(swift 6) @preconcurrency @inlinable
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().catch { onErrorRecover($0).source })
  }
}
