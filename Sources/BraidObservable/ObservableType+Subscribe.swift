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
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails. Without it an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if the sequence ends well.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe(
    onNext: consuming (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: consume onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
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
      observer = AnonymousObserver(scope, consume onNext) { termination in
        switch termination {
        case .error(let error): onError(error)
        case .completed: onCompleted?()
        }
      }
    }
    asObservable().subscribe(AnonymousObserver.sink(consume observer), scope)
    return scope
  }

  /// Subscribes with one closure for all events.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
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
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    return subscribe(
      onNext: reference.weakly(onNext), onError: reference.weakly(onError),
      onCompleted: reference.weakly(onCompleted), onDisposed: reference.weakly(onDisposed),
      fileID: fileID, line: line)
  }
}
