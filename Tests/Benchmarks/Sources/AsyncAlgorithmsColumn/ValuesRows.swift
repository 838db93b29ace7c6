// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Support

func valuesRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r34] = {
    waitFor {
      let channel = AsyncChannel<Int>()
      Task.detached {
        for _ in 0..<Size.values { await channel.send(1) }
        channel.finish()
      }
      var sum = 0
      for await value in channel { sum += value }
      return sum
    }
  }
  rows[.r35] = {
    waitFor {
      var sum = 0
      for await value in repeatElement(1, count: Size.values).async { sum += value }
      return sum
    }
  }
  return rows
}
