// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RetryWhenTests {
  @Test func `a notifier starts the next attempt`() {
    expectDiagram("a-#", "a----a----|", subscriptions: "^-!\n-----^-!") { source, scheduler in
      source.retry(when: { errors in
        errors.scan(0) { count, _ in count + 1 }.take(while: { $0 < 2 })
          .delay(.seconds(3), scheduler: scheduler)
      })
    }
  }

  @Test func `each subscription has its own notifier`() {
    expectDiagram(
      "a-#", "---x|", "a--a-|", subscriptions: ["^-!\n---^-!", "^---!"]
    ) { source, notifier, _ in source.retry(when: { _ in notifier }) }
  }

  // The second line is the notifier, whatever the errors.
  @Test(arguments: [
    ("|", "---", "|"), ("----", "-x-", "----"), ("a-|", "x--", "a-|"), ("a-#", "----", "a-----"),
    ("a-#", "---x--", "a--a------"), ("a-#", "---|", "a--|"), ("a-#", "---#", "a--#"),
  ])
  func `the sources decide when the result ends`(source: String, notifier: String, expected: String)
  {
    expectDiagram(source, notifier, expected, during: "^------!") { source, notifier, _ in
      source.retry(when: { _ in notifier })
    }
  }

  @Test func `a notifier's value during an attempt starts no other attempt`() {
    expectDiagram("a-b-c-|", "-x-x-", "a-b-c-|", subscriptions: ["^-----!", "^-----!"]) {
      source, notifier, _ in source.retry(when: { _ in notifier })
    }
    expectDiagram("a---#", "-x---x", "a----a----", during: "^--------!") { source, notifier, _ in
      source.retry(when: { _ in notifier })
    }
  }

  @Test(arguments: [("-|", "a---|"), ("-#", "a---#")])
  func `the notifier's end waits for the end of the attempt`(notifier: String, expected: String) {
    expectDiagram("a---#", notifier, expected, subscriptions: ["^---!", "^!"]) {
      source, notifier, _ in source.retry(when: { _ in notifier })
    }
    expectDiagram("a---|", notifier, "a---|") { source, notifier, _ in
      source.retry(when: { _ in notifier })
    }
  }

  @Test func `a limited notifier retries its number of errors, and the next error completes`() {
    expectDiagram("a-#", "a-a-a-|", subscriptions: "^-!\n--^-!\n----^-!") { source, _ in
      source.retry(when: { $0.take(2) })
    }
    #expect(
      Observable<Int>.error(MarbleFailure()).startWith(1).retry(when: { $0.take(2) }).recorded()
        == ["next(1)", "next(1)", "next(1)", "completed"])
  }

  @Test func `disposal disposes the attempt and the notifier, even between attempts`() {
    expectDiagram("a---#", "-----", "a-", during: "^-!", subscriptions: ["^-!", "^-!"]) {
      source, notifier, _ in source.retry(when: { _ in notifier })
    }
    expectDiagram("a-#", "-----x", "a---", during: "^---!", subscriptions: ["^-!", "^---!"]) {
      source, notifier, _ in source.retry(when: { _ in notifier })
    }
  }

  @Test func `the handler is called once per subscription`() {
    let asked = Box(0)
    let source = Observable<Int>.error(MarbleFailure()).retry(when: { errors in
      asked.update { $0 += 1 }
      return errors.take(3)
    })
    for count in 1...2 {
      expectEqual(source.recorded(), ["completed"])
      expectEqual(asked.value, count)
    }
  }

  @Test func `synchronous attempts run in a loop`() {
    let attempts = Box(0)
    let failing = Observable<Int>.error(MarbleFailure())
      .do(onSubscribe: { attempts.update { $0 += 1 } })
    expectEqual(failing.retry(when: { $0.take(20_000) }).recorded(), ["completed"])
    expectEqual(attempts.value, 20_001)
  }

  @Test func `an error of the notifier ends the result`() {
    let failing = Observable<Int>.error(TestError("a"))
    let retried = failing.retry(when: { errors in
      errors.map { _ -> Int in throw TestError("b") }
    })
    expectEqual(retried.recorded(), ["error(\(TestError("b")))"])
  }

  @Test func `errors of another type are not retried`() {
    let failing = Observable<Int>.error(TestError("a"))
    expectEqual(
      failing.retry(when: { (errors: Observable<CancellationError>) in errors }).recorded(),
      ["error(\(TestError("a")))"])
    expectEqual(
      failing.retry(when: { (errors: Observable<TestError>) in errors.take(1) }).recorded(),
      ["completed"])
  }
}
