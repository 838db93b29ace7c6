// SPDX-License-Identifier: MIT
public import BraidCore

@available(swift 6)
extension ObservableType {
  /// Subscribes a method of an object to the values, while the object is alive:
  /// `titles.subscribeNext(weak: label, Label.show)`.
  ///
  /// The object is not retained. After it was deinitialized, the method is not called any more, but
  /// the subscription continues, so dispose it with a bag that the object owns. An error goes to
  /// `Hooks.defaultErrorHandler`.
  ///
  /// - Parameters:
  ///   - obj: The object whose method is called.
  ///   - onNext: The method to call for each value.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @_alwaysEmitIntoClient
  public func subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { onNext($0)($1) }, isolation: isolation, fileID: fileID,
      line: line)
  }

  /// Subscribes a method of an object to the error, while the object is alive; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: The object whose method is called.
  ///   - onError: The method to call if the sequence fails.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @_alwaysEmitIntoClient
  public func subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping (Object) -> (any Error) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onError: { onError($0)($1) }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Subscribes a method of an object to the completion, while the object is alive; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: The object whose method is called.
  ///   - onCompleted: The method to call if the sequence completes.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @_alwaysEmitIntoClient
  public func subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onCompleted: { onCompleted($0)() }, isolation: isolation, fileID: fileID,
      line: line)
  }

  /// Subscribes a method of an object to all events, while the object is alive; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: The object whose method is called.
  ///   - on: The method to call for each event.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { on($0)(.next($1)) }, onError: { on($0)(.error($1)) },
      onCompleted: { on($0)(.completed) }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Subscribes a method of an object to each kind of event, while the object is alive; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: The object whose methods are called.
  ///   - onNext: The method to call for each value.
  ///   - onError: The method to call if the sequence fails. Without it, an error goes
  ///     to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: The method to call if the sequence completes.
  ///   - onDisposed: The method to call when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    weak obj: Object,
    onNext: ((Object) -> (Element) -> Void)? = nil,
    onError: ((Object) -> (any Error) -> Void)? = nil,
    onCompleted: ((Object) -> () -> Void)? = nil,
    onDisposed: ((Object) -> () -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj,
      onNext: onNext.map { method in { method($0)($1) } },
      onError: onError.map { method in { method($0)($1) } },
      onCompleted: onCompleted.map { method in { method($0)() } },
      onDisposed: onDisposed.map { method in { method($0)() } }, isolation: isolation,
      fileID: fileID,
      line: line)
  }
}

extension WeakReference {
  /// A closure that passes the object to `body`, and does nothing after the object was
  /// deinitialized.
  func weakly(_ body: (@Sendable (Object) -> Void)?) -> (@Sendable () -> Void)? {
    guard let body else { return nil }
    return { if let object = self.object { body(object) } }
  }

  /// A closure that passes the object and a value to `body`, and does nothing after the object was
  /// deinitialized.
  func weakly<Value>(
    _ body: (@Sendable (Object, Value) -> Void)?
  ) -> (@Sendable (Value) -> Void)? {
    guard let body else { return nil }
    return { value in if let object = self.object { body(object, value) } }
  }
}
