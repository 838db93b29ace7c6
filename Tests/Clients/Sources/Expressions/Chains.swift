// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

// Long chains of closures whose types follow one from the other.

func twelveOperators(
  _ source: Observable<Int>, _ scheduler: any SchedulerType
) -> Observable<String> {
  source.filter { $0 > 0 }.map { $0 * 2 }.distinctUntilChanged().scan(0) { $0 + $1 }
    .debounce(.seconds(1), scheduler: scheduler)
    .flatMapLatest { Observable.just($0).catchAndReturn(0) }.startWith(1).skip(1).take(10)
    .map { "\($0)" }.share(replay: 1).observe(on: scheduler)
}

func search(_ texts: Observable<String>) -> any Disposable {
  texts.map { $0.lowercased() }.filter { !$0.isEmpty }.distinctUntilChanged()
    .flatMapLatest { text in Observable.just([text]).catchAndReturn([]) }.map { $0.count }
    .scan(0) { $0 + $1 }.map { "\($0) found" }.startWith("none").do(onNext: { print($0) })
    .retry(3).share(replay: 1).subscribe(onNext: { print($0) }, onError: { print($0) })
}

/// Two operators with a second form, which returns an infallible.
func latest(_ source: Observable<Int>) -> any Disposable {
  source.flatMapLatest { Observable.just($0 + 1) }.flatMapLatest { Observable.of($0, $0 * 2) }
    .map { $0 - 1 }.subscribe(onNext: { print($0) })
}

/// What is called like a method and is a value.
func callableValues(_ source: Observable<Int>) -> any Disposable {
  source.concat(Observable.of(1, 2)).catch { _ in Observable.just(0) }.map { $0 + 1 }
    .amb(source.map { $0 + 1 }).map { Observable.just($0) }.merge().filter { $0 > 1 }
    .subscribe(onNext: { print($0) })
}

func numbers(_ source: Observable<Int>) -> any Disposable {
  source.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    .map { $0 + 1 }.subscribe(onNext: { print($0) })
}

func twelveOperators(_ source: Signal<Int>) -> any Disposable {
  source.filter { $0 > 0 }.map { $0 * 2 }.distinctUntilChanged().scan(0) { $0 + $1 }
    .flattenMap { .just($0 + 1) }.startWith(1).skip(1).take(10).map { "\($0)" }
    .catch { _ in .just("") }.map { $0.count }.filter { $0 > 1 }.subscribe(next: { print($0) })
}
