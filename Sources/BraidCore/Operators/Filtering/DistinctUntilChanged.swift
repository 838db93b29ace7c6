// SPDX-License-Identifier: MIT

/// Sends values that differ from the previous one.
@usableFromInline
package struct DistinctValueStage<Element: Equatable>: StageOperator {
  @usableFromInline var last: Element?

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if let last, last == element { return }
    last = element
    output.next(element)
  }
}

/// Sends values whose key differs from the previous key, according to `areEqual`.
@usableFromInline
package struct DistinctStage<Element, Key>: StageOperator {
  @usableFromInline let key: @Sendable (Element) throws -> Key
  @usableFromInline let areEqual: @Sendable (Key, Key) throws -> Bool
  @usableFromInline var last: Key?

  @inlinable
  package init(
    _ key: @escaping @Sendable (Element) throws -> Key,
    _ areEqual: @escaping @Sendable (Key, Key) throws -> Bool
  ) {
    self.key = key
    self.areEqual = areEqual
  }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      let key = try key(element)
      if let last, try areEqual(last, key) { return }
      last = key
      output.next(element)
    } catch { output.fail(error) }
  }
}
