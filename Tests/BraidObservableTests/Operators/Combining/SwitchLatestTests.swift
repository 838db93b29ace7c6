// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SwitchLatestTests {
  @Test func `switchLatest follows the newest inner source`() {
    let outer = PublishSubject<Observable<Int>>()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = outer.switchLatest().subscribe { log("\($0)") }
    outer.onNext(first)
    first.onNext(1)
    outer.onNext(second)
    first.onNext(2)
    second.onNext(3)
    outer.onCompleted()
    second.onCompleted()
    subscription.dispose()
    expectEqual(log.entries, ["next(1)", "next(3)", "completed"])
    #expect(!first.hasObservers)
  }

  @Test(arguments: [("x-#", "-1#"), ("x|", "-1-2|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, "-1-2|", expected, during: "^------!") { source, inner, _ in
      source.map { _ in inner }.switchLatest()
    }
  }
}
