// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

private struct Failure: Error {}

/// C8: a million synchronous inner signals and attempts on a stack of 512 KiB.
@Suite struct SignalStackStressTests {
  private static let million = 1_000_000

  private static func one() -> Signal<Int> {
    .create { subscriber in
      subscriber.sendNext(1)
      subscriber.sendCompleted()
      return nil
    }
  }

  private static let failing = Signal<Int>.create { subscriber in
    subscriber.sendError(Failure())
    return nil
  }

  /// What a signal sends in all, until it completes, on a small stack.
  private static func sum(_ signal: @escaping @Sendable () -> Signal<Int>) -> Int {
    let total = Box(0)
    let completions = Box(0)
    onSmallStack {
      signal().subscribe(
        next: { value in total.update { $0 += value } },
        completed: { completions.update { $0 += 1 } })
    }
    #expect(completions.value == 1)
    return total.value
  }

  /// Ends so after each attempt but the last, number `million`, which sends one and completes.
  private static func attempts(
    endingWith end: @escaping @Sendable (PassthroughSubscriber<Int>) -> Void
  ) -> Signal<Int> {
    let count = Box(0)
    return .create { subscriber in
      if count.update({
        $0 += 1
        return $0 < million
      }) {
        end(subscriber)
      } else {
        subscriber.sendNext(1)
        subscriber.sendCompleted()
      }
      return nil
    }
  }

  @Test func `flattenMap of a million values`() {
    let one = Self.one()
    let source = Signal.from(0..<Self.million)
    #expect(Self.sum { source.flattenMap { _ in one } } == Self.million)
    #expect(Self.sum { source.flattenMap { _ in .just(1) } } == Self.million)
    #expect(Self.sum { source.flattenMap { _ in .from([1]) } } == Self.million)
  }

  @Test func `flatten of a million signals, some at once and one after the other`() {
    let one = Self.one()
    let inners = Signal.from(0..<Self.million).map { _ in one }
    #expect(Self.sum { inners.flatten() } == Self.million)
    #expect(Self.sum { inners.flatten(maxConcurrent: 3) } == Self.million)
    #expect(Self.sum { inners.concat() } == Self.million)
    let sequences = Signal.from(0..<Self.million).map { _ in Signal.from([1]) }
    #expect(Self.sum { sequences.concat() } == Self.million)
    #expect(Self.sum { sequences.flatten(maxConcurrent: 3) } == Self.million)
  }

  @Test func `a million signals that wait in line behind one that is under way`() {
    let one = Self.one()
    for limit in [1, 2] {
      let total = Box(0)
      onSmallStack {
        let first = SignalSubject<Int>()
        Signal.from(0..<Self.million).map { $0 == 0 ? first : one }
          .flatten(maxConcurrent: limit)
          .subscribe(next: { value in total.update { $0 += value } })
        first.sendCompleted()
      }
      #expect(total.value == Self.million - 1)
    }
  }

  @Test func `switchToLatest of a million signals`() {
    let one = Self.one()
    let source = Signal.from(0..<Self.million)
    #expect(Self.sum { source.map { _ in one }.switchToLatest() } == Self.million)
    #expect(Self.sum { source.map { _ in Signal.just(1) }.switchToLatest() } == Self.million)
    let keys = source.map { $0 % 2 }
    #expect(Self.sum { .switch(on: keys, cases: [0: one], default: .just(1)) } == Self.million)
  }

  @Test func `merge and concat of an array of a million signals`() {
    let one = Self.one()
    #expect(Self.sum { .concat(repeatElement(one, count: Self.million)) } == Self.million)
    #expect(Self.sum { .merge(repeatElement(one, count: Self.million)) } == Self.million)
    #expect(
      Self.sum { .concat(repeatElement(Signal.just(1), count: Self.million)) } == Self.million)
  }

  @Test func `bind to a million signals`() {
    let one = Self.one()
    let source = Signal.from(0..<Self.million)
    #expect(Self.sum { source.bind { { _ in .emit(one) } } } == Self.million)
  }

  @Test func `a million attempts`() {
    let end: @Sendable (PassthroughSubscriber<Int>) -> Void = { $0.sendError(Failure()) }
    #expect(Self.sum { Self.attempts(endingWith: end).retry() } == 1)
    #expect(Self.sum { Self.attempts(endingWith: end).retry(Self.million) } == 1)
  }

  @Test func `a million repetitions`() {
    let end: @Sendable (PassthroughSubscriber<Int>) -> Void = { $0.sendCompleted() }
    #expect(Self.sum { Self.attempts(endingWith: end).repeat().take(1) } == 1)
    #expect(Self.sum { Signal.just(1).repeat().take(Self.million) } == Self.million)
    #expect(Self.sum { Signal.from([1]).repeat().take(Self.million) } == Self.million)
  }

  @Test func `a chain of catches is as deep as it was built`() {
    #expect(
      Self.sum {
        var signal = Self.failing
        for _ in 0..<100 { signal = signal.catch { _ in Self.failing } }
        return signal.catch(to: Self.one())
      } == 1)
  }

  @Test func `a million attempts that are made anew`() {
    let rounds = Box(0)
    let again = Signal<Int>.deferred {
      let round = rounds.update {
        $0 += 1
        return $0
      }
      return round < Self.million ? Self.failing : Self.one()
    }
    #expect(Self.sum { again.retry() } == 1)
  }

  @Test func `a million groups`() {
    let source = Signal.from(0..<Self.million)
    #expect(Self.sum { source.groupBy { $0 }.flattenMap { $0.map(to: 1) } } == Self.million)
  }

  @Test func `a subject with many sources`() {
    onSmallStack {
      let subject = SignalSubject<Int>()
      for _ in 0..<Self.million / 10 { SignalSubject<Int>().subscribe(subject) }
      subject.sendCompleted()
    }
  }
}
