// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue

/// The actions that the teardown of a source may perform.
extension Checks {
  /// A teardown that subscribes: the new observer receives the events of an observer that
  /// subscribes right after it (C3).
  static func subscribingInTeardowns(_ row: ContractRow) -> [String] {
    forEachTeardown(of: row) { steps, index in
      let run = ContractRun(row)
      let position = Locked<Int?>(nil)
      run.atTeardown(index) { [unowned run] in
        position.withLock { $0 = run.position }
        run.join()
      }
      run.subscribe().play(steps)
      guard let position = position.withLock({ $0 }), !run.wasAhead else { return run.problems }
      return run.problems + difference(run, Self.run(row, joinedAfter: position, steps))
        + released(run)
    }
  }

  /// A teardown that sends: nothing overlaps, and everything is released in the end.
  static func sendingInTeardowns(_ row: ContractRow) -> [String] {
    forEachTeardown(of: row) { steps, index in
      let run = ContractRun(row)
      run.atTeardown(index) { [source = run.source, other = run.other] in
        source.send(5)
        other.send(50)
      }
      run.subscribe().join()
      run.play(steps)
      return run.problems + released(run)
    }
  }

  /// A send that a teardown makes while one of two observers leaves reaches the other.
  static func sendingWhileOneLeaves(_ row: ContractRow) -> [String] {
    forEachScript { script in
      stride(from: 0, to: script.steps.count, by: 2).flatMap { cut -> [String] in
        let runs = [true, false].map { sendsInside -> ContractRun in
          let run = ContractRun(row).subscribe()
          run.join()
          run.play(script.steps.prefix(cut))
          let send = { @Sendable [source = run.source, other = run.other] in
            source.send(5)
            other.send(50)
          }
          if sendsInside {
            run.atTeardown(run.teardowns, send)
            run.play(.dispose)
            run.disarm()
            if !run.hasActed { send() }
          } else {
            run.play(.dispose)
            send()
          }
          run.play(script.steps.dropFirst(cut) + Script.coda)
          return run
        }
        return (runs[0].problems + difference(runs[0], runs[1]))
          .map { "sent while one leaves before step \(cut): \($0)" }
      }
    }
  }

  /// Disposes the observers that have not ended, and returns the objects still retained.
  private static func released(_ run: ContractRun) -> [String] {
    run.disposeAll()
    run.forget()
    return run.problems + run.leaks
  }

  /// Runs `body` for each teardown that a script leads to, or that a disposal at some time leads
  /// to, with the steps that lead there.
  private static func forEachTeardown(
    of row: ContractRow, _ body: ([Script.Step], Int) -> [String]
  ) -> [String] {
    forEachScript { script in
      let cuts: [Int?] = [nil] + [0, 2, 5].filter { $0 < script.steps.count }
      return cuts.flatMap { cut -> [String] in
        var steps = script.steps + Script.coda
        if let cut { steps.insert(.dispose, at: cut) }
        let rehearsal = ContractRun(row)
        rehearsal.atTeardown(.max) {}
        rehearsal.subscribe().play(steps)
        return (0..<min(rehearsal.teardowns, 2)).flatMap { index in
          body(steps, index).map {
            "\(cut.map { "disposed before step \($0), " } ?? "")in teardown \(index): \($0)"
          }
        }
      }
    }
  }
}
