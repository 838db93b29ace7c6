// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Sequences that several threads go through.
@Suite(.alone) struct PullSequenceStressTests {
  @Test func `threads that iterate over a sequence share its elements`() {
    for _ in 0..<200 {
      let made = Box(0)
      let numbers = PullSequence.unfold(0) { number -> (Int, Int)? in
        made.update { $0 += 1 }
        return number < 100 ? (number, number + 1) : nil
      }
      let heads = Box(0)
      let mapped = numbers.map { number in
        heads.update { $0 += 1 }
        return number
      }
      onThreads(4) { _ in expectEqual(Array(mapped), Array(0..<100)) }
      expectEqual(made.value, 101)
      expectEqual(heads.value, 100)
    }
  }

  @Test func `no lock is held while an element is computed`() {
    let box = Box<PullSequence<Int>?>(nil)
    let first = PullSequence.unfold(0) { number -> (Int, Int)? in
      let done = DispatchSemaphore(value: 0)
      Thread {
        // Another part of the same sequence.
        _ = number > 0 ? box.value?.head : nil
        done.signal()
      }.start()
      let outcome = done.wait(timeout: .now() + 20)
      expectEqual(outcome, .success, "a lock is held over a call-out")
      return (number, number + 1)
    }
    box.value = first
    expectEqual(Array(first.take(3)), [0, 1, 2])
    box.value = nil
  }

  @Test func `the reader of a signal waits for values of another thread`() {
    let source = ReplaySignalSubject<Int>()
    let sequence = source.sequence
    Thread {
      for number in 0..<10_000 { source.sendNext(number) }
      source.sendCompleted()
    }.start()
    expectEqual(Array(sequence), Array(0..<10_000))
  }
}
