// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

private struct Failure: Error {}

private final class Counter: Sendable {
  private let raw = AtomicInt()

  var value: Int { raw.load(ordering: .relaxed) }

  @discardableResult
  func add(_ amount: Int) -> Int { raw.wrappingAdd(amount, ordering: .relaxed).newValue }

  func reset() { raw.store(0, ordering: .relaxed) }
}

/// C8: more synchronous inner sources, one after the other, than a stack of 512 KiB has room for.
@Suite(.alone) struct StackStressTests {
  private static func one() -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private static let failing = Observable<Int>.create { observer in
    observer.onError(Failure())
    return Disposables.create()
  }

  /// Two nested concatenations, never released: a long chain costs stack then.
  private static let chains: [Observable<Int>] = {
    let one = StackStressTests.one()
    var (right, left) = (one, one)
    for _ in 1..<4_096 {
      right = one.concat(right)
      left = left.concat(one)
    }
    return [right, left]
  }()

  private static func count(_ source: @escaping @Sendable () -> Observable<Int>) -> Int {
    let total = Counter()
    let completions = Counter()
    onSmallStack {
      _ = source().subscribe(
        onNext: { total.add($0) }, onCompleted: { completions.add(1) })
    }
    expectEqual(completions.value, 1)
    return total.value
  }

  @Test func `expand of very many generations uses no stack`() {
    expectEqual(
      Self.count {
        Observable.just(1).expand { $0 < Depth.deep ? .just($0 + 1) : .empty() }.map { _ in 1 }
      }, Depth.deep)
    expectEqual(
      Self.count {
        Observable.just(1).expand(maxConcurrent: 1) { number in
          Observable<Int>.create { observer in
            if number < Depth.deep { observer.onNext(number + 1) }
            observer.onCompleted()
            return Disposables.create()
          }
        }.map { _ in 1 }
      }, Depth.deep)
  }

  @Test func `concat of very many observables uses no stack`() {
    let one = Self.one()
    expectEqual(Self.count { .concat(repeatElement(one, count: Depth.deep)) }, Depth.deep)
    let just = Observable.just(1)
    expectEqual(Self.count { .concat(repeatElement(just, count: Depth.deep)) }, Depth.deep)
  }

  @Test func `concat of a concat of a concat uses no stack`() {
    @Sendable func endless(_ form: Int) -> Observable<Int> {
      let sources = [0, 1].lazy.map { $0 == 0 ? Observable.just(1) : endless(form) }
      return form == 0 ? .concat(sources) : .concat(AnySequence(sources))
    }
    expectEqual(Self.count { endless(0).take(Depth.deep) }, Depth.deep)
    expectEqual(Self.count { endless(1).take(Depth.deep) }, Depth.deep)
    for chain in Self.chains { expectEqual(Self.count { chain }, 4_096) }
  }

  @Test func `concatMap, flatMap, flatMapLatest and flatMapFirst of very many values use no stack`()
  {
    let source = Observable.range(start: 0, count: Depth.deep)
    let one = Self.one()
    expectEqual(Self.count { source.concatMap { _ in one } }, Depth.deep)
    expectEqual(Self.count { source.concatMap { _ in Observable.of(1) } }, Depth.deep)
    expectEqual(Self.count { source.flatMap { _ in one } }, Depth.deep)
    expectEqual(Self.count { source.flatMapLatest { _ in one } }, Depth.deep)
    expectEqual(Self.count { source.flatMapFirst { _ in one } }, Depth.deep)
    expectEqual(Self.count { source.map { _ in one }.merge(maxConcurrent: 1) }, Depth.deep)
    expectEqual(Self.count { source.map { _ in one }.switchLatest() }, Depth.deep)
  }

  @Test func `very many attempts use no stack`() {
    let attempts = Counter()
    let source = Observable<Int>.create { observer in
      if attempts.add(1) < Depth.deep {
        observer.onError(Failure())
      } else {
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    expectEqual(Self.count { source.retry() }, 1)
    attempts.reset()
    expectEqual(Self.count { source.retry(Depth.deep) }, 1)
    attempts.reset()
    expectEqual(Self.count { source.retry { $0 } }, 1)
    expectEqual(attempts.value, Depth.deep)
  }

  @Test func `very many caught failures use no stack`() {
    let sources = Array(repeating: Self.failing, count: Depth.deep) + [Self.one()]
    expectEqual(Self.count { .catch(sequence: sources) }, 1)
  }
}
