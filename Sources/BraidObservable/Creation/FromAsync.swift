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

  /// The form for a function with one argument before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    { a in .fromAsync({ asyncRequest(a, $0) }) }
  }

  /// The form for a function with two arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    { a, b in .fromAsync({ asyncRequest(a, b, $0) }) }
  }

  /// The form for a function with three arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    { a, b, c in .fromAsync({ asyncRequest(a, b, c, $0) }) }
  }

  /// The form for a function with four arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    { a, b, c, d in .fromAsync({ asyncRequest(a, b, c, d, $0) }) }
  }

  /// The form for a function with five arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    { a, b, c, d, e in .fromAsync({ asyncRequest(a, b, c, d, e, $0) }) }
  }

  /// The form for a function with six arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    { a, b, c, d, e, f in .fromAsync({ asyncRequest(a, b, c, d, e, f, $0) }) }
  }

  /// The form for a function with seven arguments before the completion handler; see the form
  /// without.
  @available(swift 6) @preconcurrency @inlinable
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    { a, b, c, d, e, f, g in .fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) }) }
  }

  /// The form for a function with eight arguments before the completion handler; see the form
  /// without.
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

  /// The form for a function with nine arguments before the completion handler; see the form
  /// without.
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

  /// The form for a function with ten arguments before the completion handler; see the form
  /// without.
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
