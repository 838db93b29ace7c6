// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func commandRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r36] = {
    var sum = 0
    let command = Command<Int, Int>(on: .immediate) { input in .just(input) }
    let changes = command.isExecuting.skip(1).subscribe(next: { _ in sum += 1 })
    for _ in 0..<Size.executions {
      command.execute(1).subscribe(next: { value in sum += value })
    }
    changes.dispose()
    return sum
  }
  rows[.r37] = {
    var sum = 0
    let channel = Channel<Int>()
    let subscription = channel.leading.subscribe(next: { value in sum += value })
    for _ in 0..<Size.channelSends { channel.following.sendNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r38] = {
    PullSequence.unfold(0) { $0 < Size.pulled ? ($0, $0 + 1) : nil }
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
  }
  return rows
}
