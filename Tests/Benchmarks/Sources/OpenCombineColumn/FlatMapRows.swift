// SPDX-License-Identifier: MIT
import OpenCombine
import Support

func flatMapRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r06] = {
    var sum = 0
    let c = ones(Size.flatMap)
      .flatMap { x in Just(x) }
      .flatMap { x in Just(x) }
      .flatMap { x in Just(x) }
      .flatMap { x in Just(x) }
      .flatMap { x in Just(x) }
      .sink { x in sum += x }
    c.cancel()
    return sum
  }
  rows[.r07] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let c = ones(1)
        .flatMap { x in Just(x) }
        .flatMap { x in Just(x) }
        .flatMap { x in Just(x) }
        .flatMap { x in Just(x) }
        .flatMap { x in Just(x) }
        .sink { x in sum += x }
      c.cancel()
    }
    return sum
  }
  rows[.r08] = {
    var sum = 0
    let c = ones(Size.flatMap)
      .map { x in Just(x) }.switchToLatest()
      .map { x in Just(x) }.switchToLatest()
      .map { x in Just(x) }.switchToLatest()
      .map { x in Just(x) }.switchToLatest()
      .map { x in Just(x) }.switchToLatest()
      .sink { x in sum += x }
    c.cancel()
    return sum
  }
  rows[.r09] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate {
      let c = ones(1)
        .map { x in Just(x) }.switchToLatest()
        .map { x in Just(x) }.switchToLatest()
        .map { x in Just(x) }.switchToLatest()
        .map { x in Just(x) }.switchToLatest()
        .map { x in Just(x) }.switchToLatest()
        .sink { x in sum += x }
      c.cancel()
    }
    return sum
  }
  return rows
}
