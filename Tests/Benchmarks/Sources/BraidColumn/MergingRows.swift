// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func mergingRows() -> Workloads {
  var rows: Workloads = [:]
  let innerArray = Array(repeating: 1, count: Size.mergeInner)
  rows[.r13] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in Observable.from(innerArray) }
    let subscription = Observable.merge(inners).subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r14] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in Observable.from(innerArray) }
    let subscription = Observable.concat(inners).subscribe(onNext: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r23a] = {
    var sum = 0
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let subscription = Observable.merge(a, b).subscribe(onNext: { x in sum += x })
    for _ in 0..<Size.mergePerThread {
      a.onNext(1)
      b.onNext(1)
    }
    subscription.dispose()
    return sum
  }
  rows[.r23b] = {
    var sum = 0
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let subscription = Observable.merge(a, b).subscribe(onNext: { x in sum += x })
    onTwoThreads(
      { for _ in 0..<Size.mergePerThread { a.onNext(1) } },
      { for _ in 0..<Size.mergePerThread { b.onNext(1) } })
    subscription.dispose()
    return sum
  }
  return rows
}
