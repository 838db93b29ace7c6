// SPDX-License-Identifier: MIT
public import BraidCore

@available(swift 6)
extension ObservableType {
  /// Subscribes with closures that are isolated to an actor and receive it, while the actor is
  /// alive.
  ///
  /// It may be called from any context. The closures may use the actor's state. An event delivered
  /// outside the actor traps, unless `Hooks.onIsolationViolation` is set to another response (C11).
  /// To deliver events on the actor, use `observe(on:)` before `subscribe`. `onDisposed` runs on
  /// the actor, synchronously if the disposal happens there. This overload exists in Swift 6 mode
  /// only; in Swift 5 mode the closures of `subscribe(with:)` are not isolated.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onNext: Called for each value.
  ///   - onError: Called if the sequence fails.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
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

  /// Calls a closure that is isolated to an actor and receives it, for each value while the actor
  /// is alive.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onNext: Called for each value.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
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
