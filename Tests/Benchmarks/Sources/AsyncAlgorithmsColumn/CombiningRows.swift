// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Support

func combiningRows() -> Workloads {
  var rows: Workloads = [:]
  let innerArray = Array(repeating: 1, count: Size.mergeInner)
  rows[.r14] = {
    waitFor {
      var sum = 0
      let inners = (0..<Size.mergeOuter).map { _ in innerArray.async }
      for await x in inners.async.joined() { sum += x }
      return sum
    }
  }
  rows[.r15] = {
    waitFor {
      var sum = 0
      for await (left, right) in zip((0..<Size.zip).async, (0..<Size.zip).async) {
        sum &+= left &+ right
      }
      return sum
    }
  }
  rows[.r23a] = {
    waitFor {
      var sum = 0
      let a = AsyncStream<Int>.makeStream()
      let b = AsyncStream<Int>.makeStream()
      for _ in 0..<Size.mergePerThread {
        a.continuation.yield(1)
        b.continuation.yield(1)
      }
      a.continuation.finish()
      b.continuation.finish()
      for await x in merge(a.stream, b.stream) { sum += x }
      return sum
    }
  }
  rows[.r23b] = {
    let a = AsyncStream<Int>.makeStream()
    let b = AsyncStream<Int>.makeStream()
    return waitFor {
      var sum = 0
      for await x in merge(a.stream, b.stream) { sum += x }
      return sum
    } meanwhile: {
      onTwoThreads(
        {
          for _ in 0..<Size.mergePerThread { a.continuation.yield(1) }
          a.continuation.finish()
        },
        {
          for _ in 0..<Size.mergePerThread { b.continuation.yield(1) }
          b.continuation.finish()
        })
    }
  }
  return rows
}
