// SPDX-License-Identifier: MIT
import Support

func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  func mfr(_ source: (@escaping Sink) -> Void) -> Int {
    var acc = 0
    let f: (Int, Int) -> Int = hide2 { $0 &+ $1 }
    let end: Sink = { x in acc = f(acc, x) }
    let isEven: (Int) -> Bool = hide({ (x: Int) -> Bool in x & 1 == 0 })
    source(hide(mapS(hide({ (x: Int) -> Int in x &* 3 }), hide(filterS(isEven, hide(end))))))
    return acc
  }
  rows[.r12a] = { mfr { s in for i in 0..<Size.range { s(i) } } }
  let array = Array(0..<Size.range)
  rows[.r12b] = { mfr { s in for i in array { s(i) } } }
  rows[.r16] = {
    var sum = 0
    var acc = 0
    var last: Int?
    var left = Size.scan - 1
    let f: (Int, Int) -> Int = hide2 { a, _ in a &+ 1 }
    let end: Sink = hide { x in sum &+= x }
    let take: Sink = hide {
      if left > 0 {
        left -= 1
        end($0)
      }
    }
    let eq: (Int, Int) -> Bool = hideEq { $0 == $1 }
    let distinct: Sink = hide { x in
      if let l = last, eq(l, x) { return }
      last = x
      take(x)
    }
    let scan: Sink = hide { x in
      acc = f(acc, x)
      distinct(acc)
    }
    for i in 0..<Size.scan { scan(i) }
    return sum
  }
  rows[.r21] = {
    var sum = 0
    final class Counter {
      var n = 0
      @inline(never) func next(_: Int) { n &+= 1 }
    }
    var groups: [Int: Counter] = [:]
    let key: (Int) -> Int = hide { (x: Int) -> Int in x % Size.groups }
    for i in 0..<Size.groupBy {
      let k = key(i)
      let g: Counter
      if let found = groups[k] {
        g = found
      } else {
        g = Counter()
        groups[k] = g
      }
      g.next(i)
    }
    for g in groups.values { sum += g.n }
    return sum
  }
  rows[.r28] = {
    var sum = 0
    for _ in 0..<Size.retryRuns {
      var attempt = 0
      let body: (Sink) -> Error? = hideBody { sink in
        attempt += 1
        if attempt < Size.retryAttempts { return BenchError() }
        sink(1)
        return nil
      }
      let end: Sink = hide { x in sum += x }
      var left = Size.retryAttempts + 1
      while left > 0, body(end) != nil { left -= 1 }
    }
    return sum
  }
  return rows
}
