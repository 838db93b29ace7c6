// SPDX-License-Identifier: MIT
public import BraidCore

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onError: consuming ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    self.do(
      onError: promised(onError), afterError: promised(afterError),
      onCompleted: promised(onCompleted), afterCompleted: promised(afterCompleted),
      onSubscribe: promised(onSubscribe), onSubscribed: promised(onSubscribed),
      onDispose: promised(onDispose))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    nonisolated(unsafe) let subscribe = subscribe  // the caller promises
    return create(subscribe: { subscribe($0) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onNext: consuming ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    self.do(
      onNext: promised(onNext), afterNext: promised(afterNext), onError: promised(onError),
      afterError: promised(afterError), onCompleted: promised(onCompleted),
      afterCompleted: promised(afterCompleted), onSubscribe: promised(onSubscribe),
      onSubscribed: promised(onSubscribed), onDispose: promised(onDispose))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    nonisolated(unsafe) let subscribe = subscribe  // the caller promises
    return create(subscribe: { subscribe($0) })
  }
}

extension PrimitiveSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func deferred(
    _ observableFactory: consuming @escaping () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let observableFactory = observableFactory  // the caller promises
    return deferred({ try observableFactory() })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let resourceFactory = resourceFactory  // the caller promises
    // The caller promises.
    nonisolated(unsafe) let primitiveSequenceFactory = primitiveSequenceFactory
    return using(
      { try resourceFactory() }, primitiveSequenceFactory: { try primitiveSequenceFactory($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `catch`(_ handler: consuming @escaping (any Error) throws -> PrimitiveSequence)
    -> PrimitiveSequence
  {
    nonisolated(unsafe) let handler = handler  // the caller promises
    return self.catch({ try handler($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func retry<Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let notificationHandler = notificationHandler  // the caller promises
    return retry(when: { notificationHandler($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let notificationHandler = notificationHandler  // the caller promises
    return retry(when: { notificationHandler($0) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onSuccess: consuming ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    self.do(
      onSuccess: promised(onSuccess), afterSuccess: promised(afterSuccess),
      onError: promised(onError), afterError: promised(afterError),
      onSubscribe: promised(onSubscribe), onSubscribed: promised(onSubscribed),
      onDispose: promised(onDispose))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    nonisolated(unsafe) let subscribe = subscribe  // the caller promises
    return create(subscribe: { subscribe($0) })
  }
}
