// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test func `catch goes on with another source`() {
    expectDiagram("a-b-#", "x-y|", "a-b-x-y|", subscriptions: ["^---!", "----^--!"]) {
      source, other, _ in source.catch { _ in other }
    }
  }

  @Test func `catchAndReturn sends one value in place of an error`() {
    expectDiagram("a-b-#", "a-b-(x|)") { source, _ in source.catchAndReturn("x") }
  }

  @Test func `retry subscribes again`() {
    expectDiagram("a-#", "a-a-#", subscriptions: "^-!\n--^-!") { source, _ in source.retry(2) }
  }

  @Test func `what does not fail is left alone`() {
    expectDiagram("a-|", "x|", "a-|", subscriptions: ["^-!", ""]) { source, other, _ in
      source.catch { _ in other }
    }
    expectDiagram("a-|", "a-|", subscriptions: "^-!") { source, _ in source.retry() }
    expectDiagram("---", "---", during: "^--!") { source, _ in source.catchAndReturn("x") }
  }

  @Test func `an error of the replacement is not caught, and one thrown takes its place`() {
    struct Failure: Error {}
    expectDiagram("a#", "x#", "ax#") { source, other, _ in source.catch { _ in other } }
    let log = Log<String>()
    Observable<Int>.error(Failure()).catch { _ in throw CancellationError() }
      .subscribe { log("\($0)") }.dispose()
    #expect(log.entries == ["error(CancellationError())"])
  }

  @Test func `sources are tried until one completes`() {
    expectDiagram("a#", "b|", "c|", "ab|", subscriptions: ["^!", "-^!", ""]) { a, b, c, _ in
      Observable.catch(sequence: [a, b, c])
    }
    expectDiagram("a#", "b#", "ab#") { a, b, _ in Observable.catch(sequence: [a, b]) }
  }

  @Test(arguments: [0, -1])
  func `no attempts complete at once`(attempts: Int) {
    expectDiagram("a#", "|", subscriptions: "") { source, _ in source.retry(attempts) }
  }

  @Test func `disposal stops the attempts`() {
    expectDiagram("a-#", "a-a-a", during: "^----!", subscriptions: "^-!\n--^-!\n----^!") {
      source, _ in source.retry()
    }
  }

  @Test func `a notifier says when to try again`() {
    expectDiagram("a-#", "a----a----|") { source, scheduler in
      source.retry(when: { errors in
        errors.scan(0) { count, _ in count + 1 }.take(while: { $0 < 2 })
          .delay(.seconds(3), scheduler: scheduler)
      })
    }
  }

  @Test func `errors of another type are not retried`() {
    struct Failure: Error {}
    let log = Log<String>()
    Observable<Int>.error(Failure())
      .retry(when: { (errors: Observable<CancellationError>) in errors })
      .subscribe { log("\($0)") }.dispose()
    #expect(log.entries == ["error(Failure())"])
  }
}
