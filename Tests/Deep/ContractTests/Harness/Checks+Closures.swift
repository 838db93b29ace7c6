// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue

/// What closures of an operator may do.
extension Checks {
  /// A closure that disposes the subscription: no more events are delivered, the returned source is
  /// not subscribed to, and everything is released once (C5).
  static func disposalInClosures(_ row: ContractRow, _ manner: ContractObserver.Manner) -> [String]
  {
    forEachCall(of: row) { script, call in
      let run = ContractRun(row, observer: ContractObserver(manner))
      let seen = Locked<(events: Int, subscribed: Int)?>(nil)
      run.atCall(call) { [unowned run] in
        run.observer.scope.dispose()
        guard manner == .asOperator || run.observer.hasSubscribed else { return }
        seen.withLock { $0 = (run.observer.count, run.subscribed) }
      }
      run.subscribe().play(script.steps)
      let problems = run.problems
      let late = seen.withLock({ $0 }).map { self.late(run, row, since: $0) } ?? []
      return problems + late + memory(of: run, "after a disposal inside a closure")
    }
  }

  private static func late(
    _ run: ContractRun, _ row: ContractRow, since seen: (events: Int, subscribed: Int)
  ) -> [String] {
    let events = run.observer.count - seen.events
    let subscriptions = run.subscribed - seen.subscribed
    return (events > 0 ? ["\(events) events came late"] : [])
      + (subscriptions > 0 && !row.has(.subscribesAnyway)
        ? ["\(subscriptions) sources were subscribed to in vain"] : [])
  }

  private static func memory(of run: ContractRun, _ when: String) -> [String] {
    run.forget()
    return run.leaks.map { "\($0) \(when)" }
  }

  /// The check for sources that send everything synchronously.
  static func disposalInSynchronousClosures(_ row: ContractRow) -> [String] {
    manners.flatMap { events -> [String] in
      let rehearsal = ContractRun(row, .synchronous(events)).subscribe()
      rehearsal.play(.advance(1000))
      return (0..<min(rehearsal.fault.calls, 4)).flatMap { call -> [String] in
        let run = ContractRun(row, .synchronous(events))
        let seen = Locked<(events: Int, subscribed: Int)?>(nil)
        run.atCall(call) { [unowned run] in
          run.observer.scope.dispose()
          seen.withLock { $0 = (run.observer.count, run.subscribed) }
        }
        run.subscribe().play(.advance(1000))
        let late = seen.withLock({ $0 }).map { self.late(run, row, since: $0) } ?? []
        let problems = run.problems + late + memory(of: run, "after a disposal inside a closure")
        return problems.map { "source \(events.suffix(4)), in call \(call): \($0)" }
      }
    }
  }

  /// A closure that sends: the events are delivered after the current event (C3).
  static func sendingInClosures(_ row: ContractRow) -> [String] {
    forEachCall(of: row) { script, call in
      let run = ContractRun(row)
      run.atCall(call) { [source = run.source, other = run.other] in
        source.send(5)
        other.send(50)
        source.send(6)
        other.send(60)
      }
      run.subscribe().play(script.steps)
      let problems = run.problems
      run.observer.scope.dispose()
      run.forget()
      return problems + run.problems + run.leaks
    }
  }

  /// A closure that subscribes: the new observer receives the events of an observer that subscribes
  /// right after the call.
  static func subscribingInClosures(_ row: ContractRow) -> [String] {
    forEachCall(of: row) { script, call in
      let steps = script.steps + Script.coda
      let run = ContractRun(row)
      let position = Locked<Int?>(nil)
      run.atCall(call) { [unowned run] in
        position.withLock { $0 = run.position }
        run.join()
      }
      run.subscribe()
      for step in steps { run.play(step) }
      guard let position = position.withLock({ $0 }), !run.wasAhead else { return run.problems }
      return run.problems + difference(run, Self.run(row, joinedAfter: position, steps))
    }
  }

  /// A run that another observer joins after some steps.
  static func run(
    _ row: ContractRow, joinedAfter position: Int, _ steps: [Script.Step]
  ) -> ContractRun {
    let run = ContractRun(row).subscribe()
    run.play(steps.prefix(position))
    run.join()
    run.play(steps.dropFirst(position))
    return run
  }

  /// The differences between the events of two runs' observers, without the first observer.
  static func difference(_ run: ContractRun, _ expected: ContractRun) -> [String] {
    let texts = [run, expected].map { $0.late.map { "\($0.events)" }.joined(separator: " and ") }
    return texts[0] == texts[1] ? [] : ["who came inside sees \(texts[0]), after it \(texts[1])"]
  }

  /// A closure that throws while other values wait at a busy gate is not called for them, and its
  /// error arrives once (C7).
  static func throwsAtBusyGates(_ row: ContractRow, _ entrance: Entrance) -> [String] {
    forEachScript(of: entrance == .probe ? Script.all : Script.few) { script in
      let rehearsal = ContractRun(row, through: entrance).subscribe()
      rehearsal.play(script.steps)
      return rehearsal.observer.events.indices.prefix(4).flatMap { index -> [String] in
        let run = ContractRun(row, through: entrance)
        run.observer.onEvent = { [unowned run] in
          guard $0 == index, !run.observer.hasEnded else { return }
          run.fault.throwNext()
          for number in 0..<3 {
            run.source.send(5 + number)
            run.other.send(50 + number)
          }
        }
        run.subscribe().play(script.steps)
        return (run.problems + afterThrow(row, run)).map { "thrown inside event \(index): \($0)" }
      }
    }
  }

  private static func afterThrow(_ row: ContractRow, _ run: ContractRun) -> [String] {
    guard run.fault.wasThrown, !row.has(.swallowsErrors) else { return [] }
    let calls = run.fault.callsAfterThrow
    let errors = run.observer.events.count { $0.error is Fault.Thrown }
    return (calls > 0 ? ["closures were called \(calls) times after the throw"] : [])
      + (errors == 1 ? [] : ["the error thrown arrived \(errors) times: \(run.observer.events)"])
  }

  /// Runs `body` for each call of a closure that the script leads to.
  private static func forEachCall(
    of row: ContractRow, _ body: (Script, Int) -> [String]
  ) -> [String] {
    forEachScript { script in
      let run = ContractRun(row).subscribe()
      run.play(script.steps)
      return (0..<min(run.fault.calls, 5)).flatMap { call in
        body(script, call).map { "in call \(call): \($0)" }
      }
    }
  }
}
