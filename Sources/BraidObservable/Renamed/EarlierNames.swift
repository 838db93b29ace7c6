// SPDX-License-Identifier: MIT
public import BraidCore

// Names of RxSwift before version 4, and of libraries that people use beside it.

extension ObservableType {
  /// A name of ReactiveSwift, of ReactiveObjC and of this package's signals.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:onCompleted:)")
  @_documentation(visibility: internal)
  public func subscribe(
    next: @escaping (Element) -> Void, error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  @_documentation(visibility: internal)
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "subscribe(onError:)")
  @_documentation(visibility: internal)
  public func subscribeError(_ onError: @escaping (any Error) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "subscribe(onCompleted:)")
  @_documentation(visibility: internal)
  public func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "do(onNext:)")
  @_documentation(visibility: internal)
  public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> {
    neverCalled()
  }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "do(onError:)")
  @_documentation(visibility: internal)
  public func doOnError(_ onError: @escaping (any Error) throws -> Void) -> Observable<Element> {
    neverCalled()
  }

  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "do(onCompleted:)")
  @_documentation(visibility: internal)
  public func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> {
    neverCalled()
  }

  /// A name of RxSwift 3.
  @available(*, unavailable, renamed: "bind(to:)")
  @_documentation(visibility: internal)
  public func bindTo<Target>(_ target: Target) -> any Disposable { neverCalled() }

  /// A name of RxSwift 3.
  @available(*, unavailable, renamed: "bind(onNext:)")
  @_documentation(visibility: internal)
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { neverCalled() }

  /// A name of RxOptional.
  @available(*, unavailable, renamed: "unwrap()")
  @_documentation(visibility: internal)
  public func filterNil<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    neverCalled()
  }
}

extension ObserverType {
  /// A name that people try for `onCompleted`.
  @available(*, unavailable, renamed: "onCompleted()")
  @_documentation(visibility: internal)
  public func onComplete() { neverCalled() }
}

extension Disposable {
  /// A name of RxSwift 3.
  @available(*, unavailable, renamed: "disposed(by:)")
  @_documentation(visibility: internal)
  public func addDisposableTo(_ bag: DisposeBag) { neverCalled() }

  /// A name that people try for `disposed(by:)`.
  @available(*, unavailable, renamed: "disposed(by:)")
  @_documentation(visibility: internal)
  public func dispose(by bag: DisposeBag) { neverCalled() }
}

extension DisposeBag {
  /// A name of RxSwift 2 and of ReactiveSwift.
  @available(*, unavailable, renamed: "insert(_:)")
  @_documentation(visibility: internal)
  public func add(_ disposable: any Disposable) { neverCalled() }
}

extension MainScheduler {
  /// A name of RxSwift 2.
  @available(*, unavailable, renamed: "instance")
  @_documentation(visibility: internal)
  public static var sharedInstance: MainScheduler { neverCalled() }
}

/// A name of RxSwift 4.
@available(
  *, unavailable,
  message: """
    write BehaviorRelay(value:), which does not complete when it is released. Its value is read \
    as before; to change it, call accept(_:).
    """
)
@_documentation(visibility: internal)
public final class Variable<Element> {
  /// What a relay's `accept(_:)` does.
  public var value: Element {
    get { neverCalled() }
    set { neverCalled() }
  }

  /// What a relay's `init(value:)` does.
  public init(_ value: Element) { neverCalled() }

  /// The values, as a relay sends them.
  public func asObservable() -> Observable<Element> { neverCalled() }
}
