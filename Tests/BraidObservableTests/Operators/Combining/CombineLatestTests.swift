// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CombineLatestTests {
  private static var results: MarbleValues<String> { ["A": "ax", "B": "bx", "C": "by"] }

  // The last value of a source that has ended is still used; a source that ended without a value
  // can never be matched.
  @Test(arguments: [
    ("|", "|", "|"), ("|", "--x|", "--|"), ("--a|", "|", "--|"), ("----", "x-|", "----"),
    ("a----", "x-|", "A----"), ("a-|", "x--y|", "A--D|"), ("a-b|", "x|", "A-B|"),
    ("#", "x-|", "#"), ("a-#", "x|", "A-#"), ("a----", "--#", "--#"), ("-#", "|", "-#"),
  ])
  func ends(first: String, second: String, expected: String) {
    let results: MarbleValues<String> = ["A": "ax", "B": "bx", "D": "ay"]
    expectDiagram(first, second, expected, results: results, during: "^------!") { a, b, _ in
      Observable.combineLatest(a, b) { $0 + $1 }
    }
    expectDiagram(first, second, expected, results: results, during: "^------!") { a, b, _ in
      Observable.combineLatest([a, b]) { $0[0] + $0[1] }
    }
    expectDiagram(first, second, expected, results: results, during: "^------!") { a, b, _ in
      Observable.combineLatest([a, b]).map { $0.joined() }
    }
    expectDiagram(first, second, expected, results: results, during: "^------!") { a, b, _ in
      Observable.combineLatest(a, b).map { $0 + $1 }
    }
  }

  @Test func `disposal in the middle disposes all sources`() {
    expectDiagram(
      "a--b--a", "x----y", "A--B", results: Self.results, during: "^---!",
      subscriptions: ["^---!", "^---!"]
    ) { a, b, _ in Observable.combineLatest(a, b) { $0 + $1 } }
  }

  @Test func `a thrown error ends the result and disposes all sources`() {
    let refuse: @Sendable (String) throws -> String = {
      if $0 == "bx" { throw MarbleFailure() } else { $0 }
    }
    expectDiagram(
      "a-b-c", "x-----", "A-#", results: Self.results, subscriptions: ["^-!", "^-!"]
    ) { a, b, _ in Observable.combineLatest(a, b) { try refuse($0 + $1) } }
    expectDiagram(
      "a-b-c", "x-----", "A-#", results: Self.results, subscriptions: ["^-!", "^-!"]
    ) { a, b, _ in Observable.combineLatest([a, b]) { try refuse($0.joined()) } }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 64])
  func `many sources are combined`(count: Int) {
    let sources = (0..<count).map { BehaviorSubject(value: $0) }
    let log = Log<[Int]>()
    let subscription = Observable.combineLatest(sources).subscribe(onNext: { log($0) })
    sources[count - 1].onNext(100)
    expectEqual(log.entries, [Array(0..<count), Array(0..<(count - 1)) + [100]])
    subscription.dispose()
    #expect(sources.allSatisfy { !$0.hasObservers })
  }

  @Test func `a source after a synchronous failure is not subscribed to`() {
    expectDiagram("a-", "#", subscriptions: "") { source, _ in
      Observable.combineLatest(Observable<String>.error(MarbleFailure()), source) { $0 + $1 }
    }
  }

  @Test func `the sources are subscribed to in order, and a synchronous source emits completely`() {
    expectEqual(
      Observable.combineLatest(Observable.just(1), Observable.of(2, 3)) { $0 * 10 + $1 }.recorded(),
      ["next(12)", "next(13)", "completed"])
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = Observable.combineLatest(subject, subject) { "\($0)\($1)" }
      .subscribe(onNext: { log($0) })
    subject.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    expectEqual(log.entries, ["11", "21", "22"])
  }

  // RxSwift's CombineLatest+Collection.swift iterates the collection in `run`.
  @Test func `a lazy collection creates its sources for each subscription`() {
    let created = Log<Int>()
    let sources = [1, 2].lazy.map { number -> Observable<Int> in
      created(number)
      return .just(number)
    }
    let result = Observable.combineLatest(sources)
    expectEqual(created.entries, [])
    expectEqual(result.recorded(), ["next([1, 2])", "completed"])
    expectEqual(result.recorded(), ["next([1, 2])", "completed"])
    expectEqual(created.entries, [1, 2, 1, 2])
  }
}
