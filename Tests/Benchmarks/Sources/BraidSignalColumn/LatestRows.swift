// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func latestRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r08] = {
    var sum = 0
    let subscription = ones(Size.flatMap)
      .flatMap(.latest) { x in Signal.just(x) }
      .flatMap(.latest) { x in Signal.just(x) }
      .flatMap(.latest) { x in Signal.just(x) }
      .flatMap(.latest) { x in Signal.just(x) }
      .flatMap(.latest) { x in Signal.just(x) }
      .subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r09] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let subscription = ones(1)
        .flatMap(.latest) { x in Signal.just(x) }
        .flatMap(.latest) { x in Signal.just(x) }
        .flatMap(.latest) { x in Signal.just(x) }
        .flatMap(.latest) { x in Signal.just(x) }
        .flatMap(.latest) { x in Signal.just(x) }
        .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
