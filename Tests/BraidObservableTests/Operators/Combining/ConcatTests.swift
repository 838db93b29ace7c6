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

  @Test func `concat of no sources completes`() {
    expectEqual(Observable<Int>.concat([]).recorded(), ["completed"])
  }
}
