// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes a source of a function with a completion handler.
  ///
  /// ```swift
  /// let answer = Observable.fromAsync(service.ask)  // func ask(_ completion: ...)
  /// ```
  ///
  /// The function is called for each subscription. A function with arguments, up to ten, becomes a
  /// function that makes an observable: `Observable.fromAsync(service.load)(url)`.
  ///
  /// - **Ends:** completes after the first value; what the function hands over later is dropped.
  /// - **Threads:** the value arrives where the function calls its completion handler. Disposal
  ///   does not stop the function; for that use ``create(_:)``.
  ///
  /// - Parameter asyncRequest: The function.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync(
    _ asyncRequest: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    create { observer in
      asyncRequest {
        observer.onNext($0)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}
