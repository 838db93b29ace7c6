// SPDX-License-Identifier: MIT
import Support

@inline(never)
private func flatMapS(_ f: @escaping (Int) -> Source, _ next: @escaping Sink) -> Sink {
  { f($0)(next) }
}

private final class Latest {
  var generation = 0
  let next: Sink
  let f: (Int) -> Source

  init(_ f: @escaping (Int) -> Source, _ next: @escaping Sink) {
    self.f = f
    self.next = next
  }

  func on(_ x: Int) {
    generation &+= 1
    let mine = generation
    f(x)({ y in if mine == self.generation { self.next(y) } })
  }
}

@inline(never)
private func latestS(_ f: @escaping (Int) -> Source, _ next: @escaping Sink) -> Sink {
  let l = Latest(f, next)
  return { l.on($0) }
}

func flatMapRows() -> Workloads {
  var rows: Workloads = [:]
  func fm5(_ end: @escaping Sink) -> Sink {
    var s = end
    for _ in 0..<opaque(5) { s = hide(flatMapS(hide({ (x: Int) -> Source in just(x) }), s)) }
    return s
  }
  func fl5(_ end: @escaping Sink) -> Sink {
    var s = end
    for _ in 0..<opaque(5) { s = hide(latestS(hide({ (x: Int) -> Source in just(x) }), s)) }
    return s
  }
  rows[.r06] = {
    var sum = 0
    repeated(1, Size.flatMap)(fm5 { x in sum += x })
    return sum
  }
  rows[.r07] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate { repeated(1, 1)(fm5 { x in sum += x }) }
    return sum
  }
  rows[.r08] = {
    var sum = 0
    repeated(1, Size.flatMap)(fl5 { x in sum += x })
    return sum
  }
  rows[.r09] = {
    var sum = 0
    for _ in 0..<Size.flatMapCreate { repeated(1, 1)(fl5 { x in sum += x }) }
    return sum
  }
  return rows
}
