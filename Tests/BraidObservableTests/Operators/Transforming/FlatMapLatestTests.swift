// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

struct FlatMapLatestTests {
  @Test func `the error of the source itself is not replaced`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ = Observable.merge(
      source.flatMapLatest { _ in Observable<Int>.never() }, source.flatMap { Observable.just($0) }
    ).subscribe { log("\($0)") }
    source.onNext(1)
    source.onCompleted()
    expectEqual(log.entries, ["next(1)"])
  }
}
