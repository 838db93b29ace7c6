// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    waitFor {
      var sum = 0
      let chain = ones(Size.mapFilter)
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
      for await x in chain { sum += x }
      return sum
    }
  }
  rows[.r05] = {
    waitFor {
      var sum = 0
      for _ in 0..<Size.mapFilterCreate {
        let chain = ones(1)
          .map { $0 }.filter { _ in true }
          .map { $0 }.filter { _ in true }
          .map { $0 }.filter { _ in true }
          .map { $0 }.filter { _ in true }
          .map { $0 }.filter { _ in true }
          .map { $0 }.filter { _ in true }
        for await x in chain { sum += x }
      }
      return sum
    }
  }
  rows[.r29] = {
    waitFor {
      var sum = 0
      for _ in 0..<Size.just {
        for await x in CollectionOfOne(1).async.map({ $0 }) { sum += x }
      }
      return sum
    }
  }
  return rows
}
