// SPDX-License-Identifier: MIT
import Support

func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  func mfr(_ source: (Sink) -> Void) -> Int {
    let reduce = ReduceStage(hide2 { $0 &+ $1 })
    let end = hide({ (x: Int) -> Void in reduce.receive(x) })
    let isEven: (Int) -> Bool = hide({ (x: Int) -> Bool in x & 1 == 0 })
    source(hide(map(hide({ (x: Int) -> Int in x &* 3 }), hide(filter(isEven, end)))))
    return reduce.accumulated
  }
  rows[.r12a] = { mfr { sink in for i in 0..<Size.range { sink(i) } } }
  let array = Array(0..<Size.range)
  rows[.r12b] = { mfr { sink in for i in array { sink(i) } } }
  rows[.r16] = {
    var sum = 0
    let take = TakeStage(Size.scan - 1, hide({ (x: Int) -> Void in sum &+= x }))
    let taken = hide({ (x: Int) -> Void in take.receive(x) })
    let distinct = DistinctStage(hideEq { $0 == $1 }, taken)
    let scan = ScanStage(hide2 { a, _ in a &+ 1 }, hide { (x: Int) -> Void in distinct.receive(x) })
    let head = hide({ (x: Int) -> Void in scan.receive(x) })
    for i in 0..<Size.scan { head(i) }
    return sum
  }
  return rows
}
