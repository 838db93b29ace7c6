// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Each trait is waited for like the observable it is.
struct BlockingTraitTests {
  @Test func `a single is awaited`() throws {
    expectEqual(try Single.just(1).toBlocking().single(), 1)
    expectEqual(try Single.just(1).toBlocking().first(), 1)
    expectEqual(try Single.just(1).toBlocking().toArray(), [1])
    #expect(throws: MarbleFailure.self) {
      try Single<Int>.error(MarbleFailure()).toBlocking().single()
    }
    #expect(throws: RxError.self) {
      try Single<Int>.never().toBlocking(timeout: .zero).single()
    }
  }

  @Test func `a maybe is awaited`() throws {
    expectEqual(try Maybe.just(1).toBlocking().first(), 1)
    #expect(try Maybe<Int>.empty().toBlocking().first() == nil)
    #expect(try Maybe<Int>.empty().toBlocking().toArray() == [])
    #expect(throws: RxError.self) { try Maybe<Int>.empty().toBlocking().single() }
  }

  @Test func `a completable is awaited`() throws {
    expectEqual(try Completable.empty().toBlocking().toArray(), [])
    expectEqual(try Completable.empty().toBlocking().last(), nil)
    #expect(throws: MarbleFailure.self) {
      try Completable.error(MarbleFailure()).toBlocking().toArray()
    }
    guard case .completed(elements: []) = Completable.empty().toBlocking().materialize() else {
      Issue.record("it completed")
      return
    }
  }

  @Test func `a value of another thread is awaited`() throws {
    let single = Single.just(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .map { $0 + 1 }
    expectEqual(try single.toBlocking(timeout: .seconds(60)).single(), 2)
  }
}
