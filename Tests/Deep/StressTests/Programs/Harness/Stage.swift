// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport

/// Where rounds are played, one after the other.
final class Stage: Sendable {
  static let shared = Stage()

  private let crew = Locked(Crew(8))
  private let played = Locked((rounds: 0, events: 0))

  /// The number of rounds played and of events received.
  var account: String {
    let played = played.withLock { $0 }
    return "\(played.rounds) rounds, \(played.events) events heard"
  }

  /// Plays rounds of a scenario over a row and returns the problem of the first failed round.
  ///
  /// - Parameters:
  ///   - first: The number of the first round, on which its seed depends.
  ///   - seed: If given, all rounds are generated from it.
  func play(
    _ scenario: Scenario, _ row: ThreadedRow, rounds: Int, from first: Int = 0, seed: UInt64? = nil
  ) -> String? {
    withRaceWindows({ _ in Crew.participant?.reach() }) {
      for number in first..<first + rounds {
        let seed = seed ?? Stage.seed(number, row, scenario)
        guard let problem = playRound(scenario, row, seed) else { continue }
        return """
          \(row.testDescription), \(scenario.rawValue), round \(number): \(problem)
          Again: STRESS_ROW='\(row.testDescription)' STRESS_SCENARIO=\(scenario.rawValue) \
          STRESS_SEED=\(seed) swift test --package-path Tests --filter ThreadedPrograms
          """
      }
      return nil
    }
  }

  private func playRound(_ scenario: Scenario, _ row: ThreadedRow, _ seed: UInt64) -> String? {
    let (round, work) = scenario.stage(row, seed: seed)
    let participants = work.indices.map { Participant(round, $0) }
    guard crew.withLock({ $0 }).run(participants, work) else {
      // These threads are blocked; a new crew replaces them.
      _ = crew.exchange(Crew(8))
      return "stuck\n" + round.historyOfAll
    }
    let events = round.everybody.reduce(0) { $0 + $1.historyCount }
    played.withLock { $0 = ($0.rounds + 1, $0.events + events) }
    return round.verdict()
  }

  /// A number for each round, the same in every process.
  private static func seed(_ number: Int, _ row: ThreadedRow, _ scenario: Scenario) -> UInt64 {
    var dice = Dice(UInt64(number))
    for byte in (row.testDescription + scenario.rawValue).utf8 {
      dice = Dice(dice.next() ^ UInt64(byte))
    }
    return dice.next() % 1_000_000_000
  }
}

extension Round {
  /// The events of all observers, for a round that is stuck.
  fileprivate var historyOfAll: String {
    everybody.map { "observer \($0.id): \($0.seen.history.joined(separator: " "))" }
      .joined(separator: "\n")
  }
}
