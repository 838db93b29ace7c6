// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// ```swift
  /// let bag = DisposeBag()
  /// Observable.of("a", "b")
  ///   .subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") })
  ///   .disposed(by: bag)
  /// ```
  ///
  /// Events are delivered on the thread on which they are emitted, one at a time. `onDisposed` runs
  /// exactly once. If the source terminates, it runs after `onError` or `onCompleted` and before
  /// the source's teardown. If the subscription is disposed, it runs after the teardown (C6). The
  /// closures are released when the subscription ends.
  ///
  /// In Swift 6 mode the closures are isolated to the caller's actor (C11) and may use its state.
  /// An event delivered outside that actor traps, unless `Hooks.onIsolationViolation` is set to
  /// another response. To deliver events on the actor, use `observe(on:)` before `subscribe`.
  /// `onDisposed` runs on the actor, synchronously if the disposal happens there.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails. Without it, an error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    return AnonymousObserver.begin(
      rawSource, Receiver.raw(onNext), onError, onCompleted, onDisposed, home,
      unhandled: .subscription, at: Hooks.Site(fileID, line))
  }

  /// Also records which kind of subscription to name when an error is unhandled.
  ///
  /// Code that does not depend on the values is compiled once, in the library.
  func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    unhandled place: Hooks.Place, at site: Hooks.Site? = nil
  ) -> any Disposable {
    AnonymousObserver.begin(
      rawSource, Receiver.raw(onNext), onError, onCompleted, onDisposed, nil, unhandled: place,
      at: site)
  }

  /// Subscribes with one closure for all events.
  ///
  /// See ``subscribe(onNext:onError:onCompleted:onDisposed:isolation:fileID:line:)`` for threads
  /// and isolation.
  @available(swift 6)
  public func subscribe(
    _ on: @escaping (Event<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let sink = EventSink(confined(on, to: Isolation.of(isolation, fileID, line)))
    let scope = SinkDisposer()
    AnonymousObserver.subscribe(Receiver(sink.next).raw, sink.finish, to: rawSource, scope)
    return scope
  }
}

extension ObservableType {
  /// Subscribes with closures that also receive an object, while the object is alive.
  ///
  /// The object is not retained. After it was deinitialized, no closure is called any more, but the
  /// subscription continues, so dispose it with a bag that the object owns.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails. Without it, an error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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
