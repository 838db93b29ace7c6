// SPDX-License-Identifier: MIT
// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync(
    _ asyncRequest: consuming @escaping (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return fromAsync({ asyncRequest($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A>(
    _ asyncRequest: consuming @escaping (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a in
      nonisolated(unsafe) let a = a  // the caller promises
      return .fromAsync({ asyncRequest(a, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B>(
    _ asyncRequest: consuming @escaping (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      return .fromAsync({ asyncRequest(a, b, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C>(
    _ asyncRequest: consuming @escaping (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D>(
    _ asyncRequest: consuming @escaping (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, f, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h, i in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      nonisolated(unsafe) let i = i  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, J>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h, i, j in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      nonisolated(unsafe) let i = i  // the caller promises
      nonisolated(unsafe) let j = j  // the caller promises
      return .fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<Er: Error>(
    _ asyncRequest: consuming @escaping (@escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return fromAsync({ asyncRequest($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, Er: Error>(
    _ asyncRequest: consuming @escaping (A, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a in
      nonisolated(unsafe) let a = a  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, Er: Error>(
    _ asyncRequest: consuming @escaping (A, B, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element?, Er?) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element?, Er?) -> Void)
      -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h, i in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      nonisolated(unsafe) let i = i  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, J, Er: Error>(
    _ asyncRequest:
      consuming @escaping (
        A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element?, Er?) -> Void
      ) -> Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest  // the caller promises
    return { a, b, c, d, e, f, g, h, i, j in
      nonisolated(unsafe) let a = a  // the caller promises
      nonisolated(unsafe) let b = b  // the caller promises
      nonisolated(unsafe) let c = c  // the caller promises
      nonisolated(unsafe) let d = d  // the caller promises
      nonisolated(unsafe) let e = e  // the caller promises
      nonisolated(unsafe) let f = f  // the caller promises
      nonisolated(unsafe) let g = g  // the caller promises
      nonisolated(unsafe) let h = h  // the caller promises
      nonisolated(unsafe) let i = i  // the caller promises
      nonisolated(unsafe) let j = j  // the caller promises
      return Single<Element>.fromAsync({ asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}
