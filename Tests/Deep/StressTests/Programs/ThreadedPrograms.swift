// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

/// Threaded programs: several threads use each stateful row in all possible ways.
///
/// Each round checks every observer separately: that its events obey the grammar (C1)
/// and do not overlap (C2), that no sender's value is lost, duplicated or out of order (C3), that
/// it receives later values if it is still subscribed, and nothing after its disposal (C5). At
/// the end every source has been released once, and no object is alive (C10). The race windows
/// between a decision and its effect, which are short, are held open; in debug builds for Linux,
/// the threads take turns, see ``Interleaving``.
///
/// A round is generated from a seed. A failure prints the seed; to repeat it a thousand times, all
/// alike where threads take turns and the row uses no queue:
///
///     STRESS_ROW='share' STRESS_SCENARIO=rounds STRESS_SEED=77 \
///       swift test --package-path Tests --filter ThreadedPrograms
///
/// `STRESS_ROUNDS=100` runs a hundred times as many rounds, with other seeds, and prints the number
/// of events.
@Suite(.serialized, .alone) struct ThreadedPrograms {
  @Test(arguments: Scenario.allCases)
  func `every observer receives the events of its contract`(scenario: Scenario) {
    let count = Selection.seed == nil ? amount(scenario.share * 40) : 1000
    for row in ThreadedRow.all where scenario.applies(to: row) && Selection.covers(row, scenario) {
      let problem = Stage.shared.play(scenario, row, rounds: count, seed: Selection.seed)
      if let problem { Issue.record(Comment(rawValue: problem)) }
    }
    if Setting.factor > 1 { print("threaded programs: \(Stage.shared.account)") }
  }

  @Test func `every row has a unique name`() {
    let names = ThreadedRow.all.map(\.testDescription)
    expectEqual(Set(names).count, names.count)
  }
}

/// The selection by the environment.
private enum Selection {
  private static let row = Setting.environment["STRESS_ROW"]
  private static let scenario = Setting.environment["STRESS_SCENARIO"]
  static let seed = Setting.environment["STRESS_SEED"].flatMap { UInt64($0) }

  static func covers(_ row: ThreadedRow, _ scenario: Scenario) -> Bool {
    (self.row ?? row.testDescription) == row.testDescription
      && (self.scenario ?? scenario.rawValue) == scenario.rawValue
  }
}
