// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Support

private struct Failure: Error {}

/// Lives of chains as requests and screens make them.
func lifeRows() -> [EverydayRow] {
  [
    life("Single.create.map", rxSwift: 3762.4) {
      Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
      }.map { $0 }.asObservable()
    },
    life("Maybe, Completable.andThen", rxSwift: 3837.3) {
      Completable.empty().andThen(Maybe.just(1)).asObservable()
    },
    life("Single.zip of 2", rxSwift: 7052.9, expected: { n in 3 * n }) {
      Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }.asObservable()
    },
    life("flatMapLatest + catch + startWith", rxSwift: 10535.3, expected: { n in 2 * n }) {
      ones(1).flatMapLatest { x in ones(x).catchAndReturn(0).startWith(1) }
    },
    life("subject.share(replay: 1)", rxSwift: 6970.2) {
      PublishSubject<Int>().share(replay: 1).startWith(1)
    },
    life(
      "sign-up form: 3 relays combineLatest distinct", rxSwift: 14887.2, expected: { n in 3 * n }
    ) {
      let name = BehaviorRelay(value: 1)
      let password = BehaviorRelay(value: 1)
      let repeated = BehaviorRelay(value: 1)
      return Observable.combineLatest(name, password, repeated) { $0 + $1 + $2 }
        .distinctUntilChanged()
    },
    life("throw in map, catch", rxSwift: 10397.0) {
      ones(1).map { _ -> Int in throw Failure() }.catchAndReturn(1)
    },
    row("merge of 2, life", 20_000, expected: { n in 3 * n }) { n in
      var sum = 0
      for _ in 0..<n {
        Observable.merge(.just(1), .just(2)).subscribe(onNext: { sum += $0 }).dispose()
      }
      return sum
    },
    row("merge of 2 infallibles, life", 20_000, expected: { n in 3 * n }) { n in
      var sum = 0
      for _ in 0..<n {
        Infallible.merge(.just(1), .just(2)).subscribe(onNext: { sum += $0 }).dispose()
      }
      return sum
    },
  ] + timerLives()
}

/// Values that tasks wait for.
func asyncRows() -> [EverydayRow] {
  [
    row("AsyncStream.asObservable(), element", 200_000, rxSwift: 2233.1, isCounted: false) { n in
      var sum = 0
      let done = DispatchSemaphore(value: 0)
      let stream = AsyncStream<Int> { continuation in
        for _ in 0..<n { continuation.yield(1) }
        continuation.finish()
      }
      let subscription = stream.asObservable()
        .subscribe(onNext: { sum += $0 }, onCompleted: { done.signal() })
      done.wait()
      subscription.dispose()
      return sum
    },
    row("subject.values, awaited, sends first", 200_000, rxSwift: 1469.0, isCounted: false) { n in
      waitFor {
        let subject = PublishSubject<Int>()
        var iterator = subject.values.makeAsyncIterator()
        for _ in 0..<n { subject.onNext(1) }
        subject.onCompleted()
        var sum = 0
        while let value = try? await iterator.next() { sum += value }
        return sum
      }
    },
    row("Single.just.value, awaited", 20_000, rxSwift: 2713.4, isCounted: false) { n in
      waitFor {
        var sum = 0
        for _ in 0..<n { sum += (try? await Single.just(1).value) ?? 0 }
        return sum
      }
    },
    row(
      "for await of a chain's values, life of 1 value", 20_000, rxSwift: 9255.2, isCounted: false
    ) { n in
      waitFor {
        var sum = 0
        for _ in 0..<n {
          do {
            for try await value in Observable.just(1).map({ $0 }).values { sum += value }
          } catch {
            return -1
          }
        }
        return sum
      }
    },
  ]
}
