// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func flatMapRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r06] = {
    var sum = 0
    let subscription = ones(Size.flatMap)
      .flatMap { x in Observable.just(x) }
      .flatMap { x in Observable.just(x) }
      .flatMap { x in Observable.just(x) }
      .flatMap { x in Observable.just(x) }
      .flatMap { x in Observable.just(x) }
      .subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r07] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let subscription = ones(1)
        .flatMap { x in Observable.just(x) }
        .flatMap { x in Observable.just(x) }
        .flatMap { x in Observable.just(x) }
        .flatMap { x in Observable.just(x) }
        .flatMap { x in Observable.just(x) }
        .subscribe(onNext: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
