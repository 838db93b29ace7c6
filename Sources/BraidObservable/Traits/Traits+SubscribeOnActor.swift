// SPDX-License-Identifier: MIT
public import BraidCore

@available(swift 6)
extension InfallibleType {
  /// Subscribes with closures that are isolated to an actor and receive it, while it is alive.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Object: Actor>(
    with object: Object,
    onNext: (@Sendable (isolated Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (isolated Object) -> Void)? = nil,
    onDisposed: (@Sendable (isolated Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(object, fileID, line)
    return asObservable().subscribe(
      onNext: reference.weakly(confined(promised(onNext), to: home)),
      onCompleted: reference.weakly(confined(promised(onCompleted), to: home)),
      onDisposed: reference.weakly(returned(promised(onDisposed), to: home)),
      unhandled: .infallible, at: Hooks.Site(fileID, line))
  }

  /// Calls a closure that is isolated to an actor and receives it, with each value.
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
    return asObservable().subscribe(
      onNext: reference.weakly(confined(promised(onNext), to: home)), unhandled: .infallible,
      at: Hooks.Site(fileID, line))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes with closures that are isolated to an actor and receive it, while it is alive.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onSuccess: Called with the value.
  ///   - onFailure: Called with an error.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
  public func subscribe<Object: Actor>(
    with object: Object,
    onSuccess: (@Sendable (isolated Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (isolated Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (isolated Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(object, fileID, line)
    return subscribe(
      reference.weakly(confined(promised(onSuccess), to: home)),
      onFailure: reference.weakly(confined(promised(onFailure), to: home)),
      onDisposed: reference.weakly(returned(promised(onDisposed), to: home)),
      at: Hooks.Site(fileID, line))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes with closures that are isolated to an actor and receive it, while it is alive.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onSuccess: Called with the value.
  ///   - onError: Called if the sequence fails.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
  public func subscribe<Object: Actor>(
    with object: Object,
    onSuccess: (@Sendable (isolated Object, Element) -> Void)? = nil,
    onError: (@Sendable (isolated Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (isolated Object) -> Void)? = nil,
    onDisposed: (@Sendable (isolated Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(object, fileID, line)
    return subscribe(
      reference.weakly(confined(promised(onSuccess), to: home)),
      onError: reference.weakly(confined(promised(onError), to: home)),
      onCompleted: reference.weakly(confined(promised(onCompleted), to: home)),
      onDisposed: reference.weakly(returned(promised(onDisposed), to: home)),
      at: Hooks.Site(fileID, line))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes with closures that are isolated to an actor and receive it, while it is alive.
  ///
  /// See ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - object: The actor, which is the first argument. It is not retained.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onError: Called if the sequence fails.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
  public func subscribe<Object: Actor>(
    with object: Object,
    onCompleted: (@Sendable (isolated Object) -> Void)? = nil,
    onError: (@Sendable (isolated Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (isolated Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(object, fileID, line)
    return primitiveSequence.source.subscribe(
      onError: reference.weakly(confined(promised(onError), to: home)),
      onCompleted: reference.weakly(confined(promised(onCompleted), to: home)),
      onDisposed: reference.weakly(returned(promised(onDisposed), to: home)),
      unhandled: .subscription, at: Hooks.Site(fileID, line))
  }
}
