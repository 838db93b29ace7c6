// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Converts a function with a completion handler to an observable.
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

  /// Converts a function with one argument before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    { a in .fromAsync({ asyncRequest(a, $0) }) }
  }

  /// Converts a function with two arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    { a, b in .fromAsync({ asyncRequest(a, b, $0) }) }
  }

  /// Converts a function with three arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    { a, b, c in .fromAsync({ asyncRequest(a, b, c, $0) }) }
  }

  /// Converts a function with four arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    { a, b, c, d in .fromAsync({ asyncRequest(a, b, c, d, $0) }) }
  }

  /// Converts a function with five arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    { a, b, c, d, e in .fromAsync({ asyncRequest(a, b, c, d, e, $0) }) }
  }

  /// Converts a function with six arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    { a, b, c, d, e, f in .fromAsync({ asyncRequest(a, b, c, d, e, f, $0) }) }
  }

  /// Converts a function with seven arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    { a, b, c, d, e, f, g in .fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) }) }
  }

  /// Converts a function with eight arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Observable<Element> {
    { a, b, c, d, e, f, g, h in .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, $0) }) }
  }

  /// Converts a function with nine arguments before its completion handler; see
  /// `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i in .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, $0) }) }
  }

  /// Converts a function with ten arguments before its completion handler; see `fromAsync(_:)`.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable, J: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i, j in .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}
