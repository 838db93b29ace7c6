// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func groupRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r21] = {
    var sum = 0
    let subscription = Observable.range(start: 0, count: Size.groupBy)
      .groupBy { $0 % Size.groups }
      .flatMap { group in group.reduce(0) { count, _ in count &+ 1 } }
      .subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  return rows
}
