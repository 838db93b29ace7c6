// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// What is called here is deprecated; what conforms to a protocol is called without the warning.
private protocol Calls {
  static func observables(_ source: Observable<Int>) -> [Observable<Int>]
  static func singles(_ source: Observable<Int>, _ log: Log<String>) -> [Observable<Int>]
}

private enum OldNames: Calls {
  @available(*, deprecated)
  static func observables(_ source: Observable<Int>) -> [Observable<Int>] {
    let immediate = ImmediateScheduler.instance
    return [
      source.catchError { _ in .just(9) }, source.catchErrorJustReturn(9),
      Observable.catchError([source, .just(9)]), source.elementAt(1),
      source.retryWhen { (errors: Observable<TestError>) in errors.take(1).skip(1) },
      source.retryWhen { $0.take(1).skip(1) }, source.skipUntil(Observable.just(())),
      source.skipWhile { $0 < 2 }, source.takeUntil(Observable<Int>.never()),
      source.takeUntil(.inclusive) { $0 == 2 }, source.takeWhile { $0 < 2 },
      source.observeOn(immediate), source.subscribeOn(immediate),
    ]
  }

  @available(*, deprecated)
  static func singles(_ source: Observable<Int>, _ log: Log<String>) -> [Observable<Int>] {
    let single = source.take(1).asSingle()
    let failing = Single<Int>.error(TestError("bad"))
    let immediate = ImmediateScheduler.instance
    _ = failing.subscribe(onSuccess: { log("\($0)") }, onError: { log("\($0)") })
    return [
      failing.catchError { _ in single }, failing.catchErrorJustReturn(9),
      single.observeOn(immediate),
      single.subscribeOn(immediate), single.retryWhen { $0 },
      single.retryWhen { (errors: Observable<TestError>) in errors },
    ].map { $0.asObservable() } + [failing.asMaybe().catchErrorJustReturn(9).asObservable()]
  }
}

@Suite struct RenamedTests {
  private let names: any Calls.Type = OldNames.self

  private func values(_ sources: [Observable<Int>]) -> [[Int]] {
    sources.map { source in
      let log = Log<Int>()
      _ = source.subscribe(onNext: { log($0) }, onError: { _ in log(-1) })
      return log.entries
    }
  }

  @Test func `the old names of operators do what the new ones do`() {
    let source = Observable.of(1, 2, 3)
    let all = [1, 2, 3]
    #expect(
      values(names.observables(source)) == [
        all, all, all, [2], all, all, all, [2, 3], all, [1, 2], [1], all, all,
      ])
  }

  @Test func `those that take an error do so`() {
    let source = Observable.just(1).concat(Observable<Int>.error(TestError("bad")))
    #expect(
      values(Array(names.observables(source).prefix(6))) == [
        [1, 9], [1, 9], [1, 9], [-1], [1], [1],
      ])
  }

  @Test func `the old names of traits do what the new ones do`() {
    let log = Log<String>()
    let source = Observable.of(1, 2, 3)
    #expect(
      values(names.singles(source, log)) == [[1], [9], [1], [1], [1], [1], [9]])
    #expect(log.entries == ["TestError(name: \"bad\")"])
  }
}
