// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// C8: sequences that are longer than a stack of 512 KiB is deep.
@Suite(.alone) struct PullSequenceStackStressTests {
  @Test func `very many elements are computed and released on a small stack`() {
    onSmallStack {
      let count = Depth.deep
      let numbers = PullSequence.unfold(0) { $0 < count ? ($0, $0 + 1) : nil }
      expectEqual(numbers.skip(count - 1).head, count - 1)
    }
  }

  @Test func `very many elements are released after they were passed`() {
    onSmallStack {
      var iterator = PullSequence.unfold(0) { $0 < Depth.deep ? ($0, $0 + 1) : nil }.makeIterator()
      var last = -1
      while let number = iterator.next() { last = number }
      expectEqual(last, Depth.deep - 1)
    }
  }

  @Test func `operators iterate over very many elements on a small stack`() {
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
}
