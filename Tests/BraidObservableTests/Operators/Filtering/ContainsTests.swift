// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ContainsTests {
  private static var answers: MarbleValues<Bool> { ["t": true, "f": false] }

  @Test(arguments: [
    ("1--2--3--4|", "------(t|)", "^-----!"), ("1--2--|", "------(f|)", "^-----!"),
    ("|", "(f|)", "(^!)"), ("1--#", "---#", "^--!"),
  ])
  func `contains ends at the first match`(source: String, expected: String, subscription: String) {
    expectDiagram(
      source, expected, results: Self.answers, subscriptions: subscription
    ) { source, _ in source.contains { $0 > "2" } }
  }

  @Test(arguments: [
    ("1--2--3--4|", "------(f|)", "^-----!"), ("1--2--|", "------(t|)", "^-----!"),
    ("|", "(t|)", "(^!)"), ("1--#", "---#", "^--!"),
  ])
  func `allSatisfy ends at the first mismatch`(
    source: String, expected: String, subscription: String
  ) {
    expectDiagram(
      source, expected, results: Self.answers, subscriptions: subscription
    ) { source, _ in source.allSatisfy { $0 < "3" } }
  }

  @Test func `values sent while the answer is delivered are ignored`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.do(onNext: { if $0 == 1 { subject.onNext(2) } }).contains { $0 > 0 }
      .subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
    subject.onNext(1)
    expectEqual(log.entries, ["true", "disposed"])
    #expect(!subject.hasObservers)
  }
}
