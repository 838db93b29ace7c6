// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes with methods of an object, by name, while the object lives:
  /// `titles.subscribeNext(weak: label, Label.show)`.
  ///
  /// The subscription does not keep the object alive. Once it has gone nothing is called any more;
  /// the subscription itself goes on, so put it into a bag of the object's. An error goes to
  /// ``Hooks/defaultErrorHandler``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - onNext: Makes the method that is called for each value.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping @Sendable (Object) -> (Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(with: obj, onNext: { onNext($0)($1) }, fileID: fileID, line: line)
  }

  /// Subscribes to the error with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - onError: Makes the method that is called if the sequence fails.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping @Sendable (Object) -> (any Error) -> Void
  ) -> any Disposable {
    subscribe(with: obj, onError: { onError($0)($1) })
  }

  /// Subscribes to the completion with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - onCompleted: Makes the method that is called if the sequence ends well.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping @Sendable (Object) -> () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(with: obj, onCompleted: { onCompleted($0)() }, fileID: fileID, line: line)
  }

  /// Subscribes to all events with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - on: Makes the method that is called for each event.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping @Sendable (Object) -> (Event<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { on($0)(.next($1)) }, onError: { on($0)(.error($1)) },
      onCompleted: { on($0)(.completed) })
  }

  /// Subscribes with a method of an object for each kind of event, by name, while the object lives;
  /// see ``subscribeNext(weak:_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose methods are called.
  ///   - onNext: Makes the method that is called for each value.
  ///   - onError: Makes the method that is called if the sequence fails. Without it an error goes
  ///     to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Makes the method that is called if the sequence ends well.
  ///   - onDisposed: Makes the method that is called when the subscription has ended.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe<Object: AnyObject>(
    weak obj: Object,
    onNext: (@Sendable (Object) -> (Element) -> Void)? = nil,
    onError: (@Sendable (Object) -> (any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> () -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> () -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj,
      onNext: onNext.map { method in { @Sendable in method($0)($1) } },
      onError: onError.map { method in { @Sendable in method($0)($1) } },
      onCompleted: onCompleted.map { method in { @Sendable in method($0)() } },
      onDisposed: onDisposed.map { method in { @Sendable in method($0)() } }, fileID: fileID,
      line: line)
  }
}
