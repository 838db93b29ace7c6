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
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { onNext($0)($1) }, isolation: isolation, fileID: fileID,
      line: line)
  }

  /// Subscribes to the error with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - onError: Makes the method that is called if the sequence fails.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping (Object) -> (any Error) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onError: { onError($0)($1) }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Subscribes to the completion with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - onCompleted: Makes the method that is called if the sequence ends well.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onCompleted: { onCompleted($0)() }, isolation: isolation, fileID: fileID,
      line: line)
  }

  /// Subscribes to all events with a method of an object, by name, while the object lives; see
  /// ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose method is called.
  ///   - on: Makes the method that is called for each event.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { on($0)(.next($1)) }, onError: { on($0)(.error($1)) },
      onCompleted: { on($0)(.completed) }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Subscribes with a method of an object for each kind of event, by name, while the object lives;
  /// see ``subscribeNext(weak:_:isolation:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - obj: Whose methods are called.
  ///   - onNext: Makes the method that is called for each value.
  ///   - onError: Makes the method that is called if the sequence fails. Without it an error goes
  ///     to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Makes the method that is called if the sequence ends well.
  ///   - onDisposed: Makes the method that is called when the subscription has ended.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
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
