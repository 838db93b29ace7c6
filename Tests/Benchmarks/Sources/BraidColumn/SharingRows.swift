// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func sharingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r17] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let shared = subject.map { $0 }.share()
    let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { x in sum += x }) }
    for _ in 0..<Size.share { subject.onNext(1) }
    for subscription in subscriptions { subscription.dispose() }
    return sum
  }
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
  return rows
}
