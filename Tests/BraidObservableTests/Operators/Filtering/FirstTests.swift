// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FirstTests {
  @Test(arguments: [
    ("--a--b-|", "--(a|)"), ("--a--#", "--(a|)"), ("---|", "---(x|)"), ("--#", "--#"),
  ])
  func `first emits the first value, or nil`(source: String, expected: String) {
    expectDiagram(source, expected, results: ["a": "a", "x": nil]) { source, _ in source.first() }
  }

  @Test func `first emits one value although the source ignores disposal`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.do(onNext: { if $0 == 1 { subject.onNext(2) } }).first()
      .subscribe(onSuccess: { log("\(String(describing: $0))") }, onDisposed: { log("disposed") })
    subject.onNext(1)
    expectEqual(log.entries, ["Optional(1)", "disposed"])
    #expect(!subject.hasObservers)
  }
}
