// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Support

private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "everyday")

/// Values before a timer, and hops to queues.
func timedRows() -> [EverydayRow] {
  [
    timed("debounce(1 s), a value", rxSwift: 11966.4) {
      $0.debounce(.seconds(1), scheduler: queue)
    },
    timed("throttle(1 s), a value", rxSwift: 543.6) { $0.throttle(.seconds(1), scheduler: queue) },
    timed("timeout(1 s), a value", rxSwift: 14489.1) { $0.timeout(.seconds(1), scheduler: queue) },
    row("observe(on: concurrent queue), element", 50_000, rxSwift: 3707.3, isCounted: false) { n in
      var sum = 0
      let done = DispatchSemaphore(value: 0)
      let subscription = ones(n).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .subscribe(onNext: { sum += $0 }, onCompleted: { done.signal() })
      done.wait()
      subscription.dispose()
      return sum
    },
    row("subscribe(on: queue), life", 5_000, rxSwift: 12270.8, isCounted: false) { n in
      var sum = 0
      for _ in 0..<n {
        let done = DispatchSemaphore(value: 0)
        let subscription = Observable.just(1).subscribe(on: queue)
          .subscribe(onNext: { sum += $0 }, onCompleted: { done.signal() })
        done.wait()
        subscription.dispose()
      }
      return sum
    },
  ]
}

/// The checksum does not count the values of a timer, whose timing depends on the machine.
private func timed(
  _ name: String, rxSwift: Double, _ make: @escaping (Observable<Int>) -> Observable<Int>
) -> EverydayRow {
  row(name, 50_000, rxSwift: rxSwift, isCounted: false) { n in
    let subject = PublishSubject<Int>()
    var sent = 0
    let subscription = make(subject.do(onNext: { sent += $0 })).subscribe(onNext: { _ in })
    for _ in 0..<n { subject.onNext(1) }
    subscription.dispose()
    return sent
  }
}

/// A screen that searches as the user types, replayed in virtual time: ten keys, the first five
/// without a pause.
func virtualTimeRows() -> [EverydayRow] {
  [
    row(
      "search as you type in virtual time, ten keys", 1_000, rxSwift: 235_000, expected: { 9 * $0 }
    ) { n in
      var sum = 0
      for _ in 0..<n {
        let scheduler = HistoricalScheduler()
        let typed = PublishSubject<Int>()
        let subscription = typed.debounce(.milliseconds(300), scheduler: scheduler)
          .distinctUntilChanged()
          .flatMapLatest { Observable.just($0).delay(.milliseconds(200), scheduler: scheduler) }
          .subscribe(onNext: { sum += $0 })
        for key in 0..<10 {
          let dueTime = Duration.milliseconds(key < 5 ? 100 * key : 1000 * key)
          _ = scheduler.scheduleRelative((), dueTime: dueTime) {
            typed.onNext(1 + key % 2)
            return Disposables.create()
          }
        }
        scheduler.start()
        subscription.dispose()
      }
      return sum
    }
  ]
}

/// The life of a chain whose timer never fires.
func timerLives() -> [EverydayRow] {
  [
    life("timer started, disposed", rxSwift: 25123.5, isCounted: false, expected: { _ in 0 }) {
      Observable<Int>.timer(.seconds(100), scheduler: queue)
    },
    life("interval started, disposed", rxSwift: 22636.3, isCounted: false, expected: { _ in 0 }) {
      Observable<Int>.interval(.seconds(100), scheduler: queue)
    },
    life(
      "delay(100 s) of just, disposed", rxSwift: 35977.5, isCounted: false, expected: { _ in 0 }
    ) {
      Observable.just(1).delay(.seconds(100), scheduler: queue)
    },
  ]
}
