// SPDX-License-Identifier: MIT

/// Sends the values that differ from the one before.
@frozen
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

/// Sends the values whose key differs from the key of the one before.
@frozen
@usableFromInline
package struct DistinctKeyStage<Element, Key: Equatable>: StageOperator {
  @usableFromInline let key: @Sendable (Element) throws -> Key
  @usableFromInline var last: Key?

  @inlinable
  package init(_ key: @escaping @Sendable (Element) throws -> Key) { self.key = key }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      let key = try key(element)
      if let last, last == key { return }
      last = key
      output.next(element)
    } catch { output.fail(error) }
  }
}

/// Sends the values that differ in a property from the one before.
@frozen
@usableFromInline
package struct DistinctPropertyStage<Element, Property: Equatable>: StageOperator {
  @usableFromInline let keyPath: KeyPath<Element, Property>
  @usableFromInline var last: Property?

  @inlinable
  package init(_ keyPath: KeyPath<Element, Property>) { self.keyPath = keyPath }

  @inlinable
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    let property = element[keyPath: keyPath]
    if let last, last == property { return }
    last = property
    output.next(element)
  }
}

/// Sends the values whose key `areEqual` tells apart from the key of the one before.
@frozen
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
