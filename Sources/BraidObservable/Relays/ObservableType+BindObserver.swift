// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends all events, including the terminal event, to the observers.
  ///
  /// ```swift
  /// let bag = DisposeBag()
  /// let first = PublishSubject<Int>()
  /// let second = PublishSubject<Int>()
  /// Observable.of(1, 2).bind(to: first, second).disposed(by: bag)
  /// ```
  ///
  /// To keep the target from terminating, bind to a relay, which ignores terminal events.
  ///
  /// - Parameter observers: The observers, which receive each event in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe(joining(observers))
  }

  /// Sends all events to observers of optional values.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    map { $0 }.subscribe(joining(observers))
  }

  /// Passes this observable to a function, and returns the function's result.
  ///
  /// - Parameter binder: Subscribes to the observable or transforms it.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes this observable to a function, and `curriedArgument` to the function that is returned.
  ///
  /// ```swift
  /// func rows(_ names: Observable<String>) -> (@escaping (String) -> Void) -> any Disposable {
  ///   { show in names.subscribe(onNext: { show($0) }) }
  /// }
  /// let subscription = Observable.of("a", "b").bind(to: rows, curriedArgument: { print($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - binder: Receives the observable.
  ///   - curriedArgument: The argument of the function that `binder` returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure for each value.
  ///
  /// Like `subscribe(onNext:)`, for code that expects no error: an error goes to
  /// `Hooks.defaultErrorHandler`, whose message then names the binding. In Swift 6 mode the
  /// closure is isolated to the caller's actor; see `subscribe`.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - isolation: The actor that the closure is isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @available(swift 6)
  public func bind(
    onNext: @escaping (Element) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let onNext = confined(onNext, to: Isolation.of(isolation, fileID, line))
    return subscribe(onNext: onNext, unhandled: .binding, at: Hooks.Site(fileID, line))
  }

  /// Calls a closure with an object and each value, while the object is alive.
  ///
  /// The object is not retained.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closure.
  ///   - onNext: Called for each value.
  ///   - isolation: The actor that the closure is isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @available(swift 6)
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let onNext = confined(onNext, to: Isolation.of(isolation, fileID, line))
    return subscribe(
      onNext: WeakReference(object).weakly(onNext), unhandled: .binding,
      at: Hooks.Site(fileID, line))
  }
}

/// An observer that forwards each event to all of the given observers.
func joining<Observer: ObserverType>(
  _ observers: [Observer]
) -> AnyObserver<Observer.Element> {
  if let only = observers.first, observers.count == 1 { return only.asObserver() }
  let sinks = observers.map { AnyObserver($0).rawSink }
  let all = RawSink(
    next: { for sink in sinks { sink.next($0) } }, finish: { for sink in sinks { sink.finish($0) } }
  )
  return AnyObserver(sink: all.typed())
}
