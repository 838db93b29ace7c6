// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct WithLatestFromTests {
  private static var results: MarbleValues<String> { ["A": "1a", "B": "2a", "C": "2b"] }

  @Test func `withLatestFrom emits the latest value of another source`() {
    let values: MarbleValues<String> = [
      "1": "1", "2": "2", "3": "3", "a": "a", "b": "b", "A": "1a", "B": "2b", "C": "3b",
    ]
    expectDiagram(
      "--1--2---3|", "a---b-----|", "--A--B---C|", values: values, results: values
    ) { source, second, _ in source.withLatestFrom(second) { $0 + $1 } }
  }

  @Test(arguments: [
    ("|", "a---", "|"), ("----", "a---", "----"), ("1-2|", "----", "---|"), ("1-2|", "|", "---|"),
    ("-1-2|", "a|", "-A-B|"), ("-1-2|", "a-b|", "-A-C|"), ("-1#", "a---", "-A#"),
    ("-1---", "a-#", "-A#"), ("-1---", "#", "#"), ("#", "a---", "#"),
  ])
  func `the sources decide when the result ends`(source: String, second: String, expected: String) {
    expectDiagram(source, second, expected, results: Self.results, during: "^-----!") { a, b, _ in
      a.withLatestFrom(b) { $0 + $1 }
    }
  }

  @Test func `withLatestFrom without a selector emits the value of the other source`() {
    expectDiagram("-1-2---3|", "a-b-c---|", "-a-b---c|") { source, second, _ in
      source.withLatestFrom(second)
    }
  }

  @Test func `the end of the source disposes the other, and the end of the other has no effect`() {
    expectDiagram("-1|", "a----", "-a|", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      a.withLatestFrom(b)
    }
    expectDiagram("-1-2|", "a-|", "-a-a|", subscriptions: ["^---!", "^-!"]) { a, b, _ in
      a.withLatestFrom(b)
    }
  }

  @Test func `the other source is subscribed to first, and if it fails the source is not`() {
    expectDiagram("1-", "#", subscriptions: "") { source, _ in
      source.withLatestFrom(Observable<String>.error(MarbleFailure()))
    }
    expectEqual(
      Observable.just(1).withLatestFrom(Observable.just(2)).recorded(), ["next(2)", "completed"])
  }

  @Test func `an error of the other source ends the result and disposes the source`() {
    expectDiagram("-1----", "x-#", "-x#", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      a.withLatestFrom(b)
    }
  }

  @Test func `a shared source provides withLatestFrom its new value`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = subject.withLatestFrom(subject) { "\($0)\($1)" }
      .subscribe(onNext: { log($0) })
    subject.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    expectEqual(log.entries, ["11", "22"])
  }
}
