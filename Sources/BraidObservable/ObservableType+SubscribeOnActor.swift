// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes with closures that get an actor and belong to it, while the actor lives.
  ///
  /// May be called anywhere. The closures may use what the actor protects; an event that arrives
  /// elsewhere traps, or does what `Hooks.onIsolationViolation` says (C11). To deliver events on
  /// the actor, put `observe(on:)` in front. `onDisposed` runs on the actor, immediately if the
  /// disposal is there. In Swift 6 mode only: in Swift 5 mode the closures of `subscribe(with:)`
  /// are plain.
  ///
  /// - Parameters:
  ///   - object: What the closures get first, and where they run; not kept alive.
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails.
  ///   - onCompleted: Called if the sequence ends well.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: Actor>(
    with object: Object,
    onNext: (@Sendable (isolated Object, Element) -> Void)? = nil,
    onError: (@Sendable (isolated Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (isolated Object) -> Void)? = nil,
    onDisposed: (@Sendable (isolated Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(object, fileID, line)
    return subscribe(
      onNext: reference.weakly(confined(promised(onNext), to: home)),
      onError: reference.weakly(confined(promised(onError), to: home)),
      onCompleted: reference.weakly(confined(promised(onCompleted), to: home)),
      onDisposed: reference.weakly(returned(promised(onDisposed), to: home)),
      unhandled: .subscription, at: Hooks.Site(fileID, line))
  }

  /// Calls a closure that gets an actor and belongs to it, while the actor lives.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: What the closure gets first, and where it runs; not kept alive.
  ///   - onNext: Called for each value.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable
  public func bind<Object: Actor>(
    with object: Object,
    onNext: @escaping @Sendable (isolated Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let onNext: (@Sendable (isolated Object, Element) -> Void)? = onNext
    let home = Isolation.of(object, fileID, line)
    return subscribe(
      onNext: reference.weakly(confined(promised(onNext), to: home)), unhandled: .binding,
      at: Hooks.Site(fileID, line))
  }
}
