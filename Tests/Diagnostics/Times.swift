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
