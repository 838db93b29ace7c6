// SPDX-License-Identifier: MIT
import Support

func virtualTimeRows() -> Workloads {
  [
    .r30: {
      var count = 0
      var heap = Heap()
      for index in 0..<Size.virtualActions {
        heap.insert(Entry(time: index &* 7919 % 10_007, number: index) { count += 1 })
      }
      while let entry = heap.removeFirst() { entry.action() }
      return count
    }
  ]
}

private struct Entry {
  let time: Int
  let number: Int
  let action: () -> Void

  static func < (lhs: Entry, rhs: Entry) -> Bool {
    lhs.time < rhs.time || (lhs.time == rhs.time && lhs.number < rhs.number)
  }
}

/// A binary heap.
private struct Heap {
  private var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0, entries[child] < entries[(child - 1) / 2] {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Entry? {
    guard let first = entries.first else { return nil }
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var parent = 0
    while 2 * parent + 1 < entries.count {
      var child = 2 * parent + 1
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < entries[parent] else { break }
      entries.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
