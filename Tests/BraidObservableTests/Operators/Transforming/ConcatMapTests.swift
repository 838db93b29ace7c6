// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ConcatMapTests {
  @Test func `concatMap subscribes to one inner source after the other`() {
    expectDiagram("a-b-----|", "1--2|", "1--21--2|") { source, inner, _ in
      source.concatMap { _ in inner }
    }
  }

  @Test func `concatMap calls its closure when a value arrives, and subscribes in turn`() {
    let log = Log<String>()
    let inner = PublishSubject<Int>()
    _ = Observable.of("a", "b").concatMap { name in
      log("asked \(name)")
      return inner.do(onSubscribe: { log("subscribed \(name)") })
    }.subscribe()
    expectEqual(log.entries, ["asked a", "subscribed a", "asked b"])
    inner.onCompleted()
    expectEqual(log.entries.last, "subscribed b")
  }
}
