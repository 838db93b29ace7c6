// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Long sequences, and sequences that several threads go through.
@Suite(.alone) struct PullSequenceStressTests {
  @Test func `a million elements are computed and released on a small stack`() {
    onSmallStack {
      let count = 1_000_000
      let numbers = PullSequence.unfold(0) { $0 < count ? ($0, $0 + 1) : nil }
      expectEqual(numbers.skip(count - 1).head, count - 1)
    }
  }

  @Test func `a million elements are released after they were passed`() {
    onSmallStack {
      var iterator = PullSequence.unfold(0) { $0 < 1_000_000 ? ($0, $0 + 1) : nil }.makeIterator()
      var last = -1
      while let number = iterator.next() { last = number }
      expectEqual(last, 999_999)
    }
  }

  @Test func `operators iterate over many elements on a small stack`() {
    onSmallStack {
      let count = 100_000
      let numbers = PullSequence.unfold(0) { $0 < count ? ($0, $0 + 1) : nil }
      expectEqual(numbers.map { $0 + 1 }.reduce(0) { max($0, $1) }, count)
      #expect(numbers.filter { $0 < 0 }.isEmpty)
      expectEqual(numbers.skip(until: { $0 == count - 1 }).head, count - 1)
      expectEqual(numbers.map(to: 1).distinctUntilChanged().tail?.isEmpty, true)
      expectEqual(numbers.flatMap { $0 < count - 1 ? .empty : .just($0) }.head, count - 1)
      let doubled = numbers.bind { { .emit([$0, $0].pullSequence) } }
      expectEqual(doubled.reduce(0) { count, _ in count + 1 }, 2 * count)
    }
  }

  @Test func `an unused chain of sequences is released on a small stack`() {
    onSmallStack {
      let count = 200_000
      var sequence = PullSequence<Int>.empty
      for number in 0..<count { sequence = PullSequence.just(number).concat(sequence) }
      expectEqual(sequence.head, count - 1)
      var started = PullSequence<Int>.empty
      for number in 0..<count { started = started.startWith(number) }
      expectEqual(started.head, count - 1)
      var filtered = PullSequence<Int>.empty
      for number in 0..<count {
        let rest = filtered
        filtered = PullSequence(head: { number }, tail: { rest })
      }
      expectEqual(filtered.head, count - 1)
    }
  }

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
