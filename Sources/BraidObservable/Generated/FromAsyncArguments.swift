// SPDX-License-Identifier: MIT

// Written by .ci/generate.

@available(swift 6)
extension ObservableType {
  /// Returns a function of one argument that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    { a in Observable<Element>.fromAsync({ asyncRequest(a, $0) }) }
  }

  /// Returns a function of two arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    { a, b in Observable<Element>.fromAsync({ asyncRequest(a, b, $0) }) }
  }

  /// Returns a function of three arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    { a, b, c in Observable<Element>.fromAsync({ asyncRequest(a, b, c, $0) }) }
  }

  /// Returns a function of four arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ asyncRequest: @escaping @Sendable (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    { a, b, c, d in Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, $0) }) }
  }

  /// Returns a function of five arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    { a, b, c, d, e in Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, $0) }) }
  }

  /// Returns a function of six arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    { a, b, c, d, e, f in Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, $0) }) }
  }

  /// Returns a function of seven arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    { a, b, c, d, e, f, g in
      Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) })
    }
  }

  /// Returns a function of eight arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Observable<Element> {
    { a, b, c, d, e, f, g, h in
      Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  /// Returns a function of nine arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i in
      Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  /// Returns a function of ten arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    H: Sendable, I: Sendable, J: Sendable
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i, j in
      Observable<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}

@available(swift 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a function of one argument that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, Er: Error>(
    _ asyncRequest: @escaping @Sendable (A, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A) -> Single<Element> {
    { a in Single<Element>.fromAsync({ asyncRequest(a, $0) }) }
  }

  /// Returns a function of two arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, Er: Error>(
    _ asyncRequest: @escaping @Sendable (A, B, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B) -> Single<Element> {
    { a, b in Single<Element>.fromAsync({ asyncRequest(a, b, $0) }) }
  }

  /// Returns a function of three arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, Er: Error>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C) -> Single<Element> {
    { a, b, c in Single<Element>.fromAsync({ asyncRequest(a, b, c, $0) }) }
  }

  /// Returns a function of four arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Er: Error>(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D) -> Single<Element> {
    { a, b, c, d in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, $0) }) }
  }

  /// Returns a function of five arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Single<Element> {
    { a, b, c, d, e in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, $0) }) }
  }

  /// Returns a function of six arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Single<Element> {
    { a, b, c, d, e, f in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, $0) }) }
  }

  /// Returns a function of seven arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
  public static func fromAsync<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable,
    Er: Error
  >(
    _ asyncRequest:
      @escaping @Sendable (A, B, C, D, E, F, G, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Single<Element> {
    { a, b, c, d, e, f, g in Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) }) }
  }

  /// Returns a function of eight arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
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

  /// Returns a function of nine arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
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

  /// Returns a function of ten arguments that makes a source.
  ///
  /// Each subscription calls `asyncRequest` with the arguments, and otherwise is one of
  /// ``fromAsync(_:)`` for a function without arguments.
  @_alwaysEmitIntoClient @preconcurrency
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
