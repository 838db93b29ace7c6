// SPDX-License-Identifier: MIT
public import BraidCore

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

  /// Converts a function with one argument before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, Er: Error>(
    _ asyncRequest: @escaping @Sendable (A, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A) -> Single<Element> {
    { a in Single<Element>.fromAsync({ asyncRequest(a, $0) }) }
  }

  /// Converts a function with two arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, Er: Error>(
    _ asyncRequest: @escaping @Sendable (A, B, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B) -> Single<Element> {
    { a, b in Single<Element>.fromAsync({ asyncRequest(a, b, $0) }) }
  }

  /// Converts a function with three arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, Er: Error>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C) -> Single<Element> {
    { a, b, c in Single<Element>.fromAsync({ asyncRequest(a, b, c, $0) }) }
  }

  /// Converts a function with four arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Er: Error>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D) -> Single<Element> {
    { a, b, c, d in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, $0) }) }
  }

  /// Converts a function with five arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Single<Element> {
    { a, b, c, d, e in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, $0) }) }
  }

  /// Converts a function with six arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Single<Element> {
    { a, b, c, d, e, f in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, $0) }) }
  }

  /// Converts a function with seven arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Single<Element> {
    { a, b, c, d, e, f, g in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) }) }
  }

  /// Converts a function with eight arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, @escaping @Sendable (Element?, Er?) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H) -> Single<Element> {
    { a, b, c, d, e, f, g, h in
      Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  /// Converts a function with nine arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element?, Er?) -> Void)
      -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Single<Element> {
    { a, b, c, d, e, f, g, h, i in
      Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  /// Converts a function with ten arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable, J: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (
        A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element?, Er?) -> Void
      ) -> Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Single<Element> {
    { a, b, c, d, e, f, g, h, i, j in
      Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}
