// SPDX-License-Identifier: MIT
import Support

// The stages of the chain rows, written out for each element type: a generic stage would pay for a
// reabstraction thunk. `hide` keeps the optimizer from fusing a chain: each stage costs one
// indirect call of the next stage plus one of the user's function, as in any push library.

// Int

@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Void) -> (Int) -> Void { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Int) -> (Int) -> Int { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Bool) -> (Int) -> Bool { f }

@inline(never)
func mapS(_ f: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { next(f($0)) }
}

@inline(never)
func filterS(_ p: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { if p($0) { next($0) } }
}

@inline(never)
func mf6(_ end: @escaping (Int) -> Void) -> (Int) -> Void {
  var s = hide(end)
  for _ in 0..<opaque(6) {
    let f: (Int) -> Int = hide({ $0 })
    let p: (Int) -> Bool = hide({ (_: Int) -> Bool in true })
    s = hide(mapS(f, hide(filterS(p, s))))
  }
  return s
}

@inline(never)
func repeated(_ x: Int, _ n: Int) -> (@escaping (Int) -> Void) -> Void {
  { sink in for _ in 0..<n { sink(x) } }
}

// String

@inline(never) @_optimize(none)
func hide(_ f: @escaping (String) -> Void) -> (String) -> Void { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (String) -> String) -> (String) -> String { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (String) -> Bool) -> (String) -> Bool { f }

@inline(never)
func mapS(
  _ f: @escaping (String) -> String, _ next: @escaping (String) -> Void
) -> (String) -> Void {
  { next(f($0)) }
}

@inline(never)
func filterS(
  _ p: @escaping (String) -> Bool, _ next: @escaping (String) -> Void
) -> (String) -> Void {
  { if p($0) { next($0) } }
}

@inline(never)
func mf6(_ end: @escaping (String) -> Void) -> (String) -> Void {
  var s = hide(end)
  for _ in 0..<opaque(6) {
    let f: (String) -> String = hide({ $0 })
    let p: (String) -> Bool = hide({ (_: String) -> Bool in true })
    s = hide(mapS(f, hide(filterS(p, s))))
  }
  return s
}

@inline(never)
func repeated(_ x: String, _ n: Int) -> (@escaping (String) -> Void) -> Void {
  { sink in for _ in 0..<n { sink(x) } }
}

// A 48-byte struct

@inline(never) @_optimize(none)
func hide(_ f: @escaping (Payload48) -> Void) -> (Payload48) -> Void { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Payload48) -> Payload48) -> (Payload48) -> Payload48 { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Payload48) -> Bool) -> (Payload48) -> Bool { f }

@inline(never)
func mapS(
  _ f: @escaping (Payload48) -> Payload48, _ next: @escaping (Payload48) -> Void
) -> (Payload48) -> Void {
  { next(f($0)) }
}

@inline(never)
func filterS(
  _ p: @escaping (Payload48) -> Bool, _ next: @escaping (Payload48) -> Void
) -> (Payload48) -> Void {
  { if p($0) { next($0) } }
}

@inline(never)
func mf6(_ end: @escaping (Payload48) -> Void) -> (Payload48) -> Void {
  var s = hide(end)
  for _ in 0..<opaque(6) {
    let f: (Payload48) -> Payload48 = hide({ $0 })
    let p: (Payload48) -> Bool = hide({ (_: Payload48) -> Bool in true })
    s = hide(mapS(f, hide(filterS(p, s))))
  }
  return s
}

@inline(never)
func repeated(_ x: Payload48, _ n: Int) -> (@escaping (Payload48) -> Void) -> Void {
  { sink in for _ in 0..<n { sink(x) } }
}

// A class reference

@inline(never) @_optimize(none)
func hide(_ f: @escaping (PayloadClass) -> Void) -> (PayloadClass) -> Void { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (PayloadClass) -> PayloadClass) -> (PayloadClass) -> PayloadClass { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (PayloadClass) -> Bool) -> (PayloadClass) -> Bool { f }

@inline(never)
func mapS(
  _ f: @escaping (PayloadClass) -> PayloadClass, _ next: @escaping (PayloadClass) -> Void
) -> (PayloadClass) -> Void {
  { next(f($0)) }
}

@inline(never)
func filterS(
  _ p: @escaping (PayloadClass) -> Bool, _ next: @escaping (PayloadClass) -> Void
) -> (PayloadClass) -> Void {
  { if p($0) { next($0) } }
}

@inline(never)
func mf6(_ end: @escaping (PayloadClass) -> Void) -> (PayloadClass) -> Void {
  var s = hide(end)
  for _ in 0..<opaque(6) {
    let f: (PayloadClass) -> PayloadClass = hide({ $0 })
    let p: (PayloadClass) -> Bool = hide({ (_: PayloadClass) -> Bool in true })
    s = hide(mapS(f, hide(filterS(p, s))))
  }
  return s
}

@inline(never)
func repeated(_ x: PayloadClass, _ n: Int) -> (@escaping (PayloadClass) -> Void) -> Void {
  { sink in for _ in 0..<n { sink(x) } }
}
