// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func mergingRows() -> Workloads {
  var rows: Workloads = [:]
  let innerArray = Array(repeating: 1, count: Size.mergeInner)
  rows[.r13] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in sent(innerArray) }
    let subscription = Signal.merge(inners).subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r14] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in sent(innerArray) }
    let subscription = Signal.concat(inners).subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r23a] = {
    var sum = 0
    let a = SignalSubject<Int>()
    let b = SignalSubject<Int>()
    let subscription = Signal.merge([a, b]).subscribe(next: { x in sum += x })
    for _ in 0..<Size.mergePerThread {
      a.sendNext(1)
      b.sendNext(1)
    }
    subscription.dispose()
    return sum
  }
  rows[.r23b] = {
    var sum = 0
    let a = SignalSubject<Int>()
    let b = SignalSubject<Int>()
    let subscription = Signal.merge([a, b]).subscribe(next: { x in sum += x })
    onTwoThreads(
      { for _ in 0..<Size.mergePerThread { a.sendNext(1) } },
      { for _ in 0..<Size.mergePerThread { b.sendNext(1) } })
    subscription.dispose()
    return sum
  }
  return rows
}
