// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Support

func flatMapRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r06] = {
    waitFor {
      var sum = 0
      let chain = ones(Size.flatMap)
        .flatMap { x in CollectionOfOne(x).async }
        .flatMap { x in CollectionOfOne(x).async }
        .flatMap { x in CollectionOfOne(x).async }
        .flatMap { x in CollectionOfOne(x).async }
        .flatMap { x in CollectionOfOne(x).async }
      for await x in chain { sum += x }
      return sum
    }
  }
  rows[.r07] = {
    waitFor {
      var sum = 0
      for _ in 0..<Size.flatMapCreate {
        let chain = ones(1)
          .flatMap { x in CollectionOfOne(x).async }
          .flatMap { x in CollectionOfOne(x).async }
          .flatMap { x in CollectionOfOne(x).async }
          .flatMap { x in CollectionOfOne(x).async }
          .flatMap { x in CollectionOfOne(x).async }
        for await x in chain { sum += x }
      }
      return sum
    }
  }
  return rows
}
