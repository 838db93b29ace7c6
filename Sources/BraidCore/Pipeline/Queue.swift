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
    if count & 1023 == 512, let size = sizeOfDrained(ring.count, count) { resize(size) }
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

/// The smaller size of a ring that is an eighth full or less; nil for another ring.
func sizeOfDrained(_ size: Int, _ count: Int) -> Int? {
  var smaller = size
  while smaller / 4 >= count { smaller /= 2 }
  return smaller <= size / 4 ? smaller : nil
}
