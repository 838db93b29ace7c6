// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func latestRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r08] = {
    var sum = 0
    let subscription = ones(Size.flatMap)
      .flatMapLatest { x in Observable.just(x) }
      .flatMapLatest { x in Observable.just(x) }
      .flatMapLatest { x in Observable.just(x) }
      .flatMapLatest { x in Observable.just(x) }
      .flatMapLatest { x in Observable.just(x) }
      .subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r09] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let subscription = ones(1)
        .flatMapLatest { x in Observable.just(x) }
        .flatMapLatest { x in Observable.just(x) }
        .flatMapLatest { x in Observable.just(x) }
        .flatMapLatest { x in Observable.just(x) }
        .flatMapLatest { x in Observable.just(x) }
        .subscribe(onNext: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
