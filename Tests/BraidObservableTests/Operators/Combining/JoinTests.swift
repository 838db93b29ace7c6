// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct JoinTests {
  private static var letters: MarbleValues<String> {
    [
      "A": "1x", "B": "2x", "C": "2y", "D": "3y", "1": "1", "2": "2", "3": "3", "x": "x", "y": "y",
      "z": "z",
    ]
  }

  @Test func `combineLatest emits the newest values of all sources`() {
    expectDiagram(
      "1---2---3|", "--x---y|", "--A-B-C-D|", values: Self.letters, results: Self.letters
    ) { a, b, _ in Observable.combineLatest(a, b) { $0 + $1 } }
  }

  @Test func `zip emits the values with the same index`() {
    let results: MarbleValues<String> = ["A": "1x", "B": "2y", "C": "3z"]
    expectDiagram(
      "1-2-----3|", "---x-y---z|", "---A-B---C|", values: Self.letters, results: results
    ) { a, b, _ in Observable.zip(a, b) { $0 + $1 } }
  }

  @Test func `withLatestFrom emits the latest value of another source`() {
    let values: MarbleValues<String> = [
      "1": "1", "2": "2", "3": "3", "a": "a", "b": "b", "A": "1a", "B": "2b", "C": "3b",
    ]
    expectDiagram(
      "--1--2---3|", "a---b-----|", "--A--B---C|", values: values, results: values
    ) { source, second, _ in source.withLatestFrom(second) { $0 + $1 } }
  }

  @Test func `sample emits the latest new value`() {
    expectDiagram("a-b---c---|", "---x-x---x---x|", "---b-----c---|") { source, sampler, _ in
      source.sample(sampler)
    }
  }

  @Test func `amb forwards the first source that emits an event`() {
    expectDiagram("--1-2-|", "-x-y-z|", "-x-y-z|", subscriptions: ["^!", "^-----!"]) { a, b, _ in
      a.amb(b)
    }
    expectDiagram("--1-2-|", "-#", "-#") { a, b, _ in Observable.amb([a, b]) }
    expectDiagram("-x-", "(a|)", subscriptions: "") { source, _ in Observable.just("a").amb(source)
    }
  }

  @Test func `take(until:) emits until another source emits`() {
    expectDiagram("a-b-c-d-|", "-----x--|", "a-b-c|", subscriptions: ["^----!", "^----!"]) {
      source, other, _ in source.take(until: other)
    }
  }

  @Test func `skip(until:) drops values until another source emits`() {
    expectDiagram("a-b-c-d-|", "---x----|", "----c-d-|") { source, other, _ in
      source.skip(until: other)
    }
  }

  @Test func `combineLatest completes on a value after which no result is possible`() {
    expectDiagram("1--2--", "--|", "---|", subscriptions: ["^--!", "^-!"]) { a, b, _ in
      Observable.combineLatest(a, b) { $0 + $1 }
    }
    expectDiagram("1--|", "x|", "(A)--|", results: ["A": "1x"]) { a, b, _ in
      Observable.combineLatest(a, b) { $0 + $1 }
    }
  }

  @Test func `zip of a collection completes when no further match is possible`() {
    expectDiagram("1|", "x-y---", "A-|", results: ["A": "1x"]) { a, b, _ in
      Observable.zip([a, b]) { $0[0] + $0[1] }
    }
    expectDiagram("1-2|", "x|", "A-|", results: ["A": "1x"]) { a, b, _ in
      Observable.zip([a, b]) { $0[0] + $0[1] }
    }
  }

  @Test(arguments: [63, 64, 65, 130, 200]) func `any number of sources can be combined`(count: Int)
  {
    let subjects = (0..<count).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    let joins: [Observable<Int>] = [
      Observable.combineLatest(subjects) { $0.reduce(0, +) },
      Observable.zip(subjects) { $0.reduce(0, +) },
      Observable.combineLatest(subjects.map { $0.asSingle().asObservable() }) { $0.reduce(0, +) },
    ]
    for (index, join) in joins.enumerated() {
      _ = join.subscribe(
        onNext: { log("\(index): \($0)") }, onCompleted: { log("\(index) completed") })
    }
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    let sum = (0..<count).reduce(0, +)
    expectEqual(log.entries, ["0: \(sum)", "1: \(sum)"])
    for subject in subjects.dropFirst() { subject.onCompleted() }
    expectEqual(log.entries.count, 2)
    subjects[0].onCompleted()
    expectEqual(
      log.entries.dropFirst(2), ["0 completed", "1 completed", "2: \(sum)", "2 completed"])
  }

  @Test func `zip of a large collection completes when no further match is possible`() {
    let subjects = (0..<70).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    _ = Observable.zip(subjects) { $0.count }.subscribe { log("\($0)") }
    for subject in subjects { subject.onNext(1) }
    for subject in subjects.dropLast() { subject.onCompleted() }
    expectEqual(log.entries, ["next(70)"])
    subjects[69].onNext(2)
    expectEqual(log.entries, ["next(70)", "completed"])
  }

  @Test func `an error ends the result and disposes the other source`() {
    expectDiagram("1-#", "x----", "A-#", results: ["A": "1x"], subscriptions: ["^-!", "^-!"]) {
      a, b, _ in Observable.combineLatest(a, b) { $0 + $1 }
    }
    expectDiagram("1----", "x-#", "A-#", results: ["A": "1x"], subscriptions: ["^-!", "^-!"]) {
      a, b, _ in Observable.zip(a, b) { $0 + $1 }
    }
    expectDiagram("-1----", "x-#", "-x#", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      a.withLatestFrom(b)
    }
    expectDiagram("a-----", "--#", "a-#") { a, b, _ in a.take(until: b) }
    expectDiagram("a-----", "--#", "--#") { a, b, _ in a.skip(until: b) }
    expectDiagram("a-----", "--#", "--#") { a, b, _ in a.sample(b) }
  }

  @Test func `sources of any types and any number can be combined`() {
    let a = BehaviorSubject(value: 1)
    let b = BehaviorSubject(value: "x")
    let c = Observable.just(2.5)
    let log = Log<String>()
    let bag = DisposeBag()
    Observable.combineLatest(a, b, c).subscribe(onNext: { log("\($0)") }).disposed(by: bag)
    Observable.zip(a, b, c) { "\($0)\($1)\($2)" }.subscribe(onNext: { log($0) }).disposed(by: bag)
    Observable.combineLatest([a, a]).subscribe(onNext: { log("\($0)") }).disposed(by: bag)
    Observable.zip([a, a]) { $0.reduce(0, +) }.subscribe(onNext: { log("\($0)") })
      .disposed(by: bag)
    expectEqual(log.entries, ["(1, \"x\", 2.5)", "1x2.5", "[1, 1]", "2"])
  }

  @Test func `each arity keeps the values of its sources apart`() {
    let s = (0..<6).map { BehaviorSubject(value: $0) }
    let log = Log<String>()
    let bag = DisposeBag()
    func follow<Result>(_ name: String, _ joined: Observable<Result>) {
      joined.subscribe(onNext: { log("\(name) \($0)") }).disposed(by: bag)
    }
    follow("two", .combineLatest(s[0], s[1]) { [$0, $1] })
    follow("three", .combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] })
    follow("four", .combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
    follow("five", .combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
    follow("pair", Observable.combineLatest(s[0], s[1]))
    follow("triple", Observable.combineLatest(s[0], s[1], s[2]))
    follow("quadruple", Observable.combineLatest(s[0], s[1], s[2], s[3]))
    follow("quintuple", Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]))
    follow("zip two", .zip(s[0], s[1]) { [$0, $1] })
    follow("zip three", .zip(s[0], s[1], s[2]) { [$0, $1, $2] })
    follow("zip four", .zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] })
    follow("zip five", .zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] })
    follow("zip pair", Observable.zip(s[0], s[1]))
    follow("zip triple", Observable.zip(s[0], s[1], s[2]))
    follow("zip quadruple", Observable.zip(s[0], s[1], s[2], s[3]))
    follow("zip quintuple", Observable.zip(s[0], s[1], s[2], s[3], s[4]))
    expectEqual(
      log.entries,
      [
        "two [0, 1]", "three [0, 1, 2]", "four [0, 1, 2, 3]", "five [0, 1, 2, 3, 4]",
        "pair (0, 1)", "triple (0, 1, 2)", "quadruple (0, 1, 2, 3)", "quintuple (0, 1, 2, 3, 4)",
        "zip two [0, 1]", "zip three [0, 1, 2]", "zip four [0, 1, 2, 3]",
        "zip five [0, 1, 2, 3, 4]", "zip pair (0, 1)", "zip triple (0, 1, 2)",
        "zip quadruple (0, 1, 2, 3)", "zip quintuple (0, 1, 2, 3, 4)",
      ])
    let before = log.entries.count
    s[3].onNext(30)
    expectEqual(
      log.entries.dropFirst(before),
      [
        "four [0, 1, 2, 30]", "five [0, 1, 2, 30, 4]", "quadruple (0, 1, 2, 30)",
        "quintuple (0, 1, 2, 30, 4)",
      ])
  }

  @Test
  func `no sources complete immediately, and combineLatest first emits the result of no values`() {
    let none: [Observable<Int>] = []
    for zip in [Observable.zip(none) { $0.count }, Observable.zip(none).map(\.count)] {
      expectEqual(zip.recorded(), ["completed"])
    }
    for latest in [
      Observable.combineLatest(none) { $0.count }, Observable.combineLatest(none).map(\.count),
    ] {
      expectEqual(latest.recorded(), ["next(0)", "completed"])
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

  @Test
  func `a value sent by an observer into a combined source is emitted after the current result`() {
    let a = PublishSubject<Int>()
    let b = BehaviorSubject(value: 0)
    let log = Log<String>()
    let subscription = Observable.combineLatest(a, b) { "\($0)\($1)" }
      .subscribe(onNext: { result in
        log("begin \(result)")
        if result == "10" { b.onNext(7) }
        log("end \(result)")
      })
    a.onNext(1)
    subscription.dispose()
    expectEqual(log.entries, ["begin 10", "end 10", "begin 17", "end 17"])
  }
}
