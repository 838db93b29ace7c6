// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r12a] = {
    var result = 0
    let subscription = Observable.range(start: 0, count: Size.range)
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .subscribe(onNext: { x in result = x })
    subscription.dispose()
    return result
  }
  let array = Array(0..<Size.range)
  rows[.r12b] = {
    var result = 0
    let subscription = Observable.from(array)
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .subscribe(onNext: { x in result = x })
    subscription.dispose()
    return result
  }
  rows[.r16] = {
    var sum = 0
    let subscription = Observable.range(start: 0, count: Size.scan)
      .scan(0) { total, _ in total &+ 1 }
      .distinctUntilChanged()
      .take(Size.scan - 1)
      .subscribe(onNext: { x in sum &+= x })
    subscription.dispose()
    return sum
  }
  return rows
}
