// SPDX-License-Identifier: MIT
import Support

func subjectRows() -> Workloads {
  var rows: Workloads = [:]
  func send(_ count: Int, to observers: Int) -> Int {
    var sum = 0
    let all = Observers(opaque((0..<observers).map { _ in { x in sum += x } }))
    for _ in 0..<count { all.send(1) }
    return sum
  }
  rows[.r01] = { send(Size.subjectSends, to: 1) }
  rows[.r02] = { send(Size.subjectSends, to: 2) }
  rows[.r02b] = { send(Size.subjectSends10, to: 10) }
  rows[.r03] = {
    var sum = 0
    for _ in 0..<Size.subjectCreate {
      let all = Observers([{ x in sum += x }])
      all.send(1)
    }
    return sum
  }
  rows[.r26] = {
    var sum = 0
    let newest = opaque(Newest(0))
    let all = Observers(opaque([{ x in sum += x }]))
    all.send(newest.value)
    for _ in 0..<Size.behavior {
      newest.value = 1
      all.send(1)
    }
    return withExtendedLifetime(newest) { sum }
  }
  return rows
}
