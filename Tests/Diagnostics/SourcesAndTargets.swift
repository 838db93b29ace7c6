// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch

final class Label {
  var text = ""
}

let (numbers, words) = (Observable.of(1, 2), Observable.of("a"))
let label = Label()
let scheduler = MainScheduler.instance
let relay = BehaviorRelay(value: 1)
let single = Single.just(1)

// error: 'merge' is unavailable: the sources are of different types, or no observables
_ = Observable.merge([numbers, words])
// error: 'merge' is unavailable: the sources are of different types, or no observables
_ = Observable.merge([numbers, words, numbers]).subscribe(onNext: { print($0) })
// error: 'concat' is unavailable: the sources are of different types, or no observables
_ = Observable.concat([numbers, words])
// error: 'amb' is unavailable: the sources are of different types, or no observables
_ = Observable.amb([numbers, words])
// error: or pass them one by one: combineLatest(a, b)
_ = Observable.combineLatest([numbers, words])
// error: or pass them one by one: combineLatest(a, b)
_ = Observable.combineLatest([numbers, words]) { $0 }
// error: or pass them one by one: zip(a, b)
_ = Observable.zip([numbers, words])
// error: or pass them one by one: zip(a, b)
_ = Observable.zip([numbers, words]) { $0 }
// error: 'of' is unavailable: the values are of different types
_ = Observable.of(1, "a")
// error: the values are of different types, so that no type fits all of them
// error: this one emits plain values, or observables of different types
_ = Observable.of(numbers, words).merge()
// error: this one emits plain values, or observables of different types. To merge two observables
_ = numbers.merge()
// error: this one emits plain values, or observables of different types. To append an observable
_ = numbers.concat()
// error: and asObservable() after a relay or a trait
_ = Observable.merge([relay, relay])
// error: and asObservable() after a relay or a trait
_ = Observable.merge([numbers, single])
// error: merge takes observables: write asObservable() after a relay or a trait
_ = Observable.merge(relay, relay)
// error: merge takes observables: write asObservable() after a relay or a trait
_ = Observable.merge(single, single)
// error: concat takes observables: write asObservable() after a relay or a trait
_ = Observable.concat(relay, relay)
// error: merge(with:) takes an observable of the same values
_ = numbers.merge(with: single)
// error: and map(_:) after a source of other values
_ = numbers.merge(with: words)
// error: write Observable.merge(a, b, c)
_ = numbers.merge(numbers, numbers)
// error: write Observable.combineLatest(a, b), with a closure as the last argument if you want one
_ = numbers.combineLatest(words) { ($0, $1) }
// error: cannot convert value of type 'Observable<String>' to expected argument type
_ = Observable.merge(numbers, words)
// error: cannot convert value of type 'String' to expected argument type 'Int'
_ = Observable.merge([numbers.map { $0 + 1 }, words.map { $0 + 1 }])

// error: For a property of an object write bind(to: object.rx.property), for a closure bind(
_ = words.bind(to: label.text)
// error: a queue is no scheduler: write MainScheduler.instance for the main queue
_ = numbers.observe(on: DispatchQueue.main)
// error: a queue is no scheduler
_ = numbers.observe(on: .main)
// error: or ConcurrentDispatchQueueScheduler(queue: queue) for another
_ = numbers.subscribe(on: DispatchQueue.global())
// error: it has no current value. Use a BehaviorSubject, which retains the latest, or subscribe
_ = PublishSubject<Int>().value
// error: it has no current value. Use a BehaviorRelay, which retains the latest, or subscribe
_ = PublishRelay<Int>().value
// error: write ReplaySubject.create(bufferSize: 1), or createUnbounded()
_ = ReplaySubject<Int>()
// error: a duration has a unit here: write .seconds(1) or .milliseconds(300)
_ = numbers.window(timeSpan: 1, count: 2, scheduler: scheduler)
// error: write take(for: .seconds(1), scheduler: scheduler)
_ = numbers.take(1.0, scheduler: scheduler)

// Correct code has no message.
let subject = PublishSubject<Int>()
_ = Observable.merge(subject, ReplaySubject.create(bufferSize: 1), numbers)
_ = Observable.merge([subject, PublishSubject()])
_ = Observable.concat(subject, numbers)
_ = Observable.combineLatest([relay, relay])
_ = Observable<Any>.merge([numbers.map { $0 as Any }, words.map { $0 as Any }])
_ = Observable<Any>.of(1, "a")
_ = Observable.of([1, "a"] as [Any])

// error: non-class type 'Token' cannot conform to class protocol 'Disposable'
struct Token: Disposable {
  func dispose() {}
}
