// SPDX-License-Identifier: MIT

/// The slot of `zip`: a queue of values that are not combined yet.
@usableFromInline
package struct ZipSlot<Value>: JoinSlot {
  @usableFromInline var waiting = Queue<Value>()

  @inlinable
  package init() {}

  @inlinable
  package mutating func put(_ value: Value) { waiting.append(value) }

  @inlinable
  package mutating func take() -> Value {
    guard let value = waiting.popFirst() else { Misuse.stop("zip: a source has no value") }
    return value
  }

  @inlinable
  package var isReady: Bool { !waiting.isEmpty }
}
