// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r12a] = {
    var result = 0
    let subscription = counted(Size.range)
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .subscribe(next: { x in result = x })
    subscription.dispose()
    return result
  }
  let array = Array(0..<Size.range)
  rows[.r12b] = {
    var result = 0
    let subscription = sent(array)
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .subscribe(next: { x in result = x })
    subscription.dispose()
    return result
  }
  rows[.r16] = {
    var sum = 0
    let subscription = counted(Size.scan)
      .scan(0) { total, _ in total &+ 1 }
      .distinctUntilChanged()
      .take(Size.scan - 1)
      .subscribe(next: { x in sum &+= x })
    subscription.dispose()
    return sum
  }
  return rows
}

/// The equivalent of a range in this vocabulary.
@inline(never)
func counted(_ count: Int) -> Signal<Int> { Signal.from(0..<count) }

/// The equivalent of an array in this vocabulary: its elements, then completion.
@inline(never)
func sent(_ array: [Int]) -> Signal<Int> { Signal.from(array) }
