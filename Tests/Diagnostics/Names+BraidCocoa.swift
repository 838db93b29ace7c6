// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import BraidObservable
import Foundation
import BraidCocoa

// Written by .ci/generate.

extension SharedSequenceConvertibleType {
  func call_subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: a driver or signal has no subscribe and no bind: write drive
    self.subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_bind<Target>(to target: Target) -> any Disposable {
    // error: a driver or signal has no subscribe and no bind: write drive
    self.bind(to: target)
  }

  func call_bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    // error: a driver or signal has no subscribe and no bind: write drive
    self.bind(onNext: onNext)
  }

  func call_share(replay: Int = 0) -> SharedSequence<SharingStrategy, Element> {
    // error: a driver or signal is shared already: leave share out.
    self.share(replay: replay)
  }

  func call_observe(on scheduler: any ImmediateSchedulerType) -> SharedSequence<SharingStrategy, Element> {
    // error: a driver or signal delivers on the main thread; for another
    self.observe(on: scheduler)
  }

  func call_catchAndReturn(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    // error: a driver or signal cannot fail, so there is nothing to catch
    self.catchAndReturn(element)
  }

  func call_catchErrorJustReturn(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    // error: a driver or signal cannot fail, so there is nothing to catch
    self.catchErrorJustReturn(element)
  }

  func call_value() -> Element {
    // error: a driver or signal has no current value: keep the state in a
    value
  }

  func call_filterNil<Wrapped>() -> SharedSequence<SharingStrategy, Wrapped> where Element == Wrapped? {
    // error: renamed to 'unwrap()'
    self.filterNil()
  }

  func call_debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.debounce(dueTime)
  }

  func call_delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.delay(dueTime)
  }

  func call_throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.throttle(dueTime, latest: latest)
  }

  func call_flatMap<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> {
    // warning: the closure of flatMap returns a driver or a signal. End it
    self.flatMap(selector)
  }

  func call_flatMap<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    // warning: the closure of flatMap returns a driver or a signal. For a p
    self.flatMap(selector)
  }

  func call_flatMapLatest<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> {
    // warning: the closure of flatMapLatest returns a driver or a signal. E
    self.flatMapLatest(selector)
  }

  func call_flatMapLatest<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    // warning: the closure of flatMapLatest returns a driver or a signal. F
    self.flatMapLatest(selector)
  }

  func call_flatMapFirst<Source: ObservableType>(_ selector: @escaping @Sendable (Element) -> Source) -> SharedSequence<SharingStrategy, Source.Element> {
    // warning: the closure of flatMapFirst returns a driver or a signal. En
    self.flatMapFirst(selector)
  }

  func call_flatMapFirst<Result>(_ selector: @escaping @Sendable (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    // warning: the closure of flatMapFirst returns a driver or a signal. Fo
    self.flatMapFirst(selector)
  }

  func call_merge() -> Any {
    // error: write Driver.merge(a, b), or Signal.merge(a, b). merge() mer
    merge
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  static func call_interval(_ period: Double) -> SharedSequence<SharingStrategy, Element> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.interval(period)
  }

  static func call_timer(_ dueTime: Double, period: Double) -> SharedSequence<SharingStrategy, Element> {
    // error: a duration has a unit here: write .seconds(1) or .millisecon
    self.timer(dueTime, period: period)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  func call_emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: renamed to 'drive(onNext:onCompleted:onDisposed:)'
    self.emit(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_drive<Observer: ObserverType>(to observers: Observer) -> any Disposable {
    // error: renamed to 'drive(_:)'
    self.drive(to: observers)
  }

  func call_drive(to relays: BehaviorRelay<Element>) -> any Disposable {
    // error: renamed to 'drive(_:)'
    self.drive(to: relays)
  }

  func call_drive<Observer: ObserverType>(_ observers: Observer) -> any Disposable {
    // error: the observer takes other values than this driver emits. Writ
    self.drive(observers)
  }

  func call_drive<Target>(_ targets: Target) -> any Disposable {
    // error: drive takes an observer, a relay or a binder, and this is no
    self.drive(targets)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  func call_drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: renamed to 'emit(onNext:onCompleted:onDisposed:)'
    self.drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_drive<Target>(_ target: Target) -> any Disposable {
    // error: renamed to 'emit(to:)'
    self.drive(target)
  }
}

extension ObservableType {
  func call_drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: an observable may fail, and emits on any thread: write asDri
    self.drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_drive<Target>(_ target: Target) -> any Disposable {
    // error: an observable may fail, and emits on any thread: write asDri
    self.drive(target)
  }

  func call_emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    // error: an observable may fail, and emits on any thread: write asSig
    self.emit(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  func call_emit<Target>(to target: Target) -> any Disposable {
    // error: an observable may fail, and emits on any thread: write asSig
    self.emit(to: target)
  }
}

extension Reactive where Base: NSObject {
  func call_deallocating() -> Observable<Void> {
    // error: renamed to 'deallocated'
    deallocating
  }

  func call_sentMessage<Method>(_ selector: Method) -> Observable<[Any]> {
    // error: methods are not replaced at run time. Override the method, a
    self.sentMessage(selector)
  }

  func call_methodInvoked<Method>(_ selector: Method) -> Observable<[Any]> {
    // error: methods are not replaced at run time. Override the method, a
    self.methodInvoked(selector)
  }

  static func call_shouldLogRequest() -> (Any) -> Bool {
    // error: requests are not printed. Write debug() after the request.
    shouldLogRequest
  }
}

extension DelegateProxy {
  func call__forwardToDelegate() -> Delegate? {
    // error: renamed to 'forwardToDelegate()'
    _forwardToDelegate
  }
}
