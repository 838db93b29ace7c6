// SPDX-License-Identifier: MIT
public import BraidCore

/// What is wrong with a call of a completion handler.
public enum FromAsyncError: Error {
  /// It got both a value and an error, or neither.
  case inconsistentCompletionResult
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a single of a function whose completion handler gets a value or an error.
  ///
  /// The function is called for each subscription. A function with arguments, up to ten, becomes a
  /// function that makes a single: `Single.fromAsync(service.load)(url)`.
  ///
  /// - **Ends:** as the first call of the completion handler says; fails with
  ///   ``FromAsyncError/inconsistentCompletionResult`` if it gets both or neither. Later calls are
  ///   dropped.
  /// - **Threads:** the event arrives where the function calls its completion handler. Disposal
  ///   does not stop the function; for that use `create`.
  ///
  /// - Parameter asyncRequest: The function.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<Er: Error>(
    _ asyncRequest: @escaping @Sendable (@escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> Single<Element> {
    create { single in
      asyncRequest { element, error in
        switch (element, error) {
        case (let element?, nil): single(.success(element))
        case (nil, let error?): single(.failure(error))
        default: single(.failure(FromAsyncError.inconsistentCompletionResult))
        }
      }
      return Disposables.create()
    }
  }
}
