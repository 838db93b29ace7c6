// SPDX-License-Identifier: MIT
import OpenCombine
import Support

/// OpenCombine's zip buffers the whole first sequence and takes from it with `Array.removeFirst`:
/// quadratic (53 us a pair at a million pairs).
let zipPairs = min(Size.zip, 10_000)

func combiningRows() -> Workloads {
  var rows: Workloads = [:]
  let innerArray = Array(repeating: 1, count: Size.mergeInner)
  rows[.r13] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in innerArray.publisher }
    let c = inners.publisher.flatMap { $0 }.sink { x in sum += x }
    c.cancel()
    return sum
  }
  rows[.r14] = {
    var sum = 0
    let inners = (0..<Size.mergeOuter).map { _ in innerArray.publisher }
    let c = inners.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { x in sum += x }
    c.cancel()
    return sum
  }
  rows[.r15] = {
    var sum = 0
    let c = Publishers.Sequence<Range<Int>, Never>(sequence: 0..<zipPairs)
      .zip(Publishers.Sequence<Range<Int>, Never>(sequence: 0..<zipPairs)) { $0 &+ $1 }
      .sink { x in sum &+= x }
    c.cancel()
    return sum
  }
  rows[.r23a] = {
    var sum = 0
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = [a, b].publisher.flatMap { $0 }.sink { x in sum += x }
    for _ in 0..<Size.mergePerThread {
      a.send(1)
      b.send(1)
    }
    c.cancel()
    return sum
  }
  rows[.r23b] = {
    var sum = 0
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = [a, b].publisher.flatMap { $0 }.sink { x in sum += x }
    onTwoThreads(
      { for _ in 0..<Size.mergePerThread { a.send(1) } },
      { for _ in 0..<Size.mergePerThread { b.send(1) } })
    c.cancel()
    return sum
  }
  return rows
}
