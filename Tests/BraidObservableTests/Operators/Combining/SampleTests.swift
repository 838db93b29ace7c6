// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SampleTests {
  @Test func `sample emits the latest new value`() {
    expectDiagram("a-b---c---|", "---x-x---x---x|", "---b-----c---|") { source, sampler, _ in
      source.sample(sampler)
    }
  }

  @Test(arguments: [
    // The source ends first: the end is sent with the next value of the sampler.
    ("|", "--x|", "--|"), ("a-|", "---x|", "---(a|)"), ("ab|", "----|", "----(b|)"),
    ("a-|", "-x-x|", "-a-|"),
    // The sampler ends first: its end emits the pending value.
    ("a-b-|", "-x|", "-a(b|)"), ("a---|", "-x|", "-a|"), ("----", "|", "|"),
    // Nothing happens, or an error.
    ("----", "-x-x", "----"), ("a---", "----", "----"), ("#", "x", "#"), ("a-#", "---x", "--#"),
    ("a---", "--#", "--#"),
  ])
  func `the sources decide when the result ends`(source: String, sampler: String, expected: String)
  {
    expectDiagram(source, sampler, expected, during: "^-----!") { a, b, _ in a.sample(b) }
  }

  @Test func `sample emits a value once, unless it has a default`() {
    expectDiagram("a---b--", "-x-x-x-", "-a---b-", during: "^------!") { a, b, _ in a.sample(b) }
    expectDiagram("a---b--", "-x-x-x-", "-a-d-b-", during: "^------!") { a, b, _ in
      a.sample(b, defaultValue: "d")
    }
    expectDiagram("|", "-x---", "-(d|)") { a, b, _ in a.sample(b, defaultValue: "d") }
    expectDiagram("----", "--|", "--(d|)") { a, b, _ in a.sample(b, defaultValue: "d") }
  }

  @Test func `the source is disposed at its end, and the sampler with the result`() {
    expectDiagram("a|", "---x--", "---(a|)", subscriptions: ["^!", "^--!"]) { a, b, _ in
      a.sample(b)
    }
  }

  @Test
  func `the source is subscribed to first, so a shared subject is sampled with its new value`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = subject.sample(subject).subscribe(onNext: { log($0) })
    subject.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    expectEqual(log.entries, [1, 2])
    expectEqual(
      BehaviorSubject(value: 1).sample(Observable.just(())).recorded(), ["next(1)", "completed"])
  }

  @Test func `an error of the sampler ends the result`() {
    expectDiagram("a-----", "--#", "--#") { a, b, _ in a.sample(b) }
  }
}
