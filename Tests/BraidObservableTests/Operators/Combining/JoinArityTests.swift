// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// Each number of sources has an overload of its own, and none mixes them up.
struct JoinArityTests {
  @Test func `observables can be combined in each arity`() {
    let (a, b, c, d, e, f, g, h) = eight { Observable.just($0) }
    let latest: [Observable<[Int]>] = [
      .combineLatest(a, b) { [$0, $1] },
      .combineLatest(a, b, c) { [$0, $1, $2] },
      .combineLatest(a, b, c, d) { [$0, $1, $2, $3] },
      .combineLatest(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .combineLatest(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .combineLatest(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .combineLatest(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(latest.map { $0.recorded() })
    let zipped: [Observable<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(zipped.map { $0.recorded() })
    expectTuples([
      Observable.combineLatest(a, b).recorded(),
      Observable.combineLatest(a, b, c).recorded(),
      Observable.combineLatest(a, b, c, d).recorded(),
      Observable.combineLatest(a, b, c, d, e).recorded(),
      Observable.combineLatest(a, b, c, d, e, f).recorded(),
      Observable.combineLatest(a, b, c, d, e, f, g).recorded(),
      Observable.combineLatest(a, b, c, d, e, f, g, h).recorded(),
    ])
    expectTuples([
      Observable.zip(a, b).recorded(),
      Observable.zip(a, b, c).recorded(),
      Observable.zip(a, b, c, d).recorded(),
      Observable.zip(a, b, c, d, e).recorded(),
      Observable.zip(a, b, c, d, e, f).recorded(),
      Observable.zip(a, b, c, d, e, f, g).recorded(),
      Observable.zip(a, b, c, d, e, f, g, h).recorded(),
    ])
  }

  @Test func `infallibles can be combined in each arity`() {
    let (a, b, c, d, e, f, g, h) = eight { Infallible.just($0) }
    let latest: [Infallible<[Int]>] = [
      .combineLatest(a, b) { [$0, $1] },
      .combineLatest(a, b, c) { [$0, $1, $2] },
      .combineLatest(a, b, c, d) { [$0, $1, $2, $3] },
      .combineLatest(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .combineLatest(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .combineLatest(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .combineLatest(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(latest.map { $0.recorded() })
    let zipped: [Infallible<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(zipped.map { $0.recorded() })
  }

  @Test func `infallibles can be combined to tuples in each arity`() {
    let (a, b, c, d, e, f, g, h) = eight { Infallible.just($0) }
    expectTuples([
      Infallible.combineLatest(a, b).recorded(),
      Infallible.combineLatest(a, b, c).recorded(),
      Infallible.combineLatest(a, b, c, d).recorded(),
      Infallible.combineLatest(a, b, c, d, e).recorded(),
      Infallible.combineLatest(a, b, c, d, e, f).recorded(),
      Infallible.combineLatest(a, b, c, d, e, f, g).recorded(),
      Infallible.combineLatest(a, b, c, d, e, f, g, h).recorded(),
    ])
  }

  @Test func `singles can be combined in each arity`() {
    let (a, b, c, d, e, f, g, h) = eight { Single.just($0) }
    let zipped: [Single<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(zipped.map { $0.recorded() })
    expectTuples([
      Single.zip(a, b).recorded(),
      Single.zip(a, b, c).recorded(),
      Single.zip(a, b, c, d).recorded(),
      Single.zip(a, b, c, d, e).recorded(),
      Single.zip(a, b, c, d, e, f).recorded(),
      Single.zip(a, b, c, d, e, f, g).recorded(),
      Single.zip(a, b, c, d, e, f, g, h).recorded(),
    ])
  }

  @Test func `maybes can be combined in each arity`() {
    let (a, b, c, d, e, f, g, h) = eight { Maybe.just($0) }
    let zipped: [Maybe<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    expectArrays(zipped.map { $0.recorded() })
    expectTuples([
      Maybe.zip(a, b).recorded(),
      Maybe.zip(a, b, c).recorded(),
      Maybe.zip(a, b, c, d).recorded(),
      Maybe.zip(a, b, c, d, e).recorded(),
      Maybe.zip(a, b, c, d, e, f).recorded(),
      Maybe.zip(a, b, c, d, e, f, g).recorded(),
      Maybe.zip(a, b, c, d, e, f, g, h).recorded(),
    ])
  }

  /// Sources of 0 to 7.
  private func eight<Source>(
    _ make: (Int) -> Source
  ) -> (Source, Source, Source, Source, Source, Source, Source, Source) {
    (make(0), make(1), make(2), make(3), make(4), make(5), make(6), make(7))
  }

  private func expectArrays(_ results: [[String]]) {
    for (events, count) in zip(results, 2...) {
      expectEqual(events, ["next(\(Array(0..<count)))", "completed"])
    }
  }

  private func expectTuples(_ results: [[String]]) {
    for (events, count) in zip(results, 2...) {
      let tuple = (0..<count).map(String.init).joined(separator: ", ")
      expectEqual(events, ["next((\(tuple)))", "completed"])
    }
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

  @Test func `more than eight sources send tuples, whose parts map combines`() {
    let text = PublishSubject<String>()
    let n = Observable.of(1, 2)
    let log = Log<String>()
    func follow(_ name: String, _ joined: Observable<String>) -> any Disposable {
      joined.subscribe(
        onNext: { log("\(name) \($0)") }, onError: { log("\(name) \($0)") },
        onCompleted: { log("\(name) |") })
    }
    let latest = Observable.combineLatest(n, text, n, n, n, n, n, n, n).map {
      a, text, c, d, e, f, g, h, i in "\(text)\([a, c, d, e, f, g, h, i])"
    }
    let zipped = Observable.zip(n, text, n, n, n, n, n, n, n).map {
      a, text, c, d, e, f, g, h, i in "\(text)\([a, c, d, e, f, g, h, i])"
    }
    let infallible = Infallible.combineLatest(
      text.asInfallible(onErrorJustReturn: "-"), text.asInfallible(onErrorJustReturn: "-"),
      Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4),
      Infallible.just(5), Infallible.just(6), Infallible.just(7)
    ).map { a, b, c, d, e, f, g, h, i in "\(a)\(b)\([c, d, e, f, g, h, i])" }
    let subscriptions = [follow("latest", latest), follow("zip", zipped)]
    let last = follow("infallible", infallible.asObservable())
    text.onNext("x")
    let ones = [Int](repeating: 1, count: 8)
    let twos = [Int](repeating: 2, count: 8)
    expectEqual(
      log.entries, ["latest x\(twos)", "zip x\(ones)", "infallible xx[1, 2, 3, 4, 5, 6, 7]"])
    subscriptions[0].dispose()
    last.dispose()
    text.onNext("y")
    expectEqual(log.entries.dropFirst(3), ["zip y\(twos)"])
    let failing = follow("latest", latest)
    text.onError(TestError("bad"))
    expectEqual(
      log.entries.dropFirst(4), ["zip \(TestError("bad"))", "latest \(TestError("bad"))"])
    #expect(!text.hasObservers)
    for subscription in subscriptions + [failing] { subscription.dispose() }
  }

  @Test func `more than eight singles or maybes send a tuple`() {
    let one = Single.just(1)
    let text = Single.just("x")
    let sum = Single.zip(one, text, one, one, one, one, one, one, one).map {
      a, text, c, d, e, f, g, h, i in "\(text)\(a + c + d + e + f + g + h + i)"
    }
    expectEqual(sum.recorded(), ["next(x8)", "completed"])
    let some = Maybe.just(1)
    let maybe = Maybe.zip(some, text.asMaybe(), some, some, some, some, some, some, some).map {
      a, text, c, d, e, f, g, h, i in "\(text)\(a + c + d + e + f + g + h + i)"
    }
    expectEqual(maybe.recorded(), ["next(x8)", "completed"])
    let none = Maybe.zip(some, Maybe<String>.empty(), some, some, some, some, some, some, some)
    expectEqual(none.map { "\($0)" }.recorded(), ["completed"])
  }
}
