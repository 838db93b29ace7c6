// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// What many threads send, as one observer sees it: each sender's numbers must come in order and
/// one call at a time.
final class OneAtATime: @unchecked Sendable {  // fields are only touched by serial events
  private var last: [Int: Int] = [:]
  private(set) var received = 0
  private(set) var disorder = 0
  private let inside = AtomicInt()
  private let overlapping = AtomicInt()

  var overlaps: Int { overlapping.load() }

  func receive(_ value: (sender: Int, number: Int)) {
    if inside.increment() != 0 { overlapping.increment() }
    if let before = last[value.sender], before >= value.number { disorder += 1 }
    last[value.sender] = value.number
    received += 1
    inside.decrement()
  }
}

/// Suspends a task until `body`, or code that it started, has called its argument.
func waiting(_ body: (@escaping @Sendable () -> Void) -> Void) async {
  await withCheckedContinuation { continuation in
    let once = Once()
    body { if once.isFirst() { continuation.resume() } }
  }
}

private final class Once: Sendable {
  private let flag = AtomicFlag()

  func isFirst() -> Bool { flag.setIfClear() }
}
