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

func joined(
  _ a: Observable<Int>, _ b: Observable<Int>, _ scheduler: any SchedulerType
) -> any Disposable {
  Observable.combineLatest(a, b) { $0 + $1 }.map { $0 * 2 }.filter { $0 % 3 == 0 }
    .flatMapLatest { Observable.just($0 + 1) }.scan(0) { $0 + $1 }.distinctUntilChanged()
    .debounce(.seconds(1), scheduler: scheduler).withLatestFrom(b) { $0 - $1 }
    .catch { _ in Observable.just(0) }.share().observe(on: scheduler)
    .subscribe(onNext: { print($0) })
}

struct Form: Sendable {
  var name: Observable<String>
  var password: Observable<String>
  var again: Observable<String>
  var taps: Observable<Void>
}

func signUp(
  _ form: Form, _ login: @escaping @Sendable (String, String) -> Observable<Bool>,
  _ scheduler: any SchedulerType
) -> any Disposable {
  let isValid = Observable.combineLatest(form.name, form.password, form.again) {
    $0.count > 3 && $1.count > 7 && $1 == $2
  }
  let input = Observable.combineLatest(form.name, form.password, isValid) {
    (name: $0, password: $1, isValid: $2)
  }
  return form.taps.withLatestFrom(input).filter { $0.isValid }
    .throttle(.seconds(1), scheduler: scheduler).map { ($0.name, $0.password) }
    .flatMapLatest { login($0, $1).map { Optional($0) }.catchAndReturn(nil).startWith(nil) }
    .compactMap { $0 }.distinctUntilChanged()
    .scan((0, 0)) { $1 ? ($0.0 + 1, $0.1) : ($0.0, $0.1 + 1) }
    .map { "\($0.0) of \($0.0 + $0.1)" }.do(onNext: { print($0) })
    .share(replay: 1).observe(on: scheduler).subscribe(onNext: { print($0) })
}

/// A closure with closures in it: with its types left out this takes seconds.
func hits(
  _ texts: Observable<String>, _ find: @escaping @Sendable (String) -> Observable<[Int]>
) -> Observable<String> {
  texts.map { $0.lowercased() }.filter { !$0.isEmpty }
    .flatMapLatest { find($0).catch { _ in .just([]) } }.scan([]) { $0 + $1 }
    .map { (scores: [Int]) -> Int in scores.map { $0 * 2 }.reduce(0, +) }
    .share(replay: 1).map { "\($0) points" }
}

/// Two operators with a second form, which returns an infallible.
func latest(_ source: Observable<Int>) -> any Disposable {
  source.flatMapLatest { Observable.just($0 + 1) }.flatMapLatest { Observable.of($0, $0 * 2) }
    .map { $0 - 1 }.subscribe(onNext: { print($0) })
}

/// Values that are called like methods.
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
