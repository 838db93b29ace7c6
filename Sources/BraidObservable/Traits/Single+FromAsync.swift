// SPDX-License-Identifier: MIT
import BraidCore

/// A misuse of a completion handler.
public enum FromAsyncError: Error {
  /// The handler was called with both a value and an error, or with neither.
  case inconsistentCompletionResult
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Converts a function whose completion handler receives a value or an error to a single.
  ///
  /// The function is called for each subscription. A function with up to ten more arguments becomes
  /// a function that returns a single: `Single.fromAsync(load)(url)`.
  ///
  /// - **Ends:** with the first call of the completion handler; later calls are ignored. Fails with
  ///   ``FromAsyncError/inconsistentCompletionResult`` if the handler receives both a value and an
  ///   error, or neither. Disposal does not stop the function; to stop it, use `create`.
  /// - **Threads:** the event is delivered on the thread on which the function calls its completion
  ///   handler.
  ///
  /// - Parameter asyncRequest: The function.
  @available(swift 6) @preconcurrency
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
