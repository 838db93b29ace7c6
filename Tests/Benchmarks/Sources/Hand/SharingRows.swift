// SPDX-License-Identifier: MIT
import Support

private final class Ring {
  var items: [Int] = []
  var head = 0
  let cap: Int

  init(_ cap: Int) {
    self.cap = cap
    items.reserveCapacity(cap)
  }

  func push(_ x: Int) {
    if items.count < cap {
      items.append(x)
    } else {
      items[head] = x
      head = head + 1 == cap ? 0 : head + 1
    }
  }

  func each(_ s: Sink) {
    for i in 0..<items.count {
      var j = head + i
      if j >= items.count { j -= items.count }
      s(items[j])
    }
  }
}

func sharingRows() -> Workloads {
  var rows: Workloads = [:]
  let share = {
    var sum = 0
    let observers: [Obs] = opaque((0..<10).map { _ in Obs { x in sum += x } })
    let send: Sink = hide { (x: Int) -> Void in for o in observers { o.call(x) } }
    let head = hide(mapS(hide({ (x: Int) -> Int in x }), send))
    for _ in 0..<Size.share { head(1) }
    return sum
  }
  rows[.r17] = share
  rows[.r39] = share
  rows[.r40] = {
    var sum = 0
    var current = 0
    var latest = 0
    let observers: [Obs] = opaque([Obs { x in sum += x }])
    let send: Sink = hide { (x: Int) -> Void in
      latest = x
      for o in observers { o.call(x) }
    }
    let head = hide(mapS(hide({ (x: Int) -> Int in x &* 2 }), send))
    for _ in 0..<Size.behavior {
      current = 1
      head(current)
    }
    return withExtendedLifetime(latest) { sum }
  }
  rows[.r18a] = {
    var sum = 0
    let ring = Ring(Size.replayBuffer)
    let observers: [Obs] = opaque([Obs { x in sum += x }])
    for _ in 0..<Size.replaySends {
      ring.push(1)
      for o in observers { o.call(1) }
    }
    return sum
  }
  rows[.r18b] = {
    var sum = 0
    let ring = Ring(Size.replayBuffer)
    for _ in 0..<Size.replayBuffer * 2 { ring.push(1) }
    for _ in 0..<Size.replayLate { ring.each(hide { (x: Int) -> Void in sum += x }) }
    return sum
  }
  return rows
}
