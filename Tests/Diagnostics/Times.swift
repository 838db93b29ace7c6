// SPDX-License-Identifier: MIT
import BraidObservable

let scheduler = MainScheduler.instance
let numbers = Observable.of(1, 2)
// error: a duration has a unit here: write .milliseconds(300), with a scheduler
_ = numbers.debounce(0.3, scheduler: scheduler)
// error: a duration has a unit here
_ = numbers.throttle(1, scheduler: scheduler)
// error: a duration has a unit here
_ = Observable<Int>.interval(1, scheduler: scheduler)
// error: a duration has a unit here
_ = Observable<Int>.timer(0.5, scheduler: scheduler)
// error: a duration has a unit here: write .milliseconds(300), with a scheduler
_ = numbers.debounce(0.3)
// error: a duration has a unit here
_ = numbers.throttle(0.3)
// error: a duration has a unit here
_ = numbers.delay(1)
// error: a duration has a unit here
_ = numbers.timeout(1)
// error: a duration has a unit here
_ = Observable<Int>.interval(1)
// error: a duration has a unit here
_ = Single.just(1).delay(0.3, scheduler: scheduler)
// error: a duration has a unit here
_ = Single.just(1).timeout(0.3)
// error: a duration has a unit here
_ = Infallible.just(1).debounce(0.3)
// error: a scheduler measures the time
_ = numbers.debounce(.milliseconds(300))
// error: a scheduler measures the time
_ = numbers.throttle(.seconds(1), latest: false)
// error: a scheduler measures the time
_ = numbers.delay(.seconds(1)).map { $0 + 1 }
// error: a scheduler measures the time
_ = Observable<Int>.interval(.seconds(1))
// error: a scheduler measures the time
_ = Observable<Int>.timer(.seconds(1))
// error: a scheduler measures the time
_ = Single.just(1).timeout(.seconds(1))
// error: a scheduler measures the time
_ = Infallible.just(1).debounce(.milliseconds(300))
