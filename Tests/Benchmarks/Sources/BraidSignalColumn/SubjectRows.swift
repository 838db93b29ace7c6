// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func subjectRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r01] = {
    var sum = 0
    let subject = SignalSubject<Int>()
    let subscription = subject.subscribe(next: { x in sum += x })
    for _ in 0..<Size.subjectSends { subject.sendNext(1) }
    subscription.dispose()
    return sum
  }
  rows[.r02] = {
    var sum = 0
    let subject = SignalSubject<Int>()
    let first = subject.subscribe(next: { x in sum += x })
    let second = subject.subscribe(next: { x in sum += x })
    for _ in 0..<Size.subjectSends { subject.sendNext(1) }
    first.dispose()
    second.dispose()
    return sum
  }
  rows[.r02b] = {
    var sum = 0
    let subject = SignalSubject<Int>()
    let subscriptions = (0..<10).map { _ in subject.subscribe(next: { x in sum += x }) }
    for _ in 0..<Size.subjectSends10 { subject.sendNext(1) }
    for subscription in subscriptions { subscription.dispose() }
    return sum
  }
  rows[.r03] = {
    var sum = 0
    for _ in 0..<Size.subjectCreate {
      let subject = SignalSubject<Int>()
      let subscription = subject.subscribe(next: { x in sum += x })
      for _ in 0..<1 { subject.sendNext(1) }
      subscription.dispose()
    }
    return sum
  }
  rows[.r27] = {
    var sum = 0
    let subject = SignalSubject<Int>()
    let live = (0..<Size.churnLive).map { _ in subject.subscribe(next: { x in sum += x }) }
    var made = 0
    for _ in 0..<Size.churn {
      let subscription = subject.subscribe(next: { x in sum += x })
      made += 1
      subscription.dispose()
    }
    for subscription in live { subscription.dispose() }
    return made + sum
  }
  rows[.r41] = {
    MainActor.assumeIsolated {
      var sum = 0
      let subject = SignalSubject<Int>()
      let subscription = subject.subscribe(next: { x in sum += x })
      for _ in 0..<Size.subjectSends { subject.sendNext(1) }
      subscription.dispose()
      return sum
    }
  }
  return rows
}
