// SPDX-License-Identifier: MIT

typealias Sink = (Int) -> Void

@inline(never) @_optimize(none)
func hide(_ f: @escaping Sink) -> Sink { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Int) -> (Int) -> Int { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Bool) -> (Int) -> Bool { f }
@inline(never) @_optimize(none)
func hide2(_ f: @escaping (Int, Int) -> Int) -> (Int, Int) -> Int { f }
@inline(never) @_optimize(none)
func hideEq(_ f: @escaping (Int, Int) -> Bool) -> (Int, Int) -> Bool { f }

final class MapStage {
  private let transform: (Int) -> Int
  private let next: Sink

  init(_ transform: @escaping (Int) -> Int, _ next: @escaping Sink) {
    self.transform = transform
    self.next = next
  }

  @inline(__always) func receive(_ x: Int) { next(transform(x)) }
}

final class FilterStage {
  private let predicate: (Int) -> Bool
  private let next: Sink

  init(_ predicate: @escaping (Int) -> Bool, _ next: @escaping Sink) {
    self.predicate = predicate
    self.next = next
  }

  @inline(__always) func receive(_ x: Int) { if predicate(x) { next(x) } }
}

final class ReduceStage {
  @exclusivity(unchecked) private(set) var accumulated = 0
  private let accumulator: (Int, Int) -> Int

  init(_ accumulator: @escaping (Int, Int) -> Int) { self.accumulator = accumulator }

  @inline(__always) func receive(_ x: Int) { accumulated = accumulator(accumulated, x) }
}

final class ScanStage {
  @exclusivity(unchecked) private var accumulated = 0
  private let accumulator: (Int, Int) -> Int
  private let next: Sink

  init(_ accumulator: @escaping (Int, Int) -> Int, _ next: @escaping Sink) {
    self.accumulator = accumulator
    self.next = next
  }

  @inline(__always)
  func receive(_ x: Int) {
    accumulated = accumulator(accumulated, x)
    next(accumulated)
  }
}

final class DistinctStage {
  @exclusivity(unchecked) private var last: Int?
  private let areEqual: (Int, Int) -> Bool
  private let next: Sink

  init(_ areEqual: @escaping (Int, Int) -> Bool, _ next: @escaping Sink) {
    self.areEqual = areEqual
    self.next = next
  }

  @inline(__always)
  func receive(_ x: Int) {
    if let last, areEqual(last, x) { return }
    last = x
    next(x)
  }
}

final class TakeStage {
  @exclusivity(unchecked) private var left: Int
  private let next: Sink

  init(_ count: Int, _ next: @escaping Sink) {
    left = count
    self.next = next
  }

  @inline(__always)
  func receive(_ x: Int) {
    if left > 0 {
      left -= 1
      next(x)
    }
  }
}

@inline(never)
func map(_ transform: @escaping (Int) -> Int, _ next: @escaping Sink) -> Sink {
  let stage = MapStage(transform, next)
  return { stage.receive($0) }
}

@inline(never)
func filter(_ predicate: @escaping (Int) -> Bool, _ next: @escaping Sink) -> Sink {
  let stage = FilterStage(predicate, next)
  return { stage.receive($0) }
}
