// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func combiningRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r10] = {
    var sum = 0
    var last = Observable.combineLatest(
      Observable.just(1), Observable.just(1), Observable.just(1), ones(Size.combine)
    ) { x, _, _, _ in x }
    for _ in 0..<6 {
      last = Observable.combineLatest(
        Observable.just(1), Observable.just(1), Observable.just(1), last
      ) { x, _, _, _ in x }
    }
    let subscription = last.subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r11] = {
    var sum = 0
    for _ in 0..<Size.combineCreate {
      var last = Observable.combineLatest(
        ones(1), Observable.just(1), Observable.just(1), Observable.just(1)
      ) { x, _, _, _ in x }
      for _ in 0..<6 {
        last = Observable.combineLatest(
          last, Observable.just(1), Observable.just(1), Observable.just(1)
        ) { x, _, _, _ in x }
      }
      let subscription = last.subscribe(onNext: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r15] = {
    var sum = 0
    let subscription = Observable.zip(
      Observable.range(start: 0, count: Size.zip), Observable.range(start: 0, count: Size.zip)
    ) { $0 &+ $1 }
    .subscribe(onNext: { x in sum &+= x })
    subscription.dispose()
    return sum
  }
  rows[.r22] = {
    var sum = 0
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let subscription = a.withLatestFrom(b) { $0 + $1 }.subscribe(onNext: { x in sum += x })
    b.onNext(2)
    for _ in 0..<Size.withLatest { a.onNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r42] = {
    var sum = 0
    let s = (0..<8).map { _ in PublishSubject<Int>() }
    let subscription = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
      $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
    }
    .subscribe(onNext: { x in sum &+= x })
    for i in 0..<Size.combine { s[i & 7].onNext(1) }
    subscription.dispose()
    return sum
  }
  return rows
}
