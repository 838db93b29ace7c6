// SPDX-License-Identifier: MIT
import Support

func valuesRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r33] = {
    waitFor {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for _ in 0..<Size.values { continuation.yield(1) }
      continuation.finish()
      var sum = 0
      for await value in stream { sum += value }
      return sum
    }
  }
  rows[.r34] = {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    return waitFor {
      var sum = 0
      for await value in stream { sum += value }
      return sum
    } meanwhile: {
      for _ in 0..<Size.values { continuation.yield(1) }
      continuation.finish()
    }
  }
  rows[.r35] = {
    waitFor {
      var numbers = repeatElement(1, count: Size.values).makeIterator()
      var sum = 0
      for await value in AsyncStream(unfolding: { numbers.next() }) { sum += value }
      return sum
    }
  }
  return rows
}
