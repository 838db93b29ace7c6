// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// The programs find faults: each of these rows violates one guarantee.
@Suite(.serialized, .alone) struct ThreadedProgramFaults {
  @Test(arguments: Fault.all)
  func `a violated guarantee is found`(fault: Fault) {
    // Some rows break two promises, and a program ends with the first that it sees broken.
    var problems: [String] = []
    repeat {
      problems.append(
        Stage.shared.play(fault.scenario, fault.row, rounds: 500, from: 10 * problems.count)
          ?? "nothing was found")
    } while problems.last?.contains(fault.finding) == false && problems.count < 200
    expectEqual(problems.last?.contains(fault.finding), true, "\(problems.suffix(3))")
  }
}

/// A row that violates a guarantee, and the expected report.
struct Fault: Sendable, CustomTestStringConvertible {
  let row: ThreadedRow
  let scenario: Scenario
  let finding: String

  var testDescription: String { row.testDescription }

  static let all: [Fault] = [
    Fault(
      row: .observable("loses a value") { $0[0].filter { $0.number != 2 } },
      scenario: .crowd, finding: "values lost"),
    Fault(
      row: .observable("loses the last values") { $0[0].filter { $0.number < 2 } },
      scenario: .rounds, finding: "lost of sender"),
    Fault(
      row: .observable("doubles values") { $0[0].flatMap { Observable.of($0, $0) } },
      scenario: .crowd, finding: "a value doubled or out of order"),
    Fault(
      row: .observable("goes deaf", [.runs]) { $0[0].take(1).concat(Observable.never()) },
      scenario: .rounds, finding: "a later value never came"),
    Fault(
      row: .observable("goes deaf for a source", [.some, .some]) { inputs in
        .merge(inputs[0], inputs[1].take(1).concat(Observable.never()))
      }, scenario: .rounds, finding: "a later value of source 1 never came"),
    Fault(
      row: .observable("ends early") { $0[0].take(2) },
      scenario: .rounds, finding: "an end out of nothing"),
    Fault(
      row: .observable("never ends") { $0[0].concat(Observable.never()) },
      scenario: .lateness, finding: "never ended"),
    Fault(
      row: .observable("keeps values") { inputs in
        inputs[0].do(onNext: { load in Fault.kept.withLock { $0.append(load) } })
      }, scenario: .rounds, finding: "values are still alive"),
    Fault(
      row: .careless("overlaps"),
      scenario: .crowd, finding: "called by two threads at once"),
    Fault(
      row: .careless("nests"),
      scenario: .busyObservers, finding: "called again inside its own call"),
    Fault(
      row: .careless("goes on after its disposal", forgets: true),
      scenario: .rounds, finding: "after its disposal"),
    Fault(
      row: .observable("is never let go") { inputs in
        .create { observer in
          _ = inputs[0].subscribe(observer)
          return Disposables.create()
        }
      }, scenario: .rounds, finding: "were never let go"),
  ]

  private static let kept = Locked<[Load]>([])
}

extension ThreadedRow {
  /// A subject without a gate.
  fileprivate static func careless(_ name: String, forgets: Bool = false) -> ThreadedRow {
    ThreadedRow(name, [.some], [.startsLate, .endless]) {
      let seats = Locked<[any Receiver]>([])
      return Plant(
        inlets: [
          Plant.Inlet(
            send: { load in
              for seat in seats.withLock({ $0 }) { seat.receive([load]) }
            }, finish: { _ in })
        ],
        subscribe: { seat in
          seats.withLock { $0.append(seat) }
          return Disposables.create {
            if !forgets { seats.withLock { $0.removeAll { $0 === seat } } }
          }
        }, tools: Tools())
    }
  }
}
