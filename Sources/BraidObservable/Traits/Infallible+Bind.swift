// SPDX-License-Identifier: MIT
public import BraidCore

// Like the functions of observables, except that the source cannot fail.

extension InfallibleType {
  /// Sends all events, including the completion, to the observers.
  ///
  /// - Parameter observers: The observers, which receive each event in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(joining(observers))
  }

  /// Sends all events to observers of optional values.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().map { $0 }.subscribe(joining(observers))
  }

  /// Passes this infallible to a function, and returns the function's result.
  ///
  /// - Parameter binder: Subscribes to the infallible or transforms it.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes this infallible to a function, and `curriedArgument` to the function that is returned.
  ///
  /// - Parameters:
  ///   - binder: Receives the infallible.
  ///   - curriedArgument: The argument of the function that `binder` returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure for each value.
  ///
  /// In Swift 6 mode the closure is isolated to the caller's actor; see `subscribe`.
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
    subscribe(onNext: onNext, isolation: isolation, fileID: fileID, line: line)
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
    subscribe(
      with: object, onNext: onNext, isolation: isolation, fileID: fileID, line: line)
  }

  /// Sends each value to the relays; completion is ignored.
  ///
  /// - Parameter relays: The relays, which receive each value in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each value to relays of optional values; completion is ignored.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element? {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
