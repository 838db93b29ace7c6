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
  rows[.r39] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let shared = subject.map { $0 }.share(SharePolicy())
    let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { x in sum += x }) }
    for _ in 0..<Size.share { subject.onNext(1) }
    for subscription in subscriptions { subscription.dispose() }
    return sum
  }
  return rows
}
