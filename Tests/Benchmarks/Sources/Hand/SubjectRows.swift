// SPDX-License-Identifier: MIT
import Support

func subjectRows() -> Workloads {
  var rows: Workloads = [:]
  func pump(_ n: Int, _ subs: Int) -> Int {
    var sum = 0
    let observers: [Obs] = opaque((0..<subs).map { _ in Obs { x in sum += x } })
    for _ in 0..<n { for o in observers { o.call(1) } }
    return sum
  }
  rows[.r01] = { pump(Size.subjectSends, 1) }
  rows[.r41] = rows[.r01]
  rows[.r02] = { pump(Size.subjectSends, 2) }
  rows[.r02b] = { pump(Size.subjectSends10, 10) }
  rows[.r03] = {
    var sum = 0
    for _ in 0..<Size.subjectCreate {
      let observers: [Obs] = opaque([Obs { x in sum += x }])
      for o in observers { o.call(1) }
    }
    return sum
  }
  rows[.r26] = {
    var sum = 0
    var current = 0
    let observers: [Obs] = opaque([Obs { x in sum += x }])
    for o in observers { o.call(current) }
    for _ in 0..<Size.behavior {
      current = 1
      for o in observers { o.call(1) }
    }
    return withExtendedLifetime(current) { sum }
  }
  rows[.r27] = {
    var sum = 0
    var observers: [Int: Obs] = [:]
    var token = 0
    for _ in 0..<Size.churnLive {
      observers[token] = Obs { x in sum += x }
      token += 1
    }
    var made = 0
    for _ in 0..<Size.churn {
      observers[token] = Obs { x in sum += x }
      made += 1
      observers[token] = nil
      token += 1
    }
    return made + sum
  }
  return rows
}
