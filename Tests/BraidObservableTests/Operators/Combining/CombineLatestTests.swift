// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CombineLatestTests {
  private static var results: MarbleValues<String> { ["A": "ax", "B": "bx", "C": "by"] }

  @Test func `combineLatest emits the newest values of all sources`() {
    let letters: MarbleValues<String> = [
      "1": "1", "2": "2", "3": "3", "x": "x", "y": "y", "A": "1x", "B": "2x", "C": "2y",
      "D": "3y",
    ]
    expectDiagram(
      "1---2---3|", "--x---y|", "--A-B-C-D|", values: letters, results: letters
    ) { a, b, _ in Observable.combineLatest(a, b) { $0 + $1 } }
  }

  // The last value of a source that has ended is still used; a source that ended without a value
  // can never be matched.
  @Test(arguments: [
    ("|", "|", "|"), ("|", "--x|", "--|"), ("--a|", "|", "--|"), ("----", "x-|", "----"),
    ("a----", "x-|", "A----"), ("a-|", "x--y|", "A--D|"), ("a-b|", "x|", "A-B|"),
    ("#", "x-|", "#"), ("a-#", "x|", "A-#"), ("a----", "--#", "--#"), ("-#", "|", "-#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
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

  @Test func `combineLatest completes on a value after which no result is possible`() {
    expectDiagram("1--2--", "--|", "---|", subscriptions: ["^--!", "^-!"]) { a, b, _ in
      Observable.combineLatest(a, b) { $0 + $1 }
    }
    expectDiagram("1--|", "x|", "(A)--|", results: ["A": "1x"]) { a, b, _ in
      Observable.combineLatest(a, b) { $0 + $1 }
    }
  }

  @Test(arguments: [63, 64, 65, 130, 200]) func `any number of sources can be combined`(count: Int)
  {
    let subjects = (0..<count).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    let latest: [Observable<Int>] = [
      Observable.combineLatest(subjects) { $0.reduce(0, +) },
      Observable.combineLatest(subjects.map { $0.asSingle().asObservable() }) { $0.reduce(0, +) },
    ]
    for (index, result) in latest.enumerated() {
      _ = result.subscribe(
        onNext: { log("\(index): \($0)") }, onCompleted: { log("\(index) completed") })
    }
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    let sum = (0..<count).reduce(0, +)
    expectEqual(log.entries, ["0: \(sum)"])
    for subject in subjects.dropFirst() { subject.onCompleted() }
    expectEqual(log.entries.count, 1)
    subjects[0].onCompleted()
    expectEqual(log.entries.dropFirst(), ["0 completed", "1: \(sum)", "1 completed"])
  }

  @Test func `an error of either source ends the result and disposes the other`() {
    expectDiagram("1-#", "x----", "A-#", results: ["A": "1x"], subscriptions: ["^-!", "^-!"]) {
      a, b, _ in Observable.combineLatest(a, b) { $0 + $1 }
    }
  }

  @Test func `sources of any types and any number can be combined`() {
    let a = BehaviorSubject(value: 1)
    let b = BehaviorSubject(value: "x")
    let c = Observable.just(2.5)
    let log = Log<String>()
    let bag = DisposeBag()
    Observable.combineLatest(a, b, c).subscribe(onNext: { log("\($0)") }).disposed(by: bag)
    Observable.combineLatest([a, a]).subscribe(onNext: { log("\($0)") }).disposed(by: bag)
    expectEqual(log.entries, ["(1, \"x\", 2.5)", "[1, 1]"])
  }

  @Test func `no sources emit the result of no values and complete immediately`() {
    let none: [Observable<Int>] = []
    for latest in [
      Observable.combineLatest(none) { $0.count }, Observable.combineLatest(none).map(\.count),
    ] {
      expectEqual(latest.recorded(), ["next(0)", "completed"])
    }
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
