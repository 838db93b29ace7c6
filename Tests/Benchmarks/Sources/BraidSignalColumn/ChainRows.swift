// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    var sum = 0
    let subscription = ones(Size.mapFilter)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r05] = {
    var sum = 0
    for _ in 0..<Size.mapFilterCreate {
      let subscription = ones(1)
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r29] = {
    var sum = 0
    for _ in 0..<Size.just {
      let subscription = Signal.just(1).map { $0 }.subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
