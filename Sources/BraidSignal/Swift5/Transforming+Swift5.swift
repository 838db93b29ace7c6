// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension Signal {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next  // the caller promises
    return reduce(initial, { try next($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    _ initial: Result, indexed next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next  // the caller promises
    return reduce(initial, indexed: { try next($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    into initial: Result, _ update: consuming @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    nonisolated(unsafe) let update = update  // the caller promises
    return reduce(into: initial, { try update(&$0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func reduce<Result>(
    makeInitial: consuming @escaping () throws -> Result,
    _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let makeInitial = makeInitial  // the caller promises
    nonisolated(unsafe) let next = next  // the caller promises
    return reduce(makeInitial: { try makeInitial() }, { try next($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next  // the caller promises
    return scan(initial, { try next($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, indexed next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next  // the caller promises
    return scan(initial, indexed: { try next($0, $1, $2) })
  }
}
