// SPDX-License-Identifier: MIT

/// The observers of a subject in plain memory: walking them retains nothing.
final class Observers {
  private let ends: UnsafeMutablePointer<Unmanaged<End>>
  private let count: Int

  init(_ sinks: [Sink]) {
    count = sinks.count
    ends = .allocate(capacity: count)
    for (index, sink) in sinks.enumerated() {
      (ends + index).initialize(to: .passRetained(End(sink)))
    }
  }

  @inline(__always)
  func send(_ x: Int) {
    for index in 0..<count { ends[index]._withUnsafeGuaranteedRef { $0.next(x) } }
  }

  deinit {
    for index in 0..<count { ends[index].release() }
    ends.deallocate()
  }
}

private final class End {
  let next: Sink

  init(_ next: @escaping Sink) { self.next = next }
}

/// The newest values of a replay subject; `hand` has them in an array.
final class Ring {
  private let items: UnsafeMutablePointer<Int>
  private let capacity: Int
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private(set) var count = 0

  init(_ capacity: Int) {
    self.capacity = capacity
    items = .allocate(capacity: capacity)
    items.initialize(repeating: 0, count: capacity)
  }

  @inline(__always)
  func push(_ x: Int) {
    items[head] = x
    head = head + 1 == capacity ? 0 : head + 1
    if count < capacity { count += 1 }
  }

  deinit { items.deallocate() }
}

/// The newest value of a behavior subject.
final class Newest {
  @exclusivity(unchecked) var value: Int

  init(_ value: Int) { self.value = value }
}
