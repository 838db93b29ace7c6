// SPDX-License-Identifier: MIT
import BraidCocoa

final class Label: ReactiveCompatible {
  var text: String? = ""
}

let numbers = Observable.of(1, 2)
let relay = BehaviorRelay(value: 1)
let (driver, signal) = (Driver.just(1), Signal.just(1))
let label = Label()
let scheduler = MainScheduler.instance

// error: write drive(onNext:) for a driver, emit(onNext:) for a signal, or asObservable() first
_ = driver.subscribe(onNext: { print($0) })
// error: a driver or signal has no subscribe and no bind
_ = driver.bind(to: relay)
// error: a driver or signal has no subscribe and no bind
_ = driver.bind(onNext: { print($0) })
// error: 'emit(onNext:onCompleted:onDisposed:)' has been renamed to 'drive(
_ = driver.emit(onNext: { print($0) })
// error: 'drive(onNext:onCompleted:onDisposed:)' has been renamed to 'emit(
_ = signal.drive(onNext: { print($0) })
// error: 'drive' has been renamed to 'emit(to:)'
_ = signal.drive(relay)
// error: 'drive(to:)' has been renamed to 'drive(_:)'
_ = driver.drive(to: relay)
// error: 'drive(to:)' has been renamed to 'drive(_:)'
_ = driver.map { "\($0)" }.drive(to: label.rx.text)
// error: for a closure drive(onNext:)
_ = driver.drive { (values: Driver<Int>) in values.drive() }
// error: the observer takes other values than this driver emits. Write map(_:) before drive
_ = driver.drive(label.rx.text)
// error: For a property of an object write drive(object.rx.property), for a closure drive(onNext:)
_ = driver.map { "\($0)" }.drive(label.text)
// error: an observable may fail, and emits on any thread: write asDriver(onErrorJustReturn:)
_ = numbers.drive(onNext: { print($0) })
// error: an observable may fail, and emits on any thread: write asDriver(onErrorJustReturn:)
_ = numbers.drive(relay)
// error: write asSignal(onErrorJustReturn:) before emit
_ = numbers.emit(onNext: { print($0) })
// error: write asSignal(onErrorJustReturn:) before emit
_ = numbers.emit(to: relay)
// error: write Driver.merge(a, b), or Signal.merge(a, b)
_ = driver.merge(driver)
// error: write Driver.merge(a, b), or Signal.merge(a, b)
_ = driver.merge(with: driver)
// error: merge() merges the drivers and signals that a driver or signal emits
_ = driver.merge()
// error: a driver or signal is shared already: leave share out
_ = driver.share(replay: 1)
// error: for another one write asObservable().observe(on: scheduler)
_ = driver.observe(on: scheduler)
// error: a driver or signal cannot fail, so there is nothing to catch: leave it out
_ = driver.catchAndReturn(1)
// error: a driver or signal cannot fail, so there is nothing to catch: leave it out
_ = driver.catchErrorJustReturn(1)
// error: keep the state in a BehaviorRelay, whose value is read
_ = driver.value
// error: 'filterNil()' has been renamed to 'unwrap()'
_ = driver.map { Optional($0) }.filterNil()
// error: a duration has a unit here: write .seconds(1) or .milliseconds(300)
_ = driver.debounce(0.3)
// error: a duration has a unit here
_ = driver.throttle(1)
// error: a duration has a unit here
_ = driver.delay(0.5)
// warning: the closure of flatMap returns a driver or a signal. End it with asDriver(
_ = driver.flatMap { Observable.just($0) }
// warning: the closure of flatMapLatest returns a driver or a signal. End it with asDriver(
_ = driver.flatMapLatest { Observable.just($0).map { $0 + 1 } }
// warning: the closure of flatMapFirst returns a driver or a signal. End it with asDriver(
_ = driver.flatMapFirst { Observable.just($0) }
// warning: the closure of flatMapLatest returns a driver or a signal. For a plain value write
_ = driver.flatMapLatest { $0 + 1 }
// warning: the closure of flatMap returns a driver or a signal. For a plain value write
_ = driver.flatMap { $0 + 1 }
// warning: the closure of flatMapFirst returns a driver or a signal. For a plain value write
_ = driver.flatMapFirst { $0 + 1 }
// error: write Observable.async { ... }.asDriver(onErrorJustReturn: value)
_ = Driver<Int>.async { 1 }
// error: a duration has a unit here
_ = Driver<Int>.interval(1)
