// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// One message at a time, in order, and none lost (C3).
struct SerializedTests {
  private final class Owner: MessageHandler, Sendable {
    let serialized = Serialized<Int>()
    let log = Log<String>()
    let onMessage = Box<(@Sendable (Int) -> Void)?>(nil)

    func handle(_ message: Int) {
      log("handles \(message)")
      onMessage.value?(message)
      log("has handled \(message)")
    }

    /// Sends a number by the scoped call, which says how it came.
    func deliver(_ number: Int) {
      serialized.deliver(
        for: self,
        {
          log("goes straight through with \(number)")
          onMessage.value?(number)
        },
        orQueue: queued(number))
    }

    private func queued(_ number: Int) -> Int {
      log("queues \(number)")
      return number
    }
  }

  @Test func `an event passes an idle gate without a message`() {
    let owner = Owner()
    owner.deliver(1)
    owner.deliver(2)
    expectEqual(
      owner.log.entries, ["goes straight through with 1", "goes straight through with 2"])
  }

  @Test func `an event sent during a delivery is queued and handled after it`() {
    let owner = Owner()
    owner.onMessage.value = { [unowned owner] in if $0 < 3 { owner.deliver($0 + 1) } }
    owner.deliver(1)
    expectEqual(
      owner.log.entries,
      [
        "goes straight through with 1", "queues 2",
        "handles 2", "queues 3", "has handled 2",
        "handles 3", "has handled 3",
      ])
  }

  @Test func `a sent message is handled immediately, or after the message in progress`() {
    let owner = Owner()
    owner.onMessage.value = { [unowned owner] in
      if $0 == 1 {
        owner.serialized.send(2, to: owner)
        owner.serialized.send(3, to: owner)
      }
    }
    owner.serialized.send(1, to: owner)
    expectEqual(
      owner.log.entries,
      [
        "handles 1", "has handled 1", "handles 2", "has handled 2", "handles 3", "has handled 3",
      ])
  }

  @Test func `a slot taken under a lock is delivered to afterwards, or is in the queue`() {
    let owner = Owner()
    let first = owner.serialized.gate.enterOrQueue(1)
    let second = owner.serialized.gate.enterOrQueue(2)
    expectEqual(first, .inside)
    expectEqual(second, .queued)
    owner.serialized.gate.deliver(
      at: second, { owner.log("is not inside") }, drain: { owner.log("drains too soon") })
    owner.serialized.gate.deliver(
      at: first, { owner.log("is inside") }, drain: { owner.serialized.drain(owner) })
    expectEqual(owner.log.entries, ["is inside", "handles 2", "has handled 2"])
    owner.deliver(3)
    expectEqual(owner.log.entries.last, "goes straight through with 3")
  }

  /// More messages than the initial capacity, each released before the next.
  @Test func `many queued messages are handled in order, one at a time`() {
    let alive = Box(0)
    let backlog = Backlog(of: Counted.self)
    for number in 0..<3_000 { append(Counted(number, alive), to: backlog) }
    expectEqual(alive.value, 3_000)
    let seen = Box<[Int]>([])
    backlog.drain(moving: { place in
      let message = place.assumingMemoryBound(to: Counted.self).move()
      seen.update { $0.append(message.number) }
      expectEqual(alive.value, 3_000 + min(message.number, 10) - message.number)
      if message.number < 10 { append(Counted(3_000 + message.number, alive), to: backlog) }
    })
    expectEqual(seen.value, Array(0..<3_010))
    expectEqual(alive.value, 0)
  }

  @Test func `unhandled messages are released with the queue`() {
    let alive = Box(0)
    do {
      let backlog = Backlog(of: Counted.self)
      for number in 0..<20 { append(Counted(number, alive), to: backlog) }
    }
    expectEqual(alive.value, 0)
  }

  private func append(_ message: Counted, to backlog: Backlog) {
    backlog.append { $0.initializeMemory(as: Counted.self, to: message) }
  }

  /// Counts how many of it are alive.
  private final class Counted: Sendable {
    let number: Int
    private let alive: Box<Int>

    init(_ number: Int, _ alive: Box<Int>) {
      self.number = number
      self.alive = alive
      alive.update { $0 += 1 }
    }

    deinit { alive.update { $0 -= 1 } }
  }
}
