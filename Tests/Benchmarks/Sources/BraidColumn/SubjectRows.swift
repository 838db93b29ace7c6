// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func subjectRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r01] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { x in sum += x })
    for _ in 0..<Size.subjectSends { subject.onNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r02] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(onNext: { x in sum += x })
    let second = subject.subscribe(onNext: { x in sum += x })
    for _ in 0..<Size.subjectSends { subject.onNext(1) }
    first.dispose()
    second.dispose()
    return sum
  }
  rows[.r02b] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscriptions = (0..<10).map { _ in subject.subscribe(onNext: { x in sum += x }) }
    for _ in 0..<Size.subjectSends10 { subject.onNext(1) }
    for subscription in subscriptions { subscription.dispose() }
    return sum
  }
  rows[.r03] = {
    var sum = 0
    for _ in 0..<Size.subjectCreate {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { x in sum += x })
      for _ in 0..<1 { subject.onNext(1) }
      subscription.dispose()
    }
    return sum
  }
  rows[.r27] = {
    var sum = 0
    let subject = PublishSubject<Int>()
    let live = (0..<Size.churnLive).map { _ in subject.subscribe(onNext: { x in sum += x }) }
    var made = 0
    for _ in 0..<Size.churn {
      let subscription = subject.subscribe(onNext: { x in sum += x })
      made += 1
      subscription.dispose()
    }
    for subscription in live { subscription.dispose() }
    return made + sum
  }
  rows[.r41] = {
    MainActor.assumeIsolated {
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { x in sum += x })
      for _ in 0..<Size.subjectSends { subject.onNext(1) }
      subscription.dispose()
      return sum
    }
  }
  return rows
}
