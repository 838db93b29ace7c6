// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// Values and ends arrive on the thread that sends them, one at a time. `onDisposed` runs once,
  /// whichever way the subscription ends: after the terminal closure, and before the source's
  /// teardown; after the teardown if it is disposed by hand (C6). The closures are let go when the
  /// subscription ends.
  ///
  /// In Swift 6 mode the closures belong to the actor of the caller (C11). They may use what it
  /// protects, and an event that arrives elsewhere traps, or does what
  /// `Hooks.onIsolationViolation` says. To deliver events there, put `observe(on:)` in front.
  /// `onDisposed` runs on the actor, immediately if the disposal is there.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails. Without it an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if the sequence ends well.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    onNext: consuming ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      onNext: confined(consume onNext, to: home), onError: confined(onError, to: home),
      onCompleted: confined(onCompleted, to: home), onDisposed: returned(onDisposed, to: home),
      unhandled: .subscription, at: Hooks.Site(fileID, line))
  }

  /// The same, with a word on where an error ends up that `onError` does not take.
  @inlinable
  func subscribe(
    onNext: consuming (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    unhandled place: Hooks.Place, at site: Hooks.Site? = nil
  ) -> any Disposable {
    let scope = SubscriptionDisposer.scope(onDisposed)
    let observer: AnonymousObserver<Element>
    if onError == nil, onCompleted == nil {
      observer = AnonymousObserver(scope, consume onNext, Hooks.unhandledTermination(place, site))
    } else {
      let onError = onError ?? Hooks.unhandled(place, site)
      observer = AnonymousObserver(scope, consume onNext) { $0.call(onError, onCompleted) }
    }
    asObservable().subscribe(AnonymousObserver.sink(consume observer), scope)
    return scope
  }

  /// Subscribes with one closure for all events; see
  /// ``subscribe(onNext:onError:onCompleted:onDisposed:isolation:fileID:line:)``.
  @available(swift 6) @inlinable
  public func subscribe(
    _ on: @escaping (Event<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let on = confined(on, to: Isolation.of(isolation, fileID, line))
    let scope = SinkDisposer()
    let observer = AnonymousObserver<Element>(scope, { on(.next($0)) }, { on(Event($0)) })
    asObservable().subscribe(AnonymousObserver.sink(consume observer), scope)
    return scope
  }
}

extension ObservableType {
  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive. Once it has gone no closure is called any
  /// more; the subscription itself goes on, so put it into a bag of the object's.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails. Without it an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if the sequence ends well.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      onNext: reference.weakly(confined(onNext, to: home)),
      onError: reference.weakly(confined(onError, to: home)),
      onCompleted: reference.weakly(confined(onCompleted, to: home)),
      onDisposed: reference.weakly(returned(onDisposed, to: home)),
      unhandled: .subscription, at: Hooks.Site(fileID, line))
  }
}
