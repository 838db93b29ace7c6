// SPDX-License-Identifier: MIT

/// Elements that are let go of as they are taken: sources that come one after the other, of which
/// those that have ended are not needed any more (C10).
///
/// An iterator of an array keeps the whole array.
@usableFromInline
package struct OneByOne<Element>: Sequence, IteratorProtocol {
  /// The last one comes first.
  @usableFromInline var waiting: ContiguousArray<Element>

  @inlinable
  package init(_ elements: some Sequence<Element>) {
    waiting = ContiguousArray(elements.reversed())
  }

  @inlinable
  package mutating func next() -> Element? { waiting.popLast() }
}
