// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func combiningRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r10] = {
    var sum = 0
    var last = Signal.combineLatest(
      Signal.just(1), Signal.just(1), Signal.just(1), ones(Size.combine)
    ) { x, _, _, _ in x }
    for _ in 0..<6 {
      last = Signal.combineLatest(Signal.just(1), Signal.just(1), Signal.just(1), last) {
        x, _, _, _ in x
      }
    }
    let subscription = last.subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r11] = {
    var sum = 0
    for _ in 0..<Size.combineCreate {
      var last = Signal.combineLatest(
        ones(1), Signal.just(1), Signal.just(1), Signal.just(1)
      ) { x, _, _, _ in x }
      for _ in 0..<6 {
        last = Signal.combineLatest(last, Signal.just(1), Signal.just(1), Signal.just(1)) {
          x, _, _, _ in x
        }
      }
      let subscription = last.subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r22] = {
    var sum = 0
    let a = SignalSubject<Int>()
    let b = SignalSubject<Int>()
    let subscription = b.sample(on: a).map { $0 + 1 }.subscribe(next: { x in sum += x })
    b.sendNext(2)
    for _ in 0..<Size.withLatest { a.sendNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r42] = {
    var sum = 0
    let s = (0..<8).map { _ in SignalSubject<Int>() }
    let subscription = Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
      $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
    }
    .subscribe(next: { x in sum &+= x })
    for i in 0..<Size.combine { s[i & 7].sendNext(1) }
    subscription.dispose()
    return sum
  }
  return rows
}
