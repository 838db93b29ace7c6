// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MergeDelayErrorTests {
  @Test(arguments: [
    ("a-#", "--1--2|", "a-1--2#"), ("|", "|", "|"), ("|", "---", "---"), ("#", "---", "---"),
    ("#", "|", "#"), ("a-#", "|", "a-#"), ("a-|", "-1#", "a1#"), ("-a-|", "#", "-a-#"),
    ("-#", "--#", "--#"),
  ])
  func `mergeDelayError fails when all sources have ended`(
    first: String, second: String, expected: String
  ) {
    expectDiagram(first, second, expected, during: "^------!") { a, b, _ in
      Observable.mergeDelayError(a, b)
    }
    expectDiagram(first, second, expected, during: "^------!") { a, b, _ in
      Observable.mergeDelayError([a, b])
    }
  }

  @Test func `the first of several errors ends the result`() {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = Log<String>()
    let subscription = Observable.mergeDelayError(sources.map { $0.asObservable() })
      .subscribe(onNext: { log("\($0)") }, onError: { log("\($0)") })
    sources[1].onError(Numbered(1))
    sources[0].onNext(7)
    sources[0].onError(Numbered(2))
    expectEqual(log.entries, ["7", "Numbered(1)"])
    subscription.dispose()
  }

  private struct Numbered: Error, CustomStringConvertible {
    let description: String
    init(_ number: Int) { description = "Numbered(\(number))" }
  }

  @Test func `each subscription has its own error`() {
    let log = Log<Int>()
    let source = Observable<Int>.deferred {
      log(0)
      return log.entries.count == 1 ? .error(MarbleFailure()) : .just(1)
    }
    let merged = Observable.mergeDelayError(source)
    expectEqual(merged.recorded().count, 1)
    expectEqual(merged.recorded(), ["next(1)", "completed"])
    expectEqual(Observable<Int>.mergeDelayError([]).recorded(), ["completed"])
  }
}
