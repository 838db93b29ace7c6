// SPDX-License-Identifier: MIT
import Support

/// Four inputs; emits input 0 once all have a value.
private final class Combine4 {
  var a: Int?
  var b: Int?
  var c: Int?
  var d: Int?
  var have = 0
  let next: Sink
  let f: (Int, Int, Int, Int) -> Int

  init(_ next: @escaping Sink) {
    self.next = next
    f = hide4 { x, _, _, _ in x }
  }

  // swift-format-ignore: NeverForceUnwrap
  @inline(__always) func emit() { if have == 4 { next(f(a!, b!, c!, d!)) } }
  func s0(_ x: Int) {
    if a == nil { have += 1 }
    a = x
    emit()
  }
  func s1(_ x: Int) {
    if b == nil { have += 1 }
    b = x
    emit()
  }
  func s2(_ x: Int) {
    if c == nil { have += 1 }
    c = x
    emit()
  }
  func s3(_ x: Int) {
    if d == nil { have += 1 }
    d = x
    emit()
  }
}

@inline(never)
private func combine4(_ p: [Source]) -> Source {
  { sink in
    let c = Combine4(sink)
    p[0](c.s0)
    p[1](c.s1)
    p[2](c.s2)
    p[3](c.s3)
  }
}

func combiningRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r10] = {
    var sum = 0
    var last = combine4([just(1), just(1), just(1), repeated(1, Size.combine)])
    for _ in 0..<6 { last = combine4([just(1), just(1), just(1), last]) }
    last { x in sum += x }
    return sum
  }
  rows[.r11] = {
    var sum = 0
    for _ in 0..<Size.combineCreate {
      var last = combine4([repeated(1, 1), just(1), just(1), just(1)])
      for _ in 0..<6 { last = combine4([last, just(1), just(1), just(1)]) }
      last { x in sum += x }
    }
    return sum
  }
  rows[.r42] = {
    var sum = 0
    var latest = [Int?](repeating: nil, count: 8)
    var missing = 8
    let end: Sink = hide { x in sum &+= x }
    let sinks: [Sink] = (0..<8).map { index in
      hide { value in
        if latest[index] == nil { missing -= 1 }
        latest[index] = value
        if missing == 0 { end(latest.reduce(0) { $0 &+ ($1 ?? 0) }) }
      }
    }
    for i in 0..<Size.combine { sinks[i & 7](1) }
    return sum
  }
  rows[.r15] = {
    var sum = 0
    var left: Int?
    let f: (Int, Int) -> Int = hide2 { $0 &+ $1 }
    let end: Sink = hide { x in sum &+= x }
    let l: Sink = hide { left = $0 }
    let r: Sink = hide {
      if let a = left {
        left = nil
        end(f(a, $0))
      }
    }
    for i in 0..<Size.zip {
      l(i)
      r(i)
    }
    return sum
  }
  rows[.r22] = {
    var sum = 0
    var latest: Int?
    let f: (Int, Int) -> Int = hide2 { $0 &+ $1 }
    let end: Sink = hide { x in sum += x }
    let b: Sink = hide { latest = $0 }
    let a: Sink = hide { if let l = latest { end(f($0, l)) } }
    b(2)
    for _ in 0..<Size.withLatest { a(1) }
    return sum
  }
  return rows
}
