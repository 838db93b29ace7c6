// SPDX-License-Identifier: MIT
import BraidObservable

let scheduler = MainScheduler.instance
let numbers = Observable.of(1, 2)
// error: a length of time has a unit here: write .seconds(1) or .milliseconds(300)
_ = numbers.debounce(0.3, scheduler: scheduler)
// error: a length of time has a unit here
_ = numbers.throttle(1, scheduler: scheduler)
// error: a length of time has a unit here
_ = Observable<Int>.interval(1, scheduler: scheduler)
// error: a length of time has a unit here
_ = Observable<Int>.timer(0.5, scheduler: scheduler)
