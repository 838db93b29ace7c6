// SPDX-License-Identifier: MIT
import OperatorCatalogue

/// The actions that the `deinit` of a value may perform, wherever an operator releases it (C4).
extension Checks {
  static func sendingInDeinits(_ row: ContractRow) -> [String] {
    forEachDeath(of: row) { run in
      { [source = run.source, other = run.other] in
        source.send(5)
        other.send(50)
      }
    }
  }

  static func endingInDeinits(_ row: ContractRow) -> [String] {
    forEachDeath(of: row, Script.few) { run in
      { [source = run.source, other = run.other] in
        source.finish(.completed)
        other.finish(.completed)
      }
    }
  }

  static func disposalInDeinits(_ row: ContractRow) -> [String] {
    forEachDeath(of: row, Script.few) { run in
      { [unowned run] in
        run.observer.scope.dispose()
        run.join()
      }
    }
  }

  /// Lets each value that a script kills do something when it dies.
  private static func forEachDeath(
    of row: ContractRow, _ scripts: [Script] = Script.all,
    _ action: (ContractRun) -> @Sendable () -> Void
  ) -> [String] {
    forEachScript(of: scripts) { script in
      let steps = script.steps + Script.coda
      let rehearsal = forgetful(row).subscribe()
      rehearsal.play(steps)
      return (0..<min(rehearsal.lives.dead, 4)).flatMap { death -> [String] in
        let run = forgetful(row)
        run.atDeath(death, action(run))
        run.subscribe().play(steps)
        let problems = run.problems
        run.disposeAll()
        run.forget()
        return (problems + run.problems + run.leaks).map {
          "in the deinit of value \(death): \($0)"
        }
      }
    }
  }

  /// A run whose observer keeps no values alive.
  static func forgetful(_ row: ContractRow, _ entrance: Entrance = .probe) -> ContractRun {
    let run = ContractRun(row, through: entrance)
    run.observer.remembers = false
    return run
  }
}
