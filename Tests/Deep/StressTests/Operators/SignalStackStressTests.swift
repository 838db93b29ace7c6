// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

private struct Failure: Error {}

private final class Counter: Sendable {
  private let raw = AtomicInt()

  var value: Int { raw.load(ordering: .relaxed) }

  @discardableResult
  func add(_ amount: Int) -> Int { raw.wrappingAdd(amount, ordering: .relaxed).newValue }
}

/// C8: more synchronous inner signals and attempts than a stack of 512 KiB has room for.
@Suite(.alone) struct SignalStackStressTests {
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

  /// The sum of a signal's values, on a small stack.
  private static func sum(_ signal: @escaping @Sendable () -> Signal<Int>) -> Int {
    let total = Counter()
    let completions = Counter()
    onSmallStack {
      signal().subscribe(next: { total.add($0) }, completed: { completions.add(1) })
    }
    expectEqual(completions.value, 1)
    return total.value
  }

  /// Ends so at each attempt but the last, number `Depth.deep`, which sends one and completes.
  private static func attempts(
    endingWith end: @escaping @Sendable (PassthroughSubscriber<Int>) -> Void
  ) -> Signal<Int> {
    let count = Counter()
    return .create { subscriber in
      if count.add(1) < Depth.deep {
        end(subscriber)
      } else {
        subscriber.sendNext(1)
        subscriber.sendCompleted()
      }
      return nil
    }
  }

  @Test func `flattenMap of a very long signal uses no stack`() {
    let one = Self.one()
    let source = Signal.from(0..<Depth.deep)
    expectEqual(Self.sum { source.flattenMap { _ in one } }, Depth.deep)
    expectEqual(Self.sum { source.flattenMap { _ in .from([1]) } }, Depth.deep)
  }

  @Test func `very many signals, limited or concatenated, use no stack`() {
    let one = Self.one()
    let source = Signal.from(0..<Depth.deep)
    expectEqual(Self.sum { source.map { _ in one }.flatten(maxConcurrent: 3) }, Depth.deep)
    expectEqual(Self.sum { source.flatMap(.concat) { _ in one } }, Depth.deep)
    expectEqual(Self.sum { source.flatMap(.concat) { _ in .from([1]) } }, Depth.deep)
    expectEqual(Self.sum { .concat(repeatElement(one, count: Depth.deep)) }, Depth.deep)
  }

  @Test func `very many signals queued behind an active one use no stack`() {
    let one = Self.one()
    let total = Counter()
    onSmallStack {
      let first = SignalSubject<Int>()
      Signal.from(0..<Depth.deep).flatMap(.concat) { $0 == 0 ? first : one }
        .subscribe(next: { total.add($0) })
      first.sendCompleted()
    }
    expectEqual(total.value, Depth.deep - 1)
  }

  @Test func `ten thousand signals are combined`() {
    let count = 10_000
    let ones = repeatElement(Self.one(), count: count)
    expectEqual(Self.sum { .merge(ones) }, count)
    expectEqual(Self.sum { Signal.zip(ones).map { $0.reduce(0, +) } }, count)
    expectEqual(Self.sum { Signal.combineLatest(ones).map { $0.reduce(0, +) } }, count)
  }

  @Test func `events of ten thousand live combined signals are delivered`() {
    let count = 10_000
    let (zipped, latest) = (Counter(), Counter())
    onSmallStack {
      let subjects = (0..<count).map { _ in SignalSubject<Int>() }
      let subscriptions = [
        Signal.zip(subjects).subscribe(next: { zipped.add($0.count) }),
        Signal.combineLatest(subjects).subscribe(next: { latest.add($0.count) }),
      ]
      for subject in subjects { subject.sendNext(1) }
      subjects[count - 1].sendNext(2)
      for subscription in subscriptions { subscription.dispose() }
      if subjects.contains(where: \.hasSubscribers) { latest.add(1) }
    }
    expectEqual(zipped.value, count)
    expectEqual(latest.value, 2 * count)
  }

  @Test func `switchToLatest of very many signals uses no stack`() {
    let one = Self.one()
    let source = Signal.from(0..<Depth.deep)
    expectEqual(Self.sum { source.map { _ in one }.switchToLatest() }, Depth.deep)
    expectEqual(Self.sum { source.flatMap(.latest) { _ in .just(1) } }, Depth.deep)
  }

  @Test func `bind to very many signals uses no stack`() {
    let one = Self.one()
    expectEqual(
      Self.sum { Signal.from(0..<Depth.deep).bind { { _ in .emit(one) } } }, Depth.deep)
  }

  @Test func `very many attempts use no stack`() {
    let signal = Self.attempts { $0.sendError(Failure()) }
    expectEqual(Self.sum { signal.retry() }, 1)
    let second = Self.attempts { $0.sendError(Failure()) }
    expectEqual(Self.sum { second.retry(Depth.deep) }, 1)
  }

  @Test func `very many attempts of a deferred signal use no stack`() {
    let rounds = Counter()
    let again = Signal<Int>.deferred {
      rounds.add(1) < Depth.deep ? Self.failing.catch { throw $0 } : Self.one()
    }
    expectEqual(Self.sum { again.retry() }, 1)
  }

  @Test func `very many repetitions use no stack`() {
    let signal = Self.attempts { $0.sendCompleted() }
    expectEqual(Self.sum { signal.repeat().take(1) }, 1)
    expectEqual(Self.sum { Signal.just(1).repeat().take(Depth.deep) }, Depth.deep)
    expectEqual(Self.sum { Signal.from([1]).repeat().take(Depth.deep) }, Depth.deep)
  }

  @Test func `a chain of catches uses stack for its depth`() {
    expectEqual(
      Self.sum {
        var signal = Self.failing
        for _ in 0..<100 { signal = signal.catch { _ in Self.failing } }
        return signal.catch(to: Self.one())
      }, 1)
  }

  @Test func `a subject can have many sources`() {
    onSmallStack {
      let subject = SignalSubject<Int>()
      for _ in 0..<100_000 { SignalSubject<Int>().subscribe(subject) }
      subject.sendCompleted()
    }
  }
}
