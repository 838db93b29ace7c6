// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ConcatTests {
  @Test func `concat subscribes to one source after the other`() {
    expectDiagram("a-b-|", "1-2|", "a-b-1-2|") { a, b, _ in a.concat(b) }
  }

  @Test(arguments: [
    ("|", "|", "|"), ("|", "-x|", "-x|"), ("-a|", "|", "-a|"), ("--", "x|", "--"),
    ("-a|", "--", "-a--"), ("#", "x|", "#"), ("-a#", "x|", "-a#"), ("-a|", "#", "-a#"),
    ("-a|", "-x#", "-a-x#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
    let forms: [(Observable<String>, Observable<String>) -> Observable<String>] = [
      { $0.concat($1) }, { Observable.concat($0, $1) }, { Observable.concat([$0, $1]) },
      { Observable.concat([$0, $1].lazy.map { $0 }) },
      { Observable.concat(AnySequence([$0, $1])) }, { Observable.of($0, $1).concat() },
    ]
    for form in forms {
      expectDiagram(first, second, expected, during: "^-----!") { a, b, _ in form(a, b) }
    }
  }

  @Test func `disposal in the middle disposes the current source, and no other is subscribed to`() {
    expectDiagram("a---|", "x|", "a-", during: "^-!", subscriptions: ["^-!", ""]) { a, b, _ in
      a.concat(b)
    }
    expectDiagram("a|", "-x--|", "a-x", during: "^--!", subscriptions: ["^!", "-^-!"]) { a, b, _ in
      a.concat(b)
    }
  }

  @Test func `a sequence is asked for its next source when the previous one has completed`() {
    let asked = Box(0)
    let first = PublishSubject<Int>()
    let endless = AnySequence {
      AnyIterator { () -> Observable<Int>? in
        asked.update { $0 += 1 }
        return asked.value == 1 ? first : .just(asked.value)
      }
    }
    let log = Log<Int>()
    _ = Observable.concat(endless).take(3).subscribe(onNext: { log($0) })
    expectEqual(asked.value, 1)
    first.onNext(1)
    first.onCompleted()
    expectEqual(log.entries, [1, 2, 3])
    expectEqual(asked.value, 3)
  }

  // RxSwift's Concat.swift:65 passes the collection on as it is; ConcatTests.generateCollection is
  // recursive.
  @Test func `a lazy collection creates a source when the previous one has completed`() {
    let created = Log<Int>()
    @Sendable func endless(_ number: Int) -> Observable<Int> {
      let sources = [0, 1].lazy.map { index -> Observable<Int> in
        created(number)
        return index == 0 ? .just(number) : endless(number + 1)
      }
      return .concat(sources)
    }
    let numbers = endless(0)
    expectEqual(created.entries, [])
    expectEqual(numbers.take(3).recorded(), ["next(0)", "next(1)", "next(2)", "completed"])
    expectEqual(created.entries, [0, 0, 1, 1, 2])
    expectEqual(numbers.take(1).recorded(), ["next(0)", "completed"])
    expectEqual(created.entries, [0, 0, 1, 1, 2, 0])
  }

  @Test func `each subscription iterates the sequence again`() {
    let source = Observable.concat(Observable.just(1), Observable.of(2, 3))
    let expected = ["next(1)", "next(2)", "next(3)", "completed"]
    expectEqual(source.recorded(), expected)
    expectEqual(source.recorded(), expected)
  }

  @Test func `inner observables run one after the other, regardless of their timing`() {
    expectDiagram("a-b|", "1---2|", "1---21---2|", subscriptions: ["^--!", "^----!\n-----^----!"]) {
      source, inner, _ in source.map { _ in inner }.concat()
    }
  }

  @Test
  func `concat subscribes to the next source after a completion, and an error ends it`() {
    expectDiagram("a-#", "1|", "a-#", subscriptions: ["^-!", ""]) { a, b, _ in a.concat(b) }
    expectDiagram("a-|", "1-|", "x-|", "a-1-x-|", subscriptions: ["^-!", "--^-!", "----^-!"]) {
      a, b, c, _ in Observable.concat(a, b, c)
    }
  }

  @Test(arguments: [false, true])
  func `a nested concat does what a flat one does`(isFailing: Bool) {
    typealias Form = @Sendable ([Observable<String>]) -> Observable<String>
    let forms: [Form] = [
      { $0[0].concat($0[1].concat($0[2].concat($0[3]))) },
      { $0[0].concat($0[1]).concat($0[2]).concat($0[3]) },
      { $0[0].concat($0[1]).concat($0[2].concat($0[3])) },
      { .concat([$0[0], .concat([.concat([]), $0[1], .concat($0[2])]), $0[3], .concat([])]) },
      { sources in .concat(AnySequence([sources[0].concat(sources[1])] + sources[2...])) },
      { sources in .concat((0...1).lazy.map { sources[$0 * 2].concat(sources[$0 * 2 + 1]) }) },
    ]
    func log(_ form: Form) -> [String] {
      let log = Log<String>()
      let sources = (0...3).map { number in
        Observable<String>.create { observer in
          log("+\(number)")
          observer.onNext("\(number)")
          if isFailing, number == 2 { observer.onError(TestError("2")) }
          observer.onCompleted()
          return Disposables.create { log("-\(number)") }
        }
      }
      let result = form(sources)
      for _ in 0...1 { result.subscribe { log("\($0)") }.dispose() }
      return log.entries
    }
    let expected = log { .concat($0) }
    expectEqual(expected.count, isFailing ? 20 : 26)
    for (index, form) in forms.enumerated() { expectEqual(log(form), expected, "form \(index)") }
  }

  /// Sources that end later or while they are being subscribed to, and one that does not end.
  struct Ends {
    let log = Log<String>()
    let later = PublishSubject<Int>()

    func logged(_ name: String, _ source: Observable<Int>) -> Observable<Int> {
      source.do(onSubscribe: { log("+\(name)") }, onDispose: { log("-\(name)") })
    }
    var a: Observable<Int> { logged("a", later.asObservable()) }
    var b: Observable<Int> { logged("b", .empty()) }
    var failing: Observable<Int> { logged("b", .error(TestError(""))) }
    var c: Observable<Int> { logged("c", .never()) }
  }

  /// The loop decides when the last source of an inner operator is torn down.
  ///
  /// Each row is RxSwift's (TailRecursiveSink.swift:65), and does not change in a traced program.
  @Test(arguments: [
    ("concat in concat", "-a +b -b +c"), ("catch in concat", "-a +b +c -b"),
    ("concat in catch", "-a +b +c -b"), ("concat in retry", "-a +b +a -a +b -b -b"),
    ("lazy concat in concat", "-a +b -b +c"), ("catch in catch", "-a +b -b +c"),
  ])
  func `an operator continues the loop of one of its kind only`(form: String, expected: String) {
    let ends = Ends()
    let result: Observable<Int> =
      switch form {
      case "concat in concat": ends.a.concat(ends.b).concat(ends.c)
      case "catch in concat": Observable.catch(sequence: [ends.a, ends.b]).concat(ends.c)
      case "concat in catch": .catch(sequence: [ends.a.concat(ends.failing), ends.c])
      case "concat in retry": ends.a.concat(ends.failing).retry(2)
      case "lazy concat in concat": .concat([.concat([ends.a, ends.b].lazy.map { $0 }), ends.c])
      default: .catch(sequence: [.catch(sequence: [ends.a, ends.failing]), ends.c])
      }
    let subscription = result.subscribe()
    expectEqual(ends.log.entries, ["+a"])
    if form.hasPrefix("catch") {
      ends.later.onError(TestError(""))
    } else {
      ends.later.onCompleted()
    }
    expectEqual(ends.log.entries.dropFirst().joined(separator: " "), expected)
    subscription.dispose()
  }

  @Test func `catch in catch keeps a shared connection of the source that failed`() {
    let connections = Box(0)
    let shared = Observable<Int>.create { observer in
      connections.update { $0 += 1 }
      observer.onNext(1)
      return Disposables.create()
    }
    .share()
    let later = PublishSubject<Int>()
    let subscription =
      later
      .catch { _ in shared.map { _ in throw TestError("") } }
      .catch { _ in shared }
      .subscribe()
    later.onError(TestError(""))
    expectEqual(connections.value, 1)
    subscription.dispose()
  }

  @Test func `a concat that creates sources without end stops when it is disposed`() {
    let count = Box(0)
    let stop = PublishSubject<Void>()
    @Sendable func endless() -> Observable<Int> {
      .concat(
        [0, 1].lazy.map { index in
          if index == 1 { return endless() }
          return .deferred {
            count.update { $0 += 1 }
            if count.value == 1000 { stop.onNext(()) }
            return .just(count.value)
          }
        })
    }
    let values = Log<Int>()
    _ = endless().take(until: stop).subscribe(onNext: { values($0) })
    expectEqual(count.value, 1000)
    expectEqual(values.entries, Array(1..<1000))
  }

  @Test func `a concat in a retry in a concat ends each as it does alone`() {
    let attempts = Box(0)
    let failing = Observable.concat(
      .just(1),
      .deferred {
        attempts.update { $0 += 1 }
        return attempts.value % 3 == 0 ? .just(2) : .error(TestError("\(attempts.value)"))
      })
    let values = ["next(1)", "next(1)", "next(1)", "next(2)"]
    let numbers = Observable.concat(failing.retry(), failing.retry(3), .just(3))
    expectEqual(numbers.recorded(), values + values + ["next(3)", "completed"])
    expectEqual(
      Observable.concat(failing.retry(2), .just(3)).recorded(),
      ["next(1)", "next(1)", "error(\(TestError("8")))"])
    expectEqual(
      failing.concat(failing).retry().take(8).recorded(),
      [1, 2, 1, 1, 1, 2, 1, 1].map { "next(\($0))" } + ["completed"])
  }

  @Test func `disposal ends the retries of a concat without values`() {
    let stop = PublishSubject<Void>()
    let count = Box(0)
    let sources = (0...1).lazy.map { _ -> Observable<Int> in
      count.update { $0 += 1 }
      if count.value == 1000 { stop.onNext(()) }
      return .concat([])
    }
    _ = Observable.concat(sources).repeatWithBehavior(.immediate(maxCount: .max))
      .take(until: stop).subscribe()
    expectEqual(count.value, 1000)
  }

  @Test func `concat of no sources completes`() {
    expectEqual(Observable<Int>.concat([]).recorded(), ["completed"])
  }
}
