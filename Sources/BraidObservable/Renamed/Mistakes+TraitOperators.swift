// SPDX-License-Identifier: MIT
public import BraidCore

// Operators of observables that people call on traits.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The closures of an observable.
  @available(
    *, unavailable,
    message: """
      a single emits one value: write do(onSuccess:onError:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func `do`(
    onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> { neverCalled() }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The closures of a single.
  @available(
    *, unavailable,
    message: """
      this is a maybe, as filter and compactMap of a single are: write \
      subscribe(onSuccess:onError:onCompleted:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Work with a value that does not come.
  @available(
    *, unavailable,
    message: """
      a completable emits no value: write andThen(other), which is subscribed to after the \
      completion.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Other>(_ selector: @escaping (()) throws -> Other) -> Other { neverCalled() }

  /// Work with a value that does not come.
  @available(
    *, unavailable,
    message: """
      a completable emits no value: write andThen(.just(value)), which is subscribed to \
      after the completion.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func map<Result>(_ transform: @escaping (()) throws -> Result) -> Single<Result> {
    neverCalled()
  }

  /// A value that a completable cannot emit.
  @available(
    *, unavailable,
    message: """
      a completable emits no value: write .empty(), which completes.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func just(_ value: Void) -> Completable { neverCalled() }
}

extension PrimitiveSequenceType {
  /// An operator of observables.
  @available(
    *, unavailable,
    message: """
      share is an operator of observables: write asObservable() before it.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func share(replay: Int = 0) -> Observable<Element> { neverCalled() }

  /// An operator of observables.
  @available(
    *, unavailable,
    message: """
      bind is an operator of observables: write asObservable() before it.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  /// An operator of observables.
  @available(
    *, unavailable,
    message: """
      flatMapLatest is an operator of observables: write asObservable() before it.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapLatest<Result>(_ selector: @escaping (Element) throws -> Result) -> Observable<
    Result
  > { neverCalled() }
}
