// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Converts a function with a completion handler to an observable.
  ///
  ///     fromAsync { a }  (a|)
  ///
  /// ```swift
  /// @Sendable func answer(_ completion: @escaping @Sendable (Int) -> Void) { completion(42) }
  /// let answers = Observable.fromAsync(answer)
  /// ```
  ///
  /// The function is called for each subscription. A function with up to ten more arguments becomes
  /// a function that returns an observable: `Observable.fromAsync(load)(url)`. For an async
  /// closure, use ``async(priority:_:)``. To stop the function on disposal, use
  /// ``ObservableType/create(_:)``.
  ///
  /// - **Ends:** completes after the first value; further calls of the completion handler are
  ///   ignored. Disposal does not stop the function.
  /// - **Threads:** the value is delivered on the thread on which the function calls its completion
  ///   handler.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter asyncRequest: The function.
  @available(swift 6) @preconcurrency
  public static func fromAsync(
    _ asyncRequest: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    create { observer in
      asyncRequest {
        observer.onNext($0)
        observer.onCompleted()
      }
      return Disposables.create()
    }.made(by: #function)
  }
}
