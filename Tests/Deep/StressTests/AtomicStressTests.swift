// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// Each operation of the atomic values, by several threads.
@Suite struct AtomicStressTests {
  private static let threads = 4
  private static let rounds = 20_000

  @Test func `no addition and no subtraction is lost`() {
    let cells = Cells()
    onThreads(Self.threads) { thread in
      for round in 0..<Self.rounds {
        let isOdd = (round + thread) % 2 == 1
        cells.int.wrappingAdd(3, ordering: isOdd ? .relaxed : .acquiringAndReleasing)
        cells.int.wrappingSubtract(1, ordering: isOdd ? .acquiringAndReleasing : .relaxed)
        cells.int32.wrappingAdd(2)
        cells.int32.wrappingSubtract(1)
        cells.uint64.wrappingAdd(1 << 32)
      }
    }
    let total = Self.threads * Self.rounds
    expectEqual(cells.int.load(), 2 * total)
    expectEqual(cells.int32.load(), Int32(total))
    expectEqual(cells.uint64.load(), UInt64(total) << 32)
  }

  @Test func `each thread sets and clears its own bit`() {
    let cells = Cells()
    let wrong = AtomicInt()
    onThreads(Self.threads) { thread in
      let bit = UInt8(1) << thread
      for _ in 0..<Self.rounds {
        if cells.uint8.bitwiseOr(bit).oldValue & bit != 0 { wrong.increment() }
        if cells.uint8.bitwiseAnd(~bit).oldValue & bit == 0 { wrong.increment() }
      }
    }
    expectEqual(wrong.load(), 0)
    expectEqual(cells.uint8.load(), 0)
  }

  @Test func `one thread of several wins each exchange`() {
    let cells = Cells()
    let flags = AtomicInt()
    let exchanged = AtomicInt()
    let compared = AtomicInt()
    let barrier = Barrier(Self.threads)
    onThreads(Self.threads) { thread in
      for round in 1...Self.rounds / 10 {
        barrier.wait()
        if cells.flag.setIfClear() { flags.increment() }
        if cells.int.exchange(round) != round { exchanged.increment() }
        if cells.int32.compareExchange(
          expected: Int32(round - 1), desired: Int32(round)
        ).exchanged {
          compared.increment()
        }
        barrier.wait()
        if thread == 0 { cells.flag.store(false) }
      }
    }
    expectEqual(flags.load(), Self.rounds / 10)
    expectEqual(exchanged.load(), Self.rounds / 10)
    expectEqual(compared.load(), Self.rounds / 10)
  }

  /// A thread that has loaded a flag sees the writes that precede its store on another thread.
  ///
  /// The sanitizer reports a race if the operations do not order the accesses.
  @Test func `a release and an acquisition order plain accesses`() {
    let message = Message()
    onThreads(2) { thread in
      for round in 1...Self.rounds {
        if thread == 0 {
          message.text = round
          message.sent.store(round)
          while message.read.load() != round {}
        } else {
          while message.sent.load() != round {}
          if message.text != round { message.wrong.increment() }
          message.read.store(round)
        }
      }
    }
    expectEqual(message.wrong.load(), 0)
  }

  @Test func `a pointer is handed over to one thread`() {
    let pointer = AtomicPointer()
    let sum = AtomicInt()
    let left = AtomicInt(Self.rounds)
    onThreads(Self.threads) { thread in
      if thread == 0 {
        for round in 1...Self.rounds {
          let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
          memory.initialize(to: round)
          while !pointer.compareExchange(expected: nil, desired: memory).exchanged {}
        }
      } else {
        while left.load() > 0 {
          guard let taken = pointer.exchange(nil)?.assumingMemoryBound(to: Int.self) else {
            continue
          }
          sum.add(taken.pointee)
          taken.deallocate()
          left.decrement()
        }
      }
    }
    expectEqual(sum.load(), Self.rounds * (Self.rounds + 1) / 2)
  }

  /// Without a total order of the stores and loads both threads could see the other's old value.
  @Test func `sequentially consistent accesses have one order`() {
    let cells = Cells()
    let barrier = Barrier(2)
    let seen = [AtomicBox(), AtomicBox()]
    let wrong = AtomicInt()
    onThreads(2) { thread in
      for _ in 0..<Self.rounds / 10 {
        barrier.wait()
        if thread == 0 {
          cells.int.store(1, ordering: .sequentiallyConsistent)
          seen[0].value.store(Int(cells.uint64.load(ordering: .sequentiallyConsistent)))
        } else {
          cells.uint64.store(1, ordering: .sequentiallyConsistent)
          seen[1].value.store(cells.int.load(ordering: .sequentiallyConsistent))
        }
        barrier.wait()
        if thread == 0 {
          if seen[0].value.load() + seen[1].value.load() == 0 { wrong.increment() }
          cells.int.store(0)
          cells.uint64.store(0)
        }
      }
    }
    expectEqual(wrong.load(), 0)
  }
}

private final class Cells: Sendable {
  let flag = AtomicFlag()
  let int = AtomicInt()
  let int32 = AtomicInt32()
  let uint64 = AtomicUInt64()
  let uint8 = AtomicUInt8()
}

private final class AtomicBox: Sendable {
  let value = AtomicInt()
}

private final class Message: @unchecked Sendable {  // `sent` and `read` order the accesses
  var text = 0
  let sent = AtomicInt()
  let read = AtomicInt()
  let wrong = AtomicInt()
}
