// SPDX-License-Identifier: MIT
import OpenCombine
import Support

// Erased: Publishers.Sequence has array-based overloads of map, filter and reduce that never
// publish.
func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r12a] = {
    var result = 0
    let c = Publishers.Sequence<Range<Int>, Never>(sequence: 0..<Size.range).eraseToAnyPublisher()
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .sink { x in result = x }
    c.cancel()
    return result
  }
  let array = Array(0..<Size.range)
  rows[.r12b] = {
    var result = 0
    let c = array.publisher.eraseToAnyPublisher()
      .map { $0 &* 3 }
      .filter { $0 & 1 == 0 }
      .reduce(0) { $0 &+ $1 }
      .sink { x in result = x }
    c.cancel()
    return result
  }
  rows[.r16] = {
    var sum = 0
    let c = Publishers.Sequence<Range<Int>, Never>(sequence: 0..<Size.scan).eraseToAnyPublisher()
      .scan(0) { acc, _ in acc &+ 1 }
      .removeDuplicates()
      .prefix(Size.scan - 1)
      .sink { x in sum &+= x }
    c.cancel()
    return sum
  }
  return rows
}
