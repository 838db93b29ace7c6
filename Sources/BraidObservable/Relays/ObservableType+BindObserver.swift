// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends all events to the observers, ends as well.
  ///
  /// ```swift
  /// search.results.bind(to: list.items, history.entries).disposed(by: bag)
  /// ```
  ///
  /// An observer that must not end, such as a subject that others use, is bound to a relay instead;
  /// relays ignore ends.
  ///
  /// - Parameter observers: Where the events go, in this order.
  /// - Returns: Ends the binding when disposed.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe(joining(observers))
  }

  /// Sends all events to observers of optional values; otherwise the same.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    map { $0 }.subscribe(joining(observers))
  }

  /// Hands this observable to a function, and returns what that returns.
  ///
  /// - Parameter binder: Subscribes, or makes something of the observable.
  @inlinable
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this observable to a function, and `curriedArgument` to the function that it returns.
  ///
  /// ```swift
  /// names.bind(to: table.items) { row, name in row.title = name }
  /// ```
  ///
  /// - Parameters:
  ///   - binder: Gets the observable.
  ///   - curriedArgument: What the result of `binder` gets.
  @inlinable
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure for each value.
  ///
  /// Like `subscribe(onNext:)`, for code that expects no error: one goes to
  /// ``Hooks/defaultErrorHandler``, with a word on the binding.
  ///
  /// On an actor the closure belongs to it; see `subscribe`.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable
  public func bind(
    onNext: @escaping (Element) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let onNext = confined(onNext, to: Isolation.of(isolation, fileID, line))
    return subscribe(onNext: onNext, unhandled: .binding, at: Hooks.Site(fileID, line))
  }

  /// Calls a closure with an object and each value, while the object lives.
  ///
  /// The binding does not keep the object alive.
  ///
  /// - Parameters:
  ///   - object: What the closure gets first.
  ///   - onNext: Called for each value.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable
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

/// One observer that hands on each event to all.
func joining<Observer: ObserverType>(
  _ observers: [Observer]
) -> AnyObserver<Observer.Element> {
  if let only = observers.first, observers.count == 1 { return only.asObserver() }
  let sinks = observers.map { AnyObserver($0) }
  return AnyObserver { event in
    for sink in sinks { sink.on(event) }
  }
}
