// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

/// Threaded programs: everything stateful, and several threads that do to it all that can be done.
///
/// Each round checks every observer for itself, not a sum: that its events obey the grammar (C1)
/// and come one at a time (C2), that no sender's value is lost, doubled or out of order (C3), that
/// it gets what is sent later if it is still subscribed, and nothing after it is disposed (C5). In
/// the end every source has been let go once, and nothing is alive (C10). The moments between a
/// decision and what follows from it, which are short, are held open.
///
/// A round is made of a seed. A failing one says which; to run it a thousand times again:
///
///     STRESS_ROW='share' STRESS_SCENARIO=rounds STRESS_SEED=77 \
///       swift test --filter ThreadedPrograms
///
/// `STRESS_ROUNDS=100` runs a hundred times as many rounds, with other seeds, and says how many
/// events were heard; `STRESS_ROUNDS=0.1` runs a tenth.
@Suite(.serialized, .alone) struct ThreadedPrograms {
  @Test(arguments: Scenario.allCases)
  func `every observer gets what it is promised`(scenario: Scenario) {
    let share = Double(Setting.rounds * scenario.share) * Setting.factor
    let count = Setting.seed == nil ? max(1, Int(share)) : 1000
    for row in ThreadedRow.all where scenario.applies(to: row) && Setting.covers(row, scenario) {
      let problem = Stage.shared.play(scenario, row, rounds: count, seed: Setting.seed)
      if let problem { Issue.record(Comment(rawValue: problem)) }
    }
    if Setting.factor > 1 { print("threaded programs: \(Stage.shared.account)") }
  }

  @Test func `every row has a name of its own`() {
    let names = ThreadedRow.all.map(\.testDescription)
    #expect(Set(names).count == names.count)
  }
}

/// What the environment says.
private enum Setting {
  private static let environment = ProcessInfo.processInfo.environment
  private static let row = environment["STRESS_ROW"]
  private static let scenario = environment["STRESS_SCENARIO"]
  static let seed = environment["STRESS_SEED"].flatMap { UInt64($0) }
  static let factor = environment["STRESS_ROUNDS"].flatMap { Double($0) } ?? 1
  #if DEBUG
    /// A debug build, sanitized or not, needs some ten times as long.
    static let rounds = 8
  #else
    static let rounds = 80
  #endif

  static func covers(_ row: ThreadedRow, _ scenario: Scenario) -> Bool {
    (self.row ?? row.testDescription) == row.testDescription
      && (self.scenario ?? scenario.rawValue) == scenario.rawValue
  }
}
