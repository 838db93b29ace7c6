// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension Signal {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public final func distinctUntilChanged(
    by areEqual: consuming @escaping (Value, Value) throws -> Bool
  ) -> Signal<Value> {
    nonisolated(unsafe) let areEqual = areEqual  // the caller promises
    return distinctUntilChanged(by: { try areEqual($0, $1) })
  }
}
