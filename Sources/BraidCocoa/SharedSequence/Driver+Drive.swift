// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends all events to the observers.
  ///
  /// Call `drive` on the main thread: the newest value is sent inside the call.
  ///
  /// - Parameter observers: Where the events go, in this order: binders, subjects, anything.
  /// - Returns: Ends the subscription when disposed.
  @inlinable
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    SharingScheduler.ensureMain()
    return shared.send(to: observers)
  }

  /// Sends all events to observers of optional values; otherwise the same.
  @inlinable
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    SharingScheduler.ensureMain()
    return shared.map { $0 }.send(to: observers)
  }

  /// Makes each value the current one of the relays.
  ///
  /// - Parameter relays: Where the values go, in this order; they do not end.
  /// - Returns: Ends the subscription when disposed.
  @inlinable
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to the relays.
  ///
  /// - Parameter relays: Where the values go, in this order; they do not end.
  /// - Returns: Ends the subscription when disposed.
  @inlinable
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Hands the observable inside to a function, and returns what that returns.
  ///
  /// - Parameter transformation: Subscribes, or makes something of the observable.
  @inlinable
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    SharingScheduler.ensureMain()
    return transformation(shared)
  }

  /// Hands the observable inside to a function, and `curriedArgument` to the function it returns.
  ///
  /// - Parameters:
  ///   - with: Gets the observable.
  ///   - curriedArgument: What the result of `with` gets.
  @inlinable
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 {
    SharingScheduler.ensureMain()
    return with(shared)(curriedArgument)
  }

  /// Subscribes, for what the operators of the driver do, and ignores the values.
  @inlinable
  public func drive() -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe()
  }

  /// Subscribes with a closure for each kind of event.
  ///
  /// The closures are the main actor's: they may touch views.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the driver ends.
  ///   - onDisposed: Called when the subscription has ended, whichever way; on the thread that
  ///     disposes it, or on the caller's actor, to which it belongs.
  ///   - isolation: The actor that `onDisposed` belongs to.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      onNext: onNext.map(MainActorClosure.unchecked),
      onCompleted: onCompleted.map(MainActorClosure.unchecked),
      onDisposed: returned(onDisposed, to: .of(isolation, fileID, line)), isolation: nil)
  }

  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive; put it into a bag of the object's.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the driver ends.
  ///   - onDisposed: Called when the subscription has ended, whichever way; on the thread that
  ///     disposes it, or on the caller's actor, to which it belongs.
  ///   - isolation: The actor that `onDisposed` belongs to.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func drive<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      with: object, onNext: onNext.map(MainActorClosure.unchecked),
      onCompleted: onCompleted.map(MainActorClosure.unchecked),
      onDisposed: returned(onDisposed, to: .of(isolation, fileID, line)), isolation: nil)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @inlinable @_disfavoredOverload
  public func drive(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }

  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @inlinable @_disfavoredOverload
  public func drive<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      with: object, onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }
}
