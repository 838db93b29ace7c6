// SPDX-License-Identifier: MIT
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    var sum = 0
    repeated(1, Size.mapFilter)(mf6 { x in sum += x })
    return sum
  }
  // What crosses is the same element.
  rows[.r43] = rows[.r04]
  rows[.r05] = {
    var sum = 0
    for _ in 0..<Size.mapFilterCreate { repeated(1, 1)(mf6 { x in sum += x }) }
    return sum
  }
  rows[.r25a] = {
    var sum = 0
    repeated(payloadString, Size.payload)(mf6 { x in sum += x.utf8.count })
    return sum
  }
  rows[.r25b] = {
    var sum = 0
    repeated(Payload48(), Size.payload)(mf6 { x in sum += x.sum })
    return sum
  }
  rows[.r25c] = {
    var sum = 0
    repeated(PayloadClass(7), Size.payload)(mf6 { x in sum += x.v })
    return sum
  }
  rows[.r29] = {
    var sum = 0
    for _ in 0..<Size.just {
      just(1)(hide(mapS(hide({ (x: Int) -> Int in x }), { x in sum += x })))
    }
    return sum
  }
  return rows
}
