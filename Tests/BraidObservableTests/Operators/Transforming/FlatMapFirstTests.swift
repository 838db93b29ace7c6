// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FlatMapFirstTests {
  @Test func `flatMapFirst drops values while an inner source is active`() {
    expectDiagram("a-b-c---|", "1--2|", "1--2----|") { source, inner, _ in
      source.flatMapFirst { _ in inner }
    }
  }

  @Test func `flatMapFirst does not call its closure for dropped values`() {
    let asked = Log<Int>()
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let subscription = source.flatMapFirst {
      asked($0)
      return inner
    }.subscribe()
    for number in 1...3 { source.onNext(number) }
    inner.onCompleted()
    source.onNext(4)
    subscription.dispose()
    expectEqual(asked.entries, [1, 4])
  }

  @Test(arguments: 0..<4)
  func `flatMapFirst ignores new values after its inner source was abandoned`(way: Int) {
    let source = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = source.flatMapFirst {
      $0 == 0 ? FlatMapLatestTests.abandoned[way].asObservable() : Observable.just($0)
    }.subscribe(onNext: { log($0) })
    for value in 0..<3 { source.onNext(value) }
    expectEqual(log.entries, [])
    subscription.dispose()
  }
}
