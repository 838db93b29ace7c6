// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension Signal {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: consuming @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return combineLatest(first, second, transform: { try transform($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: consuming @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return combineLatest(first, second, third, transform: { try transform($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: consuming @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return combineLatest(first, second, third, fourth, transform: { try transform($0, $1, $2, $3) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: consuming @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return zip(first, second, transform: { try transform($0, $1) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: consuming @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return zip(first, second, third, transform: { try transform($0, $1, $2) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: consuming @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return zip(first, second, third, fourth, transform: { try transform($0, $1, $2, $3) })
  }
}
