// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport

/// Many short races: the threads run their parts of a round concurrently, and when they have
/// finished, the first thread checks the outcome.
///
/// - Parameters:
///   - rounds: The number of rounds in a release build; see `amount(_:)`.
///   - parts: The part of each thread in a round.
///   - check: Checks the outcome; returns the problem.
/// - Returns: The problems, round by round; at most ten.
func race(
  _ rounds: Int, _ parts: [@Sendable (Int) -> Void],
  check: @escaping @Sendable (Int) -> String?
) -> [String] {
  let count = amount(rounds)
  let barrier = Barrier(parts.count)
  let problems = Log<String>()
  withRaceWindows(RaceSetting.dwell) {
    onThreads(parts.count) { thread in
      for round in 0..<count {
        barrier.wait()
        parts[thread](round)
        barrier.wait()
        guard thread == 0, let problem = check(round) else { continue }
        if problems.entries.count < 10 { problems("round \(round): \(problem)") }
      }
    }
  }
  return problems.entries
}

enum RaceSetting {
  /// Keeps a window open now and then, differently on each pass.
  static let dwell: @Sendable (RaceWindow.Point) -> Void = { _ in
    let pass = passes.increment()
    for _ in 0..<(pass % 7 == 0 ? 3 : 0) { sched_yield() }
  }

  private static let passes = Passes()
}

private final class Passes: Sendable {
  private let count = AtomicInt()
  func increment() -> Int { count.increment() }
}

/// Where threads wait for each other, round after round.
final class Barrier: Sendable {
  private let count: Int
  private let arrived = AtomicInt()
  private let generation = AtomicInt()

  init(_ count: Int) { self.count = count }

  func wait() {
    let mine = generation.load()
    if arrived.increment() == count - 1 {
      arrived.store(0)
      generation.increment()
      return
    }
    var spins = 0
    while generation.load() == mine {
      spins += 1
      if spins > 200 { sched_yield() }
    }
  }
}
