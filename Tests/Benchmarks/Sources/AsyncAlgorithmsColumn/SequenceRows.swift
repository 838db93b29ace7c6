// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Support

func sequenceRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r12a] = {
    waitFor {
      await (0..<Size.range).async
        .map { $0 &* 3 }
        .filter { $0 & 1 == 0 }
        .reduce(0) { $0 &+ $1 }
    }
  }
  let array = Array(0..<Size.range)
  rows[.r12b] = {
    waitFor {
      await array.async
        .map { $0 &* 3 }
        .filter { $0 & 1 == 0 }
        .reduce(0) { $0 &+ $1 }
    }
  }
  rows[.r16] = {
    waitFor {
      var sum = 0
      let chain = (0..<Size.scan).async
        .reductions(0) { total, _ in total &+ 1 }
        .removeDuplicates()
        .prefix(Size.scan - 1)
      for await x in chain { sum &+= x }
      return sum
    }
  }
  return rows
}
