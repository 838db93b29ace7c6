// SPDX-License-Identifier: MIT

/// Iterates over elements and releases each as it is taken, so that a sequence of sources does not
/// retain ended ones (C10).
///
/// An array's iterator would retain the whole array.
@usableFromInline
package struct OneByOne<Element>: Sequence, IteratorProtocol {
  /// In reverse order.
  @usableFromInline var waiting: ContiguousArray<Element>

  @inlinable
  package init(_ elements: some Sequence<Element>) {
    waiting = ContiguousArray(elements.reversed())
  }

  @inlinable
  package mutating func next() -> Element? { waiting.popLast() }
}
