// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue

/// The requirements of the contract for every operator; each check returns the violations.
enum Checks {
  static func endings(_ row: ContractRow) -> [String] {
    forEachScript { script in
      let run = ContractRun(row).subscribe()
      return script.steps.flatMap { step in
        run.play(step)
        return run.problems
      }
    }
  }

  static func disposal(_ row: ContractRow) -> [String] {
    forEachCut { script, cut in
      let run = ContractRun(row).subscribe()
      run.play(script.steps.prefix(cut))
      run.observer.scope.dispose()
      let count = run.observer.events.count
      let problems = run.problems
      run.observer.scope.dispose()
      run.play(script.steps.dropFirst(cut))
      run.play(.advance(1000))
      let late = run.observer.events.count - count
      return problems + run.problems + (late > 0 ? ["\(late) events came late"] : [])
    }
  }

  static func disposalInside(_ row: ContractRow) -> [String] {
    forEachEvent(of: row) { script, run, index in
      run.observer.onEvent = { [scope = run.observer.scope] in
        if $0 == index { scope.dispose() }
      }
      run.subscribe()
      let problems = script.steps.flatMap { step in
        run.play(step)
        return run.problems
      }
      return problems + (run.observer.events.count > index + 1 ? ["events came late"] : [])
    }
  }

  static func sendingInside(_ row: ContractRow) -> [String] {
    forEachEvent(of: row) { script, run, index in
      run.observer.onEvent = { [source = run.source, other = run.other] in
        guard $0 == index else { return }
        source.send(5)
        other.send(50)
        source.send(6)
      }
      run.subscribe().play(script.steps)
      return run.problems
    }
  }

  static func endingInside(_ row: ContractRow, with termination: Termination) -> [String] {
    forEachEvent(of: row) { script, run, index in
      run.observer.onEvent = { [source = run.source, other = run.other] in
        guard $0 == index else { return }
        source.finish(termination)
        other.finish(termination)
      }
      run.subscribe().play(script.steps)
      return run.problems
    }
  }

  static func thrownErrors(_ row: ContractRow) -> [String] {
    forEachScript { script in
      (0..<6).flatMap { call -> [String] in
        let run = ContractRun(row, fault: Fault(atCall: call)).subscribe()
        return script.steps.flatMap { step -> [String] in
          let wasThrown = run.fault.wasThrown
          run.play(step)
          let isDue = run.fault.wasThrown && !wasThrown && !row.has(.swallowsErrors)
          return isDue && !(run.observer.events.last?.error is Fault.Thrown)
            ? run.problems + ["the error thrown did not arrive, but \(run.observer.events)"]
            : run.problems
        }
      }
    }
  }

  /// A second end changes nothing, whatever an operator does with the first.
  static func secondEnds(_ row: ContractRow) -> [String] {
    forEachScript { script in
      let runs = [false, true].map { ContractRun(row, endsTwice: $0).subscribe() }
      for run in runs { run.play(script.steps) }
      return runs[1].problems + differences(runs)
    }
  }

  private static func differences(_ runs: [ContractRun]) -> [String] {
    let texts = runs.map { "\($0.observer.events)" }
    return texts[0] == texts[1] ? [] : ["ended once \(texts[0]), ended twice \(texts[1])"]
  }

  static func memory(_ row: ContractRow) -> [String] {
    let disposed = forEachCut { script, cut in
      let run = ContractRun(row).subscribe()
      run.play(script.steps.prefix(cut))
      run.forget()
      run.observer.scope.dispose()
      return run.leaks
    }
    let ended = forEachScript { script in
      let run = ContractRun(row).subscribe()
      run.play(script.steps)
      run.forget()
      return run.leaks
    }
    return disposed + ended
  }

  // MARK: Synchronous sources

  private static let long = (1...100).map { Event.next($0) } + [.completed]

  static let manners: [[Event<Int>]] = [
    [.completed], [.error(Script.Failure())], [.next(1), .completed],
    [.next(1), .next(2), .next(3), .error(Script.Failure())], [.next(1), .next(2)], long,
  ]

  static func synchronousEndings(_ row: ContractRow) -> [String] {
    manners.flatMap { events -> [String] in
      let run = ContractRun(row, .synchronous(events)).subscribe()
      run.play(.advance(1000))
      run.forget()
      return (run.problems + run.leaks).map { "source \(events.suffix(4)): \($0)" }
    }
  }

  static func synchronousSecondEnds(_ row: ContractRow) -> [String] {
    manners.flatMap { events -> [String] in
      let runs = [false, true].map { endsTwice in
        ContractRun(row, .synchronous(events), endsTwice: endsTwice).subscribe()
      }
      for run in runs { run.play(.advance(1000)) }
      return (runs[1].problems + differences(runs)).map { "source \(events.suffix(4)): \($0)" }
    }
  }

  static func disposalInLoops(_ row: ContractRow) -> [String] {
    [0, 1, 2, 10].flatMap { index -> [String] in
      let run = ContractRun(row, .synchronous(long))
      run.observer.onEvent = { [scope = run.observer.scope] in
        if $0 == index { scope.dispose() }
      }
      run.subscribe().play(.advance(1000))
      let late = run.observer.events.count > index + 1 ? ["events came late"] : []
      return (run.problems + late).map { "disposed inside event \(index): \($0)" }
    }
  }

  static func freshness(_ row: ContractRow) -> [String] {
    manners.flatMap { events -> [String] in
      let run = ContractRun(row, .synchronous(events))
      let texts = (0..<2).map { _ in
        let observer = run.join()
        run.play(.advance(1000))
        observer.scope.dispose()
        return "\(observer.events)"
      }
      return texts[0] == texts[1] ? [] : ["first \(texts[0]), then \(texts[1])"]
    }
  }

  // MARK: Loops

  static func forEachScript(
    of scripts: [Script] = Script.all, _ body: (Script) -> [String]
  ) -> [String] {
    scripts.flatMap { script in body(script).map { "\(script.name): \($0)" } }
  }

  /// Runs `body` for each step before which something may happen.
  static func forEachCut(_ body: (Script, Int) -> [String]) -> [String] {
    forEachScript { script in
      (0...script.steps.count).flatMap { cut in
        body(script, cut).map { "before step \(cut): \($0)" }
      }
    }
  }

  /// Runs `body` with a fresh run for each event that the script makes the operator send.
  static func forEachEvent(
    of row: ContractRow, _ body: (Script, ContractRun, Int) -> [String]
  ) -> [String] {
    forEachScript { script in
      let run = ContractRun(row).subscribe()
      run.play(script.steps)
      return run.observer.events.indices.flatMap { index in
        body(script, ContractRun(row), index).map { "inside event \(index): \($0)" }
      }
    }
  }
}
