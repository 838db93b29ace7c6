// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func flatMapRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r06] = {
    var sum = 0
    let subscription = ones(Size.flatMap)
      .flattenMap { x in Signal.just(x) }
      .flattenMap { x in Signal.just(x) }
      .flattenMap { x in Signal.just(x) }
      .flattenMap { x in Signal.just(x) }
      .flattenMap { x in Signal.just(x) }
      .subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r07] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let subscription = ones(1)
        .flattenMap { x in Signal.just(x) }
        .flattenMap { x in Signal.just(x) }
        .flattenMap { x in Signal.just(x) }
        .flattenMap { x in Signal.just(x) }
        .flattenMap { x in Signal.just(x) }
        .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
