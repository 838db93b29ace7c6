// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func replayRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r18a] = {
    var sum = 0
    let subject = ReplaySignalSubject<Int>(capacity: Size.replayBuffer)
    let subscription = subject.subscribe(next: { x in sum += x })
    for _ in 0..<Size.replaySends { subject.sendNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r18b] = {
    var sum = 0
    let subject = ReplaySignalSubject<Int>(capacity: Size.replayBuffer)
    for _ in 0..<Size.replayBuffer * 2 { subject.sendNext(1) }
    for _ in 0..<Size.replayLate {
      let subscription = subject.subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r26] = {
    var sum = 0
    let subject = BehaviorSignalSubject(0)
    let subscription = subject.subscribe(next: { x in sum += x })
    for _ in 0..<Size.behavior { subject.sendNext(1) }
    subscription.dispose()
    return sum
  }
  return rows
}
