// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableConvertibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func asInfallible(onErrorRecover: consuming @escaping (any Error) -> Infallible<Element>)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover  // the caller promises
    return asInfallible(onErrorRecover: { onErrorRecover($0) })
  }
}

extension CatchOperator {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func callAsFunction(
    _ handler: consuming @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let handler = handler  // the caller promises
    return callAsFunction({ try handler($0) })
  }
}

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func retry<Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    nonisolated(unsafe) let notificationHandler = notificationHandler  // the caller promises
    return retry(when: { notificationHandler($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    nonisolated(unsafe) let notificationHandler = notificationHandler  // the caller promises
    return retry(when: { notificationHandler($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func single(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = predicate  // the caller promises
    return single({ try predicate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func multicast<Subject: SubjectType>(makeSubject: consuming @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
  {
    nonisolated(unsafe) let makeSubject = makeSubject  // the caller promises
    return multicast(makeSubject: { makeSubject() })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: consuming @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let subjectSelector = subjectSelector  // the caller promises
    nonisolated(unsafe) let selector = selector  // the caller promises
    return multicast({ try subjectSelector() }, selector: { try selector($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onNext: consuming ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    self.do(
      onNext: promised(onNext), afterNext: promised(afterNext), onError: promised(onError),
      afterError: promised(afterError), onCompleted: promised(onCompleted),
      afterCompleted: promised(afterCompleted), onSubscribe: promised(onSubscribe),
      onSubscribed: promised(onSubscribed), onDispose: promised(onDispose))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: consuming @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withUnretained(object, resultSelector: { resultSelector($0, $1) })
  }
}
