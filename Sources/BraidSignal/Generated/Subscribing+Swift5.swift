// SPDX-License-Identifier: MIT
public import BraidCore

// Written by .ci/generate.

extension HasLifetime {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(keyPath, from: signal, isolation: nil, fileID: fileID, line: line)
  }
}

extension Signal {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(to: object, keyPath, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  @discardableResult
  public final func bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(to: object, keyPath, default: substitute, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: object, body, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  @discardableResult
  public final func subscribe(
    next: consuming ((Value) -> Void)? = nil, error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      next: next, error: error, completed: completed, isolation: nil, fileID: fileID, line: line)
  }
}
