// SPDX-License-Identifier: MIT

/// A FIFO queue in a growing ring buffer; adding and removing take O(1).
///
/// It retains its memory unless that is unusually large: the memory that a burst needed is freed as
/// the burst is drained (C10).
struct Queue<Element> {
  /// The size of the ring is zero or a power of two.
  private(set) var ring: ContiguousArray<Element?> = []
  private var start = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count == ring.count { resize(Swift.max(8, ring.count * 2)) }
    ring[(start &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  /// Removes and returns the oldest element, or nil if the queue is empty.
  mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = ring[start].take()
    start = (start &+ 1) & (ring.count &- 1)
    count &-= 1
    if ring.count > 1024, count &* 8 < ring.count { resize(ring.count / 2) }
    return element
  }

  /// Releases all elements and their memory.
  mutating func removeAll() { self = Queue() }

  /// Moves the elements to a ring of another size, which is a power of two.
  @inline(never)
  private mutating func resize(_ size: Int) {
    var other = ContiguousArray<Element?>(repeating: nil, count: size)
    for i in 0..<count { other[i] = ring[(start &+ i) & (ring.count &- 1)].take() }
    ring = other
    start = 0
  }
}

/// Iterates over elements and releases each as it is taken, so that a sequence of sources does not
/// retain ended ones (C10).
///
/// An array's iterator would retain the whole array.
package struct OneByOne<Element>: Sequence, IteratorProtocol {
  /// In reverse order.
  private var waiting: ContiguousArray<Element>

  package init(_ elements: some Sequence<Element>) {
    waiting = ContiguousArray(elements.reversed())
  }

  package mutating func next() -> Element? { waiting.popLast() }
}
