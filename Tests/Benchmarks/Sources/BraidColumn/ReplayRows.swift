// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func replayRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r18a] = {
    var sum = 0
    let subject = ReplaySubject<Int>.create(bufferSize: Size.replayBuffer)
    let subscription = subject.subscribe(onNext: { x in sum += x })
    for _ in 0..<Size.replaySends { subject.onNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r18b] = {
    var sum = 0
    let subject = ReplaySubject<Int>.create(bufferSize: Size.replayBuffer)
    for _ in 0..<Size.replayBuffer * 2 { subject.onNext(1) }
    for _ in 0..<Size.replayLate {
      let subscription = subject.subscribe(onNext: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r26] = {
    var sum = 0
    let subject = BehaviorSubject(value: 0)
    let subscription = subject.subscribe(onNext: { x in sum += x })
    for _ in 0..<Size.behavior { subject.onNext(1) }
    subscription.dispose()
    return sum
  }
  return rows
}
