// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

// The programs of README.md, word for word.

func readmeObservable() {
  let bag = DisposeBag()
  let taps = PublishSubject<Int>()
  taps
    .filter { $0 % 2 == 0 }
    .scan(0) { sum, tap in sum + tap }
    .map { "even taps: \($0)" }
    .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    .disposed(by: bag)
  taps.onNext(1)
  taps.onNext(2)
  taps.onCompleted()
}

func readmeSignal() {
  let taps = SignalSubject<Int>()
  let subscription =
    taps
    .filter { $0 % 2 == 0 }
    .scan(0) { sum, tap in sum + tap }
    .map { "even taps: \($0)" }
    .subscribe(next: { print($0) }, completed: { print("done") })
  taps.sendNext(1)
  taps.sendNext(2)
  taps.sendCompleted()
  subscription.dispose()
}

func readmeBridge() {
  let bag = DisposeBag()
  let taps = SignalSubject<Int>()
  let evens: Observable<Int> = taps.filter { $0 % 2 == 0 }.asObservable()
  let sums: Signal<Int> = evens.scan(0) { sum, tap in sum + tap }.asSignal()
  sums.asObservable()
    .subscribe(onNext: { print("even taps: \($0)") }, onCompleted: { print("done") })
    .disposed(by: bag)
  taps.sendNext(1)
  taps.sendNext(2)
  taps.sendCompleted()
}
