// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ZipTests {
  private static var results: MarbleValues<String> { ["A": "ax", "B": "by", "C": "cz"] }

  @Test func `zip emits the values with the same index`() {
    let results: MarbleValues<String> = ["A": "1x", "B": "2y", "C": "3z"]
    expectDiagram(
      "1-2-----3|", "---x-y---z|", "---A-B---C|", results: results
    ) { a, b, _ in Observable.zip(a, b) { $0 + $1 } }
  }

  @Test(arguments: [
    ("|", "|", "|"), ("|", "--x|", "---|"), ("a--|", "|", "---|"), ("--a-|", "|", "----|"),
    ("----", "x-|", "----"),
    ("a--|", "x---", "A---"), ("a--|", "x---y", "A----"), ("ab-|", "x---y-z|", "A---B--|"),
    ("ab-|", "x---y|", "A---B|"), ("#", "x-|", "#"), ("ab-#", "x", "A--#"), ("a---", "--#", "--#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected, results: Self.results, during: "^-------!") { a, b, _ in
      Observable.zip(a, b) { $0 + $1 }
    }
    expectDiagram(first, second, expected, results: Self.results, during: "^-------!") { a, b, _ in
      Observable.zip(a, b).map { $0 + $1 }
    }
  }

  // The end is detected at the next value that cannot be matched, or when all have completed.
  @Test(arguments: [
    ("|", "|", "|"), ("|", "--x|", "--|"), ("a--|", "|", "---|"), ("--a-|", "|", "--|"),
    ("----", "x-|", "----"),
    ("a--|", "x---", "A---"), ("a--|", "x---y", "A---|"), ("ab-|", "x---y-z", "A---B-|"),
    ("ab-|", "x---y|", "A---B|"), ("#", "x-|", "#"), ("ab-#", "x", "A--#"), ("a---", "--#", "--#"),
  ])
  func `zip of a collection forwards the end`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected, results: Self.results, during: "^-------!") { a, b, _ in
      Observable.zip([a, b]) { $0[0] + $0[1] }
    }
    expectDiagram(first, second, expected, results: Self.results, during: "^-------!") { a, b, _ in
      Observable.zip([a, b]).map { $0.joined() }
    }
  }

  // A visit of all sources for each queued value would take minutes.
  @Test func `zip of thousands of sources queues a value of each during a result`() {
    let subjects = (0..<30_000).map { _ in PublishSubject<Int>() }
    let log = Log<Int>()
    let subscription = Observable.zip(subjects).subscribe(onNext: { values in
      log(values.reduce(0, +))
      if log.entries.count < 3 { for subject in subjects { subject.onNext(log.entries.count) } }
    })
    for subject in subjects { subject.onNext(0) }
    expectEqual(log.entries, [0, 30_000, 60_000])
    subscription.dispose()
  }

  @Test func `values that can never be matched are released`() {
    let first = PublishSubject<Witness>()
    let second = PublishSubject<Int>()
    let zips: [Observable<Int>] = [
      Observable.zip(first, second) { _, number in number },
      Observable.zip(first, second, Observable<Int>.never()) { _, number, _ in number },
      Observable.zip(second, second, second, first) { number, _, _, _ in number },
      Observable.zip(second, second, second, second, first) { number, _, _, _, _ in number },
    ]
    let subscriptions = zips.map { $0.subscribe() }
    let (_, before) = holding { first.onNext($0) }
    #expect(before.value != nil)
    second.onCompleted()
    #expect(before.value == nil)
    let (_, after) = holding { first.onNext($0) }
    #expect(after.value == nil)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `disposal in the middle disposes all sources and drops the buffered values`() {
    expectDiagram(
      "abc----", "x-y--z", "A-B", results: Self.results, during: "^---!",
      subscriptions: ["^---!", "^---!"]
    ) { a, b, _ in Observable.zip(a, b) { $0 + $1 } }
    let first = PublishSubject<Witness>()
    let second = PublishSubject<Int>()
    let (subscription, object) = holding { object in
      let subscription = Observable.zip(first, second) { _, number in number }.subscribe()
      first.onNext(object)
      return subscription
    }
    #expect(object.value != nil)
    subscription.dispose()
    #expect(object.value == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 64])
  func `many sources are zipped`(count: Int) {
    let sources = (0..<count).map { Observable.of($0, $0 * 2) }
    expectEqual(
      Observable.zip(sources).recorded(),
      [
        "next(\(Array(0..<count)))", "next(\((0..<count).map { $0 * 2 }))", "completed",
      ])
  }

  @Test func `a source zipped with itself emits pairs of equal values`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = Observable.zip(subject, subject) { "\($0)\($1)" }
      .subscribe(onNext: { log($0) })
    subject.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    expectEqual(log.entries, ["11", "22"])
  }

  @Test func `a source zipped with its tail emits each value with the next one`() {
    expectEqual(
      Observable.zip(Observable.of(1, 2, 3), Observable.of(1, 2, 3).skip(1)) { "\($0)\($1)" }
        .recorded(), ["next(12)", "next(23)", "completed"])
  }

  // RxSwift's Zip+Collection.swift iterates the collection in `run`.
  @Test func `a lazy collection creates its sources for each subscription`() {
    let created = Log<Int>()
    let sources = [1, 2].lazy.map { number -> Observable<Int> in
      created(number)
      return .just(number)
    }
    let result = Observable.zip(sources)
    expectEqual(created.entries, [])
    expectEqual(result.recorded(), ["next([1, 2])", "completed"])
    expectEqual(result.recorded(), ["next([1, 2])", "completed"])
    expectEqual(created.entries, [1, 2, 1, 2])
  }

  @Test func `zip of a collection completes when no further match is possible`() {
    expectDiagram("1|", "x-y---", "A-|", results: ["A": "1x"]) { a, b, _ in
      Observable.zip([a, b]) { $0[0] + $0[1] }
    }
    expectDiagram("1-2|", "x|", "A-|", results: ["A": "1x"]) { a, b, _ in
      Observable.zip([a, b]) { $0[0] + $0[1] }
    }
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

  @Test(arguments: [63, 64, 65, 130, 200]) func `any number of sources can be zipped`(count: Int) {
    let subjects = (0..<count).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    _ = Observable.zip(subjects) { $0.reduce(0, +) }.subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") })
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    let sum = (0..<count).reduce(0, +)
    expectEqual(log.entries, ["\(sum)"])
    for subject in subjects.dropFirst() { subject.onCompleted() }
    expectEqual(log.entries.count, 1)
    subjects[0].onCompleted()
    expectEqual(log.entries.dropFirst(), ["completed"])
  }

  @Test func `an error of either source ends the result and disposes the other`() {
    expectDiagram("1----", "x-#", "A-#", results: ["A": "1x"], subscriptions: ["^-!", "^-!"]) {
      a, b, _ in Observable.zip(a, b) { $0 + $1 }
    }
  }

  @Test func `sources of any types and any number can be zipped`() {
    let a = BehaviorSubject(value: 1)
    let b = BehaviorSubject(value: "x")
    let c = Observable.just(2.5)
    let log = Log<String>()
    let bag = DisposeBag()
    Observable.zip(a, b, c) { "\($0)\($1)\($2)" }.subscribe(onNext: { log($0) }).disposed(by: bag)
    Observable.zip([a, a]) { $0.reduce(0, +) }.subscribe(onNext: { log("\($0)") })
      .disposed(by: bag)
    expectEqual(log.entries, ["1x2.5", "2"])
  }

  @Test func `no sources complete immediately`() {
    let none: [Observable<Int>] = []
    for zip in [Observable.zip(none) { $0.count }, Observable.zip(none).map(\.count)] {
      expectEqual(zip.recorded(), ["completed"])
    }
  }
}
