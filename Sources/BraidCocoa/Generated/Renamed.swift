// SPDX-License-Identifier: MIT
// swift-format-ignore-file
public import BraidObservable
public import Foundation

// Written by .ci/generate.

@available(*, unavailable, message: "a driver or signal has no subscribe and no bind: write drive(onNext:) for a driver, emit(onNext:) for a signal, or asObservable() first.")
extension SharedSequenceConvertibleType {
  public func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
extension SharedSequenceConvertibleType {
  @available(*, unavailable, message: "a driver or signal is shared already: leave share out.")
  public func share(replay: Int = 0) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  @available(*, unavailable, message: "a driver or signal delivers on the main thread; for another one write asObservable().observe(on: scheduler).")
  public func observe(on scheduler: any ImmediateSchedulerType) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  @available(*, unavailable, message: "a driver or signal has no current value: keep the state in a BehaviorRelay, whose value is read.")
  public var value: Element { neverCalled() }

  @available(*, unavailable, renamed: "unwrap()")
  public func filterNil<Wrapped>() -> SharedSequence<SharingStrategy, Wrapped> where Element == Wrapped? { neverCalled() }

  @available(*, deprecated, message: "the closure of flatMap returns a driver or a signal. End it with asDriver(onErrorJustReturn:), which says what takes the place of an error.")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> { SharedSequence(shared.flatMap(selector)) }

  @available(*, deprecated, message: "the closure of flatMap returns a driver or a signal. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapLatest returns a driver or a signal. End it with asDriver(onErrorJustReturn:), which says what takes the place of an error.")
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> { SharedSequence(shared.flatMapLatest(selector)) }

  @available(*, deprecated, message: "the closure of flatMapLatest returns a driver or a signal. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> { map(selector) }

  @available(*, deprecated, message: "the closure of flatMapFirst returns a driver or a signal. End it with asDriver(onErrorJustReturn:), which says what takes the place of an error.")
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> { SharedSequence(shared.flatMapFirst(selector)) }

  @available(*, deprecated, message: "the closure of flatMapFirst returns a driver or a signal. For a plain value write map(_:).")
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> { map(selector) }

  @available(*, unavailable, message: "write Driver.merge(a, b), or Signal.merge(a, b). merge() merges the drivers and signals that a driver or signal emits.")
  public var merge: SharedSequenceMergeMistake<SharingStrategy, Element> { neverCalled() }
}

@available(*, unavailable, message: "a driver or signal cannot fail, so there is nothing to catch: leave it out.")
extension SharedSequenceConvertibleType {
  public func catchAndReturn(_ element: Element) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  public func catchErrorJustReturn(_ element: Element) -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .seconds(1) or .milliseconds(300).")
extension SharedSequenceConvertibleType {
  public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

extension SharedSequence {
  @available(*, unavailable, message: "write Observable.async { ... }.asDriver(onErrorJustReturn: value), or asSignal.")
  public static func async(priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element) -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

@available(*, unavailable, message: "a duration has a unit here: write .seconds(1) or .milliseconds(300).")
extension SharedSequence where Element: FixedWidthInteger {
  public static func interval(_ period: Double) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  public static func timer(_ dueTime: Double, period: Double) -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @available(*, unavailable, renamed: "drive(onNext:onCompleted:onDisposed:)")
  public func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "drive(_:)")
  public func drive<Observer: ObserverType>(to observers: Observer...) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "drive(_:)")
  public func drive(to relays: BehaviorRelay<Element>...) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "the observer takes other values than this driver emits. Write map(_:) before drive, or give both the same type.")
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "drive takes an observer, a relay or a binder, and this is none. For a property of an object write drive(object.rx.property), for a closure drive(onNext:).")
  public func drive<Target>(_ targets: Target...) -> any Disposable { neverCalled() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @available(*, unavailable, renamed: "emit(onNext:onCompleted:onDisposed:)")
  public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "emit(to:)")
  public func drive<Target>(_ target: Target) -> any Disposable { neverCalled() }
}

@available(*, unavailable, message: "an observable may fail, and emits on any thread: write asDriver(onErrorJustReturn:) before drive.")
extension ObservableType {
  public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  public func drive<Target>(_ target: Target) -> any Disposable { neverCalled() }
}

@available(*, unavailable, message: "an observable may fail, and emits on any thread: write asSignal(onErrorJustReturn:) before emit.")
extension ObservableType {
  public func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { neverCalled() }

  public func emit<Target>(to target: Target) -> any Disposable { neverCalled() }
}

extension Reactive where Base: NSObject {
  @available(*, unavailable, renamed: "deallocated")
  public var deallocating: Observable<Void> { neverCalled() }

  @available(*, unavailable, message: "methods are not replaced at run time. Override the method, and send to a PublishSubject from there; for the delegate of a view, write object.rx.delegate.sentMessage(_:).")
  public func sentMessage<Method>(_ selector: Method) -> Observable<[Any]> { neverCalled() }

  @available(*, unavailable, message: "methods are not replaced at run time. Override the method, and send to a PublishSubject from there; for the delegate of a view, write object.rx.delegate.methodInvoked(_:).")
  public func methodInvoked<Method>(_ selector: Method) -> Observable<[Any]> { neverCalled() }

  @available(*, unavailable, message: "requests are not printed. Write debug() after the request.")
  public static var shouldLogRequest: (Any) -> Bool { neverCalled() }
}

extension DelegateProxy {
  @available(*, unavailable, renamed: "forwardToDelegate()")
  public var _forwardToDelegate: Delegate? { neverCalled() }
}
