// SPDX-License-Identifier: MIT
import BraidCocoa
import Support

private final class Owner: Sendable {}

/// A value through one operator or two.
func valueRows() -> [EverydayRow] {
  [
    value("do(onNext:)", rxSwift: 343.2) { n in ones(n).do(onNext: { _ in }) },
    value("compactMap", rxSwift: 269.8) { n in ones(n).compactMap { $0 as Int? } },
    value("enumerated, map", rxSwift: 418.0, expected: { n in n * (n - 1) / 2 }) { n in
      ones(n).enumerated().map { $0.index }
    },
    value("scan", rxSwift: 270.6, expected: { n in n * (n + 1) / 2 }) { n in
      ones(n).scan(0) { $0 &+ $1 }
    },
    value("skip, take", rxSwift: 282.4, expected: { n in n - 2 }) { n in
      ones(n).skip(1).take(n - 2)
    },
    value("take(while:), skip(while:)", rxSwift: 289.5) { n in
      ones(n).take(while: { $0 == 1 }).skip(while: { $0 == 2 })
    },
    value("take(until: never)", rxSwift: 268.8) { n in
      ones(n).take(until: Observable<Int>.never())
    },
    value("startWith, concat", rxSwift: 206.1, expected: { n in n + 3 }) { n in
      ones(n).startWith(1).concat(Observable.just(2))
    },
    value("catchAndReturn, retry", rxSwift: 257.7) { n in ones(n).catchAndReturn(0).retry(2) },
    value("materialize, dematerialize", rxSwift: 464.2) { n in
      ones(n).materialize().dematerialize()
    },
    row("withUnretained", 200_000, rxSwift: 272.8) { n in
      let owner = Owner()
      var sum = 0
      ones(n).withUnretained(owner).map { $0.1 }.subscribe(onNext: { sum += $0 }).dispose()
      withExtendedLifetime(owner) {}
      return sum
    },
    value("buffer(count: 10)", rxSwift: 1116.4) { n in
      ones(n).buffer(timeSpan: .seconds(100), count: 10, scheduler: MainScheduler.instance)
        .map { $0.count }
    },
    value("window(count: 10), merge", 50_000, rxSwift: 2294.3) { n in
      ones(n).window(timeSpan: .seconds(100), count: 10, scheduler: MainScheduler.instance).merge()
    },
    value("toArray, flatMap(from)", rxSwift: 2726.2) { n in
      ones(n).toArray().asObservable().flatMap { Observable.from($0) }
    },
    value("takeLast", rxSwift: 428.9, expected: { n in n / 2 }) { n in ones(n).takeLast(n / 2) },
    value("amb", rxSwift: 264.1) { n in ones(n).amb(Observable.never()) },
    value("using", rxSwift: 218.7) { n in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in ones(n) })
    },
    value("generate", rxSwift: 2316.0, expected: { n in n * (n - 1) / 2 }) { n in
      Observable.generate(initialState: 0, condition: { $0 < n }, iterate: { $0 + 1 })
    },
    value("repeatElement, take", rxSwift: 2630.0) { n in Observable.repeatElement(1).take(n) },
    value("pairwise", expected: { n in n - 1 }) { n in ones(n).pairwise().map { $0.1 } },
    value("share(replay: 1)", rxSwift: 395.8) { n in ones(n).share(replay: 1) },
    value("publish, refCount", rxSwift: 621.5) { n in ones(n).publish().refCount() },
  ]
}

/// A value that becomes a sequence.
func innerRows() -> [EverydayRow] {
  [
    value("concatMap(just)", 50_000, rxSwift: 1331.0) { n in
      ones(n).concatMap { Observable.just($0) }
    },
    value("flatMapFirst(just)", 50_000, rxSwift: 1102.0) { n in
      ones(n).flatMapFirst { Observable.just($0) }
    },
    value("flatMap(Single.just)", 50_000, rxSwift: 1158.2) { n in
      ones(n).flatMap { Single.just($0) }
    },
    value("flatMap(Single.create)", 50_000, rxSwift: 2226.1) { n in
      ones(n).flatMap { x in
        Single<Int>.create { single in
          single(.success(x))
          return Disposables.create()
        }
      }
    },
    value("flatMap(deferred(create))", 50_000, rxSwift: 2938.3) { n in
      ones(n).flatMap { x in Observable<Int>.deferred { ones(x) } }
    },
    value("flatMapLatest(subject)", 50_000, rxSwift: 1454.7, expected: { _ in 0 }) { n in
      let subject = PublishSubject<Int>()
      return ones(n).flatMapLatest { _ in subject }
    },
    value("merge(maxConcurrent: 2) of just", 50_000, rxSwift: 1524.6) { n in
      ones(n).map { Observable.just($0) }.merge(maxConcurrent: 2)
    },
    value("groupBy 10, merge", rxSwift: 3304.4, expected: { n in n * (n - 1) / 2 }) { n in
      Observable.range(start: 0, count: n).groupBy { $0 % 10 }.merge()
    },
  ]
}
