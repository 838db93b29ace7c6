// SPDX-License-Identifier: MIT
import Support

func sharingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r17] = {
    var sum = 0
    let all = Observers(opaque((0..<10).map { _ in { x in sum += x } }))
    let send = hide({ (x: Int) -> Void in all.send(x) })
    let head = hide(map(hide({ (x: Int) -> Int in x }), send))
    for _ in 0..<Size.share { head(1) }
    return sum
  }
  rows[.r18a] = {
    var sum = 0
    let ring = opaque(Ring(Size.replayBuffer))
    let all = Observers(opaque([{ x in sum += x }]))
    for _ in 0..<Size.replaySends {
      ring.push(1)
      all.send(1)
    }
    return withExtendedLifetime(ring) { sum }
  }
  return rows
}
