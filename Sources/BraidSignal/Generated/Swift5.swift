// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import BraidCore

// Written by .ci/generate.
// The caller guarantees that closures may run on the thread that sends the event.

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension HasLifetime {
  @inlinable @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(keyPath, from: signal, isolation: nil, fileID: fileID, line: line)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension Signal {
  @inlinable @_disfavoredOverload
  public final func distinctUntilChanged(
    by areEqual: consuming @escaping (Value, Value) throws -> Bool
  ) -> Signal<Value> {
    nonisolated(unsafe) let areEqual = areEqual
    return distinctUntilChanged(by: { try areEqual($0, $1) })
  }

  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next
    return reduce(initial, { try next($0, $1) })
  }

  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    _ initial: Result, indexed next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next
    return reduce(initial, indexed: { try next($0, $1, $2) })
  }

  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    into initial: Result, _ update: consuming @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    nonisolated(unsafe) let update = update
    return reduce(into: initial, { try update(&$0, $1) })
  }

  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    makeInitial: consuming @escaping () throws -> Result,
    _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let makeInitial = makeInitial, next = next
    return reduce(makeInitial: { try makeInitial() }, { try next($0, $1) })
  }

  @inlinable @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next
    return scan(initial, { try next($0, $1) })
  }

  @inlinable @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, indexed next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next
    return scan(initial, indexed: { try next($0, $1, $2) })
  }

  @inlinable @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(to: object, keyPath, isolation: nil, fileID: fileID, line: line)
  }

  @inlinable @discardableResult
  public final func bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(to: object, keyPath, default: substitute, isolation: nil, fileID: fileID, line: line)
  }

  @inlinable @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: object, body, isolation: nil, fileID: fileID, line: line)
  }

  @inlinable @discardableResult
  public final func subscribe(
    next: consuming ((Value) -> Void)? = nil, error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      next: next, error: error, completed: completed, isolation: nil, fileID: fileID, line: line)
  }
}
