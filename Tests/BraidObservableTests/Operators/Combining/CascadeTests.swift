// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CascadeTests {
  private static func cascade(_ sources: [Observable<String>]) -> Observable<String> {
    Observable.cascade(sources)
  }

  @Test func `a source that emits replaces all sources before it`() {
    expectDiagram(
      ["a-b-c-d", "---x-y-|", "---------1-2|"], "a-bx-y---1-2|",
      subscriptions: ["^--!", "^------!", "^-----------!"]
    ) { sources, _ in Self.cascade(sources) }
    expectDiagram("a-b-c-d", "---x-y-|", "a-bx-y-|") { a, b, _ in a.cascade([b]) }
  }

  @Test(arguments: [
    (["|", "|"], "|"), (["|", "--|"], "--|"), (["--|", "|"], "--|"), (["-a|", "---b|"], "-a-b|"),
    (["----", "|"], "----"), (["a---", "b|"], "(ab)|"),
    (["#", "----"], "#"), (["--", "-#"], "-#"), (["-a--#", "--b--|"], "-ab--|"),
    (["-a-|", "-----#"], "-a---#"),
  ])
  func `the sources decide when the result ends`(sources: [String], expected: String) {
    expectDiagram(sources, expected, during: "^-----!") { sources, _ in Self.cascade(sources) }
  }

  // Looking for an open source at each end would take minutes.
  @Test func `thousands of sources that end in order end the result`() {
    let subjects = (0..<50_000).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    let subscription = Observable.cascade(subjects)
      .subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
    subjects[100].onNext(1)
    for subject in subjects.dropFirst(101) { subject.onCompleted() }
    expectEqual(log.entries, ["1"])
    subjects[100].onCompleted()
    expectEqual(log.entries, ["1", "completed"])
    subscription.dispose()
  }

  @Test func `cascade of no sources completes immediately`() {
    expectEqual(Observable.cascade([Observable<Int>]()).recorded(), ["completed"])
  }

  @Test func `synchronous sources replace each other during subscription`() {
    let sources = [1, 2, 3].map { number in
      Observable<Int>.create { observer in
        observer.onNext(number)
        return Disposables.create()
      }
    }
    expectEqual(Observable.cascade(sources).recorded(), ["next(1)", "next(2)", "next(3)"])
    let ended = [1, 2].map { Observable.just($0) }
    expectEqual(Observable.cascade(ended).recorded(), ["next(1)", "next(2)", "completed"])
  }

  @Test func `an abandoned source's value is not emitted`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = Observable.cascade([first, second]).subscribe(onNext: { number in
      log(number)
      if number == 1 {
        second.onNext(10)
        first.onNext(2)
      }
    })
    first.onNext(1)
    expectEqual(log.entries, [1, 10])
    #expect(!first.hasObservers)
    subscription.dispose()
    #expect(!second.hasObservers)
  }
}
