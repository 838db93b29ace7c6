// SPDX-License-Identifier: MIT
public import BraidCore

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The closures of an observable.
  @available(
    *, unavailable,
    message: """
      a single sends one value: write subscribe(onSuccess:onFailure:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

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
    subscribe: @escaping (@escaping SingleObserver) -> Void
  ) -> Single<Element> { neverCalled() }

  /// A closure that returns an observable.
  @available(
    *, unavailable,
    message: """
      the closure of a single's flatMap returns a single. Write asObservable() before \
      flatMap for an observable, or asSingle() after what the closure returns.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Single<Result> { neverCalled() }

  /// A closure that returns a plain value.
  @available(
    *, unavailable,
    message: """
      the closure of a single's flatMap returns a single. For a plain value write map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Result
  ) -> Single<Result> { neverCalled() }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The closures of an observable.
  @available(
    *, unavailable,
    message: """
      a maybe sends one value at most: write subscribe(onSuccess:onError:onCompleted:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

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
    subscribe: @escaping (@escaping MaybeObserver) -> Void
  ) -> Maybe<Element> { neverCalled() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The closures of an observable.
  @available(
    *, unavailable,
    message: """
      a completable sends no value: write subscribe(onCompleted:onError:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

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
    subscribe: @escaping (@escaping CompletableObserver) -> Void
  ) -> Completable { neverCalled() }
}
