// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func latestRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r08] = {
    var sum = 0
    let subscription = ones(Size.flatMap)
      .map { x in Signal.just(x) }.switchToLatest()
      .map { x in Signal.just(x) }.switchToLatest()
      .map { x in Signal.just(x) }.switchToLatest()
      .map { x in Signal.just(x) }.switchToLatest()
      .map { x in Signal.just(x) }.switchToLatest()
      .subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r09] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let subscription = ones(1)
        .map { x in Signal.just(x) }.switchToLatest()
        .map { x in Signal.just(x) }.switchToLatest()
        .map { x in Signal.just(x) }.switchToLatest()
        .map { x in Signal.just(x) }.switchToLatest()
        .map { x in Signal.just(x) }.switchToLatest()
        .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
