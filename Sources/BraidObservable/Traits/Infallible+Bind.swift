// SPDX-License-Identifier: MIT
public import BraidCore

// As for observables; what is bound here does not fail.

extension InfallibleType {
  /// Sends all events to the observers, completion as well.
  ///
  /// - Parameter observers: Where the events go, in this order.
  /// - Returns: Ends the binding when disposed.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(joining(observers))
  }

  /// Sends all events to observers of optional values; otherwise the same.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().map { $0 }.subscribe(joining(observers))
  }

  /// Hands this infallible to a function, and returns what that returns.
  ///
  /// - Parameter binder: Subscribes, or makes something of the infallible.
  @inlinable
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this infallible to a function, and `curriedArgument` to the function that it returns.
  ///
  /// - Parameters:
  ///   - binder: Gets the infallible.
  ///   - curriedArgument: What the result of `binder` gets.
  @inlinable
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure for each value.
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
    subscribe(onNext: onNext, isolation: isolation, fileID: fileID, line: line)
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
    subscribe(
      with: object, onNext: onNext, isolation: isolation, fileID: fileID, line: line)
  }

  /// Sends each value to the relays; completion is ignored.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to the relays; completion is ignored.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to the relays; completion is ignored.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}
