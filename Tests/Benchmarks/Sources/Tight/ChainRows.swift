// SPDX-License-Identifier: MIT
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    var sum = 0
    var sink = hide({ (x: Int) -> Void in sum += x })
    for _ in 0..<opaque(6) {
      let filtered = hide(filter(hide({ (_: Int) -> Bool in true }), sink))
      sink = hide(map(hide({ (x: Int) -> Int in x }), filtered))
    }
    for _ in 0..<Size.mapFilter { sink(1) }
    return sum
  }
  rows[.r05] = {
    var sum = 0
    for _ in 0..<Size.mapFilterCreate {
      var sink: Sink = { x in sum += x }
      for _ in 0..<opaque(6) { sink = map({ $0 }, filter({ _ in true }, sink)) }
      sink(1)
    }
    return sum
  }
  return rows
}
