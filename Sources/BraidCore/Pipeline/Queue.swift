// SPDX-License-Identifier: MIT

/// First in, first out, in one growing ring: both ends are O(1).
///
/// An emptied one keeps its room, but no more than the usual case needs (C10).
@usableFromInline
package struct Queue<Element> {
  /// Its count is zero or a power of two.
  @usableFromInline var ring: ContiguousArray<Element?> = []
  @usableFromInline var start = 0
  @usableFromInline package private(set) var count = 0

  /// An empty queue; it allocates when the first element comes.
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

  /// Takes the oldest element off; nil if there is none.
  @inlinable
  package mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = ring[start].take()
    start = (start &+ 1) & (ring.count &- 1)
    count &-= 1
    if count == 0, ring.count > 1024 { removeAll() }
    return element
  }

  /// Lets go of all elements and their memory.
  @inlinable
  package mutating func removeAll() { self = Queue() }

  @usableFromInline @inline(never)
  mutating func grow() {
    let capacity = Swift.max(8, ring.count * 2)
    var larger: ContiguousArray<Element?> = []
    larger.reserveCapacity(capacity)
    larger.append(contentsOf: ring[start...])
    larger.append(contentsOf: ring[..<start])
    while larger.count < capacity { larger.append(nil) }
    ring = larger
    start = 0
  }
}
