// SPDX-License-Identifier: MIT
public import BraidCore

// The mistakes that are made most often. Each is declared, unavailable, for the sentence that the
// compiler says where it is made; without it the message would be about generic parameters.
// Closures of flatMap and its variants that return no observable are deprecated instead: an
// unavailable form would lose against the one for async closures, which takes any closure.

extension ObservableType {
  /// A closure that returns no disposable.
  @available(
    *, unavailable,
    message: """
      the closure of create returns what to tear down. End it with `return \
      Disposables.create()`, or with `return Disposables.create { ... }` to stop what it has \
      started.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> Void
  ) -> Observable<Element> { neverCalled() }

  /// A value that is no sequence.
  @available(
    *, unavailable,
    message: """
      from(_:) takes a sequence, and sends its elements. For one value write just(_:), for \
      an optional from(optional:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func from(_ element: Element) -> Observable<Element> { neverCalled() }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flatMap returns an observable. For a plain value write map(_:), or wrap \
      it: .just(value).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return map { try selector($0) }
  }

  /// A closure that may return nil.
  @available(
    *, deprecated,
    message: """
      the closure of flatMap may return nil. Return .empty() where there is nothing to send: \
      `inner ?? .empty()`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source?
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMap { try selector($0)?.asObservable() ?? .empty() }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flatMapLatest returns an observable. For a plain value write map(_:), \
      or wrap it: .just(value).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return map { try selector($0) }
  }

  /// A closure that may return nil.
  @available(
    *, deprecated,
    message: """
      the closure of flatMapLatest may return nil. Return .empty() where there is nothing to \
      send: `inner ?? .empty()`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source?
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapLatest { try selector($0)?.asObservable() ?? .empty() }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flatMapFirst returns an observable. For a plain value write map(_:), or \
      wrap it: .just(value).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return map { try selector($0) }
  }

  /// A closure that may return nil.
  @available(
    *, deprecated,
    message: """
      the closure of flatMapFirst may return nil. Return .empty() where there is nothing to \
      send: `inner ?? .empty()`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source?
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return flatMapFirst { try selector($0)?.asObservable() ?? .empty() }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of concatMap returns an observable. For a plain value write map(_:), or \
      wrap it: .just(value).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func concatMap<Result>(
    _ selector: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return map { try selector($0) }
  }

  /// A closure that may return nil.
  @available(
    *, deprecated,
    message: """
      the closure of concatMap may return nil. Return .empty() where there is nothing to \
      send: `inner ?? .empty()`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source?
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    return concatMap { try selector($0)?.asObservable() ?? .empty() }
  }

  /// Observers of other values.
  @available(
    *, unavailable,
    message: """
      the observer takes other values than this observable sends. Write map(_:) before \
      bind(to:), or give both the same type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable {
    neverCalled()
  }

  /// Relays of other values.
  @available(
    *, unavailable,
    message: """
      the relay takes other values than this observable sends. Write map(_:) before \
      bind(to:), or give both the same type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Value>(to relays: PublishRelay<Value>...) -> any Disposable { neverCalled() }

  /// Relays of other values.
  @available(
    *, unavailable,
    message: """
      the relay takes other values than this observable sends. Write map(_:) before \
      bind(to:), or give both the same type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Value>(to relays: BehaviorRelay<Value>...) -> any Disposable { neverCalled() }

  /// Relays of other values.
  @available(
    *, unavailable,
    message: """
      the relay takes other values than this observable sends. Write map(_:) before \
      bind(to:), or give both the same type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Value>(to relays: ReplayRelay<Value>...) -> any Disposable { neverCalled() }

  /// The closures of a single.
  @available(
    *, unavailable,
    message: """
      an observable sends any number of values: write \
      subscribe(onNext:onError:onCompleted:). For one value make it a single first, with \
      asSingle() or first().
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onSuccess: @escaping (Element) -> Void, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }
}

extension PublishRelay {
  /// What subjects have.
  @available(*, unavailable, renamed: "accept(_:)")
  @_documentation(visibility: internal)
  public func onNext(_ element: Element) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onError(_ error: any Error) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onCompleted() { neverCalled() }
}

extension BehaviorRelay {
  /// What subjects have.
  @available(*, unavailable, renamed: "accept(_:)")
  @_documentation(visibility: internal)
  public func onNext(_ element: Element) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onError(_ error: any Error) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onCompleted() { neverCalled() }
}

extension ReplayRelay {
  /// What subjects have.
  @available(*, unavailable, renamed: "accept(_:)")
  @_documentation(visibility: internal)
  public func onNext(_ element: Element) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onError(_ error: any Error) { neverCalled() }

  /// What subjects have.
  @available(
    *, unavailable,
    message: """
      a relay never ends: it takes values only, with accept(_:). To end, use a subject.
      """
  )
  @_documentation(visibility: internal)
  public func onCompleted() { neverCalled() }
}

extension ObserverType {
  /// What relays have.
  @available(*, unavailable, renamed: "onNext(_:)")
  @_documentation(visibility: internal)
  public func accept(_ element: Element) { neverCalled() }
}

extension MergeOperator {
  /// Two observables, as in Combine.
  @available(
    *, unavailable,
    message: """
      two observables are merged by Observable.merge(a, b), or by a.merge(with: b). merge() and \
      merge(maxConcurrent:) merge the observables that an observable sends.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<Element> { neverCalled() }
}

extension ZipOperator {
  /// Two observables, as in Combine.
  @available(
    *, unavailable,
    message: """
      two observables are zipped by Observable.zip(a, b), or by a.zip(with: b) and a closure.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<(Element, Source.Element)> { neverCalled() }
}

/// The body of what is declared for its message: the compiler refuses each call of it.
func neverCalled() -> Never {
  Misuse.stop(
    """
    BraidObservable: a function was called that is declared unavailable. The compiler refuses such \
    calls, so the program was built against other declarations than it runs with: build it anew.
    """)
}
