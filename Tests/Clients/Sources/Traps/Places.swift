// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTrace

/// Prints the graph of subscriptions to operators of each form.
func printPlaces() {
  Trace.isOn = true
  let bag = DisposeBag()
  observe(bag)
  subscribe(bag)
  print(Trace.graph())
  withExtendedLifetime(bag) {}
}

/// Operators of each form, on lines of their own.
private func observe(_ bag: DisposeBag) {
  let numbers = PublishSubject<Int>()
  let others = Observable<Int>.create { observer in
    let token = Disposables.create { withExtendedLifetime(observer) {} }
    return token
  }
  let first =
    numbers
    .map { $0 + 1 }
    .filter { $0 > 0 }
    .compactMap { Optional($0) }
    .scan(0) { $0 + $1 }
    .takeLast(3)
    .distinctUntilChanged()
    .take(until: others)
  let second =
    first
    .debounce(.seconds(1), scheduler: MainScheduler.instance)
    .retry(3)
    .flatMapLatest { _ in others }
    .concatMap { _ in others }
    .startWith(1)
  second
    .withLatestFrom(others)
    .share()
    .do(onNext: { _ in })
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { _ in })
    .disposed(by: bag)
  Observable
    .combineLatest(numbers, others) { $0 + $1 }
    .map { $0 * 2 }
    .subscribe()
    .disposed(by: bag)
  Observable
    .merge(numbers, others)
    .subscribe()
    .disposed(by: bag)
  Observable<Int>
    .interval(.seconds(1), scheduler: MainScheduler.instance)
    .take(2)
    .subscribe()
    .disposed(by: bag)
}

private func subscribe(_ bag: DisposeBag) {
  let numbers = SignalSubject<Int>()
  let others = Signal<Int>.create { subscriber in
    AnonymousDisposable { withExtendedLifetime(subscriber) {} }
  }
  let zero =
    numbers
    .map { $0 + 1 }
    .filter { $0 > 0 }
    .scan(0) { $0 + $1 }
    .take(last: 3)
    .take(until: others)
    .throttle(for: .seconds(1), on: .main)
    .retry(3)
  zero
    .flatMap(.latest) { _ in others }
    .merge(with: others)
    .combineLatest(with: others)
    .subscribe(next: { _ in })
    .disposed(by: bag)
}
