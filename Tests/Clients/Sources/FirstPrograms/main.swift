// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

// Three programs of someone who has read the README: a timer, a search and a merge. Each is the end
// of a `main.swift`, in the words of the article that says how to keep a program alive.

let seconds = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance)
for try await second in seconds.take(3).values { print(second) }

let bag = DisposeBag()
let texts = PublishSubject<String>()
texts
  .debounce(.milliseconds(20), scheduler: MainScheduler.instance)
  .flatMapLatest { text in Observable.just("found \(text)") }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
for text in ["b", "br", "braid"] { texts.onNext(text) }
try await Task.sleep(for: .milliseconds(500))

let background = SerialDispatchQueueScheduler(qos: .utility)
let fast = Observable<Int>.interval(.milliseconds(20), scheduler: background).map { "fast \($0)" }
let slow = Observable<Int>.interval(.milliseconds(50), scheduler: background).map { "slow \($0)" }
let both = Observable.merge(fast, slow)
for try await value in both.take(4).values { print(value) }

let ticks = Signal<ContinuousClock.Instant>.interval(.milliseconds(20), on: .main)
for try await _ in ticks.take(2).values { print("tick") }
