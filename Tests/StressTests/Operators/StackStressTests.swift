// SPDX-License-Identifier: MIT
import BraidObservable
import Synchronization
import TestSupport
import Testing

private struct Failure: Error {}

private final class Counter: Sendable {
  private let raw = Atomic<Int>(0)

  var value: Int { raw.load(ordering: .relaxed) }

  @discardableResult
  func add(_ amount: Int) -> Int { raw.wrappingAdd(amount, ordering: .relaxed).newValue }

  func reset() { raw.store(0, ordering: .relaxed) }
}

/// C8: a million synchronous inner sources on a stack of 512 KiB.
@Suite(.alone) struct StackStressTests {
  private static let million = 1_000_000

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

  private static func count(_ source: @escaping @Sendable () -> Observable<Int>) -> Int {
    let total = Counter()
    let completions = Counter()
    onSmallStack {
      _ = source().subscribe(
        onNext: { total.add($0) }, onCompleted: { completions.add(1) })
    }
    #expect(completions.value == 1)
    return total.value
  }

  @Test func `expand of a million generations`() {
    #expect(
      Self.count {
        Observable.just(1).expand { $0 < Self.million ? .just($0 + 1) : .empty() }.map { _ in 1 }
      } == Self.million)
    #expect(
      Self.count {
        Observable.just(1).expand(maxConcurrent: 1) { number in
          Observable<Int>.create { observer in
            if number < Self.million { observer.onNext(number + 1) }
            observer.onCompleted()
            return Disposables.create()
          }
        }.map { _ in 1 }
      } == Self.million)
  }

  @Test func `concat of a million observables`() {
    let one = Self.one()
    #expect(Self.count { .concat(repeatElement(one, count: Self.million)) } == Self.million)
    let just = Observable.just(1)
    #expect(Self.count { .concat(repeatElement(just, count: Self.million)) } == Self.million)
  }

  @Test func `concatMap, flatMap, flatMapLatest and flatMapFirst of a million values`() {
    let source = Observable.range(start: 0, count: Self.million)
    let one = Self.one()
    #expect(Self.count { source.concatMap { _ in one } } == Self.million)
    #expect(Self.count { source.concatMap { _ in Observable.of(1) } } == Self.million)
    #expect(Self.count { source.flatMap { _ in one } } == Self.million)
    #expect(Self.count { source.flatMapLatest { _ in one } } == Self.million)
    #expect(Self.count { source.flatMapFirst { _ in one } } == Self.million)
    #expect(Self.count { source.map { _ in one }.merge(maxConcurrent: 1) } == Self.million)
    #expect(Self.count { source.map { _ in one }.switchLatest() } == Self.million)
  }

  @Test func `a million attempts`() {
    let attempts = Counter()
    let source = Observable<Int>.create { observer in
      if attempts.add(1) < Self.million {
        observer.onError(Failure())
      } else {
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    #expect(Self.count { source.retry() } == 1)
    attempts.reset()
    #expect(Self.count { source.retry(Self.million) } == 1)
    attempts.reset()
    #expect(Self.count { source.retry { $0 } } == 1)
    #expect(attempts.value == Self.million)
  }

  @Test func `catching a million failures in a row`() {
    let sources = Array(repeating: Self.failing, count: Self.million) + [Self.one()]
    #expect(Self.count { .catch(sequence: sources) } == 1)
  }
}
