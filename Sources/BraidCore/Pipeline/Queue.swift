// SPDX-License-Identifier: MIT

/// A FIFO queue in a growing ring buffer; adding and removing take O(1).
///
/// When emptied, it retains its memory unless that is unusually large (C10).
package struct Queue<Element> {
  /// The size of the ring is zero or a power of two.
  var ring: ContiguousArray<Element?> = []
  var start = 0
  package private(set) var count = 0

  /// Creates an empty queue; the first element allocates.
  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// Adds an element at the end.
  @inlinable
  package mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    ring[(start &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  /// Removes and returns the oldest element, or nil if the queue is empty.
  @inlinable
  package mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = ring[start].take()
    start = (start &+ 1) & (ring.count &- 1)
    count &-= 1
    if count == 0, ring.count > 1024 { removeAll() }
    return element
  }

  /// Releases all elements and their memory.
  mutating func removeAll() { self = Queue() }

  @inline(never)
  mutating func grow() {
    var larger = ContiguousArray<Element?>(repeating: nil, count: Swift.max(8, ring.count * 2))
    for i in 0..<count { larger[i] = ring[(start &+ i) & (ring.count &- 1)].take() }
    ring = larger
    start = 0
  }
}

/// Iterates over elements and releases each as it is taken, so that a sequence of sources does not
/// retain ended ones (C10).
///
/// An array's iterator would retain the whole array.
package struct OneByOne<Element>: Sequence, IteratorProtocol {
  /// In reverse order.
  var waiting: ContiguousArray<Element>

  @inlinable
  package init(_ elements: some Sequence<Element>) {
    waiting = ContiguousArray(elements.reversed())
  }

  @inlinable
  package mutating func next() -> Element? { waiting.popLast() }
}
