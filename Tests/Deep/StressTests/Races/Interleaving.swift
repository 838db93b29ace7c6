// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
import Foundation
import TestSupport

/// Runs each part on a thread of its own: in a debug build one at a time, and a seed decides at
/// which accesses to atomic values another one goes on.
///
/// A short program has few interleavings, so some hundred seeds find what threads alone do once in
/// a million rounds; and a failure repeats. The parts wait for nothing but locks of the library.
func interleaved(_ seed: Int, _ parts: @Sendable () -> Void...) {
  let interleaving = Interleaving(parts.count, seed: UInt64(seed))
  interleaving.begin()
  onThreads(parts.count) { index in
    interleaving.enter(index)
    parts[index]()
    interleaving.leave()
  }
  interleaving.end()
}

/// The turns of some threads, of which one runs at a time.
///
/// Only in debug builds for Linux, where a thread that waits for a lock is known, and not under a
/// sanitizer: that has to see threads at the same time. Elsewhere, the threads just run.
final class Interleaving: @unchecked Sendable {  // used by the thread whose turn it is
  /// Whether the threads take turns.
  #if DEBUG && os(Linux)
    static let isPossible = !Setting.isSanitized
  #else
    static let isPossible = false
  #endif

  /// One of the threads.
  private final class Seat {
    let interleaving: Interleaving
    let index: Int

    init(_ interleaving: Interleaving, _ index: Int) {
      self.interleaving = interleaving
      self.index = index
    }
  }

  private enum Need {
    case nothing
    /// Waits until so much has been done.
    case steps(Int)
    case done
  }

  private let turns: [DispatchSemaphore]
  private var needs: [Need]
  /// What ``Progress`` counts, too: under a lock that a thread without a turn may hold.
  private var steps = 0
  private var dice: Dice
  /// The mean number of accesses between two changes, doubled.
  private let interval: Int
  private var accessesLeft: Int

  init(_ threads: Int, seed: UInt64) {
    turns = (0..<threads).map { _ in DispatchSemaphore(value: 0) }
    needs = Array(repeating: .nothing, count: threads)
    dice = Dice(seed, for: 77)
    interval = [4, 8, 20, 60, 200, 600][dice.below(6)]
    accessesLeft = 1 + dice.below(interval)
  }

  // MARK: Around it

  /// Called before the threads enter.
  func begin() {
    guard Interleaving.isPossible else { return }
    #if DEBUG
      AtomicAccess.hook = { Interleaving.mine?.accessed(waits: $0) }
    #endif
    turns[dice.below(turns.count)].signal()
  }

  /// Called after all threads have left, or if some are stuck.
  func end() {
    guard Interleaving.isPossible else { return }
    #if DEBUG
      AtomicAccess.hook = nil
    #endif
  }

  /// Makes the current thread one of those that take turns, and waits for its first turn.
  func enter(_ index: Int) {
    guard Interleaving.isPossible else { return }
    Core.keep()
    turns[index].wait()
    let seat = Unmanaged.passRetained(Seat(self, index))
    pthread_setspecific(Interleaving.key, seat.toOpaque())
  }

  /// Gives the last turn of the current thread away.
  func leave() {
    guard let seat = Interleaving.seat else { return }
    pthread_setspecific(Interleaving.key, nil)
    let index = seat._withUnsafeGuaranteedRef(\.index)
    seat.release()
    needs[index] = .done
    if let next = choose(after: index) { turns[next].signal() }
  }

  // MARK: Within it

  /// The interleaving whose turn the current thread has; nil for other threads.
  static var mine: Interleaving? { seat?._withUnsafeGuaranteedRef(\.interleaving) }

  /// Something has been done that a thread may wait for.
  func step() { steps += 1 }

  /// Lets others go on until they have done `count` steps, or none of them can.
  func wait(for count: Int) {
    let index = current
    needs[index] = .steps(steps + count)
    pass(from: index)
    needs[index] = .nothing
  }

  private func accessed(waits: Bool) {
    if !waits {
      accessesLeft -= 1
      if accessesLeft > 0 { return }
      accessesLeft = 1 + dice.below(interval)
    }
    pass(from: current)
  }

  private func pass(from index: Int) {
    guard let next = choose(after: index) else { return }
    turns[next].signal()
    turns[index].wait()
  }

  /// Another thread that can go on; one that waits, if there is no other.
  private func choose(after index: Int) -> Int? {
    let others = needs.indices.filter { other in
      if case .done = needs[other] { false } else { other != index }
    }
    let ready = others.filter { other in
      if case .steps(let goal) = needs[other] { goal <= steps } else { true }
    }
    if others.isEmpty { return nil }
    let candidates = ready.isEmpty ? others : ready
    return candidates[dice.below(candidates.count)]
  }

  // MARK: Threads

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var seat: Unmanaged<Seat>? {
    pthread_getspecific(key).map { .fromOpaque($0) }
  }

  private var current: Int { Interleaving.seat?._withUnsafeGuaranteedRef(\.index) ?? 0 }
}

/// The core for threads that take turns: waking another one, which is idle meanwhile, takes longer
/// than most turns.
private enum Core {
  private typealias Setter = @convention(c) (_ thread: Int32, Int, UnsafePointer<UInt64>) -> Int32

  /// Where this is used first.
  private static let mask: [UInt64] = {
    let number = Int(cFunction("sched_getcpu", as: (@convention(c) () -> Int32).self)?() ?? 0)
    var mask = [UInt64](repeating: 0, count: number / 64 + 1)
    mask[number / 64] = 1 << UInt64(number % 64)
    return mask
  }()

  private static let setter = cFunction("sched_setaffinity", as: Setter.self)

  /// Keeps the calling thread on it, where the C library can do so.
  static func keep() { _ = setter?(0, mask.count * 8, mask) }
}
