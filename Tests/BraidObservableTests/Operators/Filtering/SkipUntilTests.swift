// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SkipUntilTests {
  @Test func `skip(until:) drops values until another source emits`() {
    expectDiagram("a-b-c-d-|", "---x----|", "----c-d-|") { source, other, _ in
      source.skip(until: other)
    }
  }

  @Test(arguments: [
    ("|", "--x", "----"), ("a-b|", "-x|", "--b|"), ("a-b|", "----", "----"), ("a-b|", "|", "----"),
    ("----", "-x", "----"), ("a-#", "-x", "--#"), ("a-#", "----", "--#"), ("a---", "--#", "--#"),
    ("#", "x", "#"), ("a-b-#", "-x#", "--b-#"),
  ])
  func `the sources decide when the result ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected, during: "^-----!") { a, b, _ in a.skip(until: b) }
  }

  @Test func `the trigger is disposed at its first value`() {
    expectDiagram(
      "a-b-c-d-|", "---x----|", "----c-d-|", subscriptions: ["^-------!", "^--!"]
    ) { source, other, _ in source.skip(until: other) }
  }

  @Test func `a source that completes first disposes the trigger, and no value is emitted`() {
    expectDiagram("a-|", "---x-#", "------", during: "^-----!", subscriptions: ["^-!", "^-!"]) {
      source, other, _ in source.skip(until: other)
    }
    expectDiagram("-x-", "---", during: "^--!", subscriptions: "") { other, _ in
      Observable<String>.empty().skip(until: other)
    }
  }

  @Test
  func `the source is subscribed to before the trigger, so a shared subject skips its first value`()
  {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = subject.skip(until: subject).subscribe(onNext: { log($0) })
    for number in 1...3 { subject.onNext(number) }
    expectEqual(log.entries, [2, 3])
    subscription.dispose()
    let behavior = BehaviorSubject(value: 1)
    _ = behavior.skip(until: behavior).take(1).subscribe(onNext: { log($0) })
    behavior.onNext(2)
    expectEqual(log.entries, [2, 3, 2])
  }

  @Test func `an error of the trigger ends the result`() {
    expectDiagram("a-----", "--#", "--#") { a, b, _ in a.skip(until: b) }
  }
}
