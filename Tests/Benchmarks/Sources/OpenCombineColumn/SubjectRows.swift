// SPDX-License-Identifier: MIT
import OpenCombine
import Support

func subjectRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r01] = {
    var sum = 0
    let subject = PassthroughSubject<Int, Never>()
    let c = subject.sink { x in sum += x }
    for _ in 0..<Size.subjectSends { subject.send(1) }
    c.cancel()
    return sum
  }
  rows[.r02] = {
    var sum = 0
    let subject = PassthroughSubject<Int, Never>()
    let c1 = subject.sink { x in sum += x }
    let c2 = subject.sink { x in sum += x }
    for _ in 0..<Size.subjectSends { subject.send(1) }
    c1.cancel()
    c2.cancel()
    return sum
  }
  rows[.r02b] = {
    var sum = 0
    let subject = PassthroughSubject<Int, Never>()
    let cs = (0..<10).map { _ in subject.sink { x in sum += x } }
    for _ in 0..<Size.subjectSends10 { subject.send(1) }
    cs.forEach { $0.cancel() }
    return sum
  }
  rows[.r03] = {
    var sum = 0
    for _ in 0..<Size.subjectCreate {
      let subject = PassthroughSubject<Int, Never>()
      let c = subject.sink { x in sum += x }
      for _ in 0..<1 { subject.send(1) }
      c.cancel()
    }
    return sum
  }
  rows[.r17] = {
    var sum = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.map { $0 }.share()
    let cs = (0..<10).map { _ in shared.sink { x in sum += x } }
    for _ in 0..<Size.share { subject.send(1) }
    cs.forEach { $0.cancel() }
    return sum
  }
  rows[.r26] = {
    var sum = 0
    let subject = CurrentValueSubject<Int, Never>(0)
    let c = subject.sink { x in sum += x }
    for _ in 0..<Size.behavior { subject.send(1) }
    c.cancel()
    return sum
  }
  rows[.r27] = {
    var sum = 0
    let subject = PassthroughSubject<Int, Never>()
    let live = (0..<Size.churnLive).map { _ in subject.sink { x in sum += x } }
    var made = 0
    for _ in 0..<Size.churn {
      let c = subject.sink { x in sum += x }
      made += 1
      c.cancel()
    }
    live.forEach { $0.cancel() }
    return made + sum
  }
  return rows
}
