// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct SerialGateTests {
  /// What is done to a gate, what it says, and what it counts then.
  enum Step: Sendable {
    case enter(Bool, count: Int32)
    case leave(Bool, count: Int32)
    case add(Bool, count: Int32)
    case subtract(Int32, left: Int32)
  }

  @Test(arguments: [
    // Nobody else comes.
    [Step.enter(true, count: 1), .leave(true, count: 0), .enter(true, count: 1)],
    // One is let in at a time.
    [.enter(true, count: 1), .enter(false, count: 1), .leave(true, count: 0)],
    // What was queued keeps the one inside from leaving.
    [
      .enter(true, count: 1), .add(false, count: 2), .leave(false, count: 2),
      .subtract(2, left: 0), .enter(true, count: 1),
    ],
    // More comes while that is being drained.
    [
      .enter(true, count: 1), .add(false, count: 2), .leave(false, count: 2),
      .add(false, count: 3), .subtract(2, left: 1), .enter(false, count: 1),
      .subtract(1, left: 0),
    ],
    // The one inside has left before the send was counted: then the sender is inside.
    [
      .enter(true, count: 1), .leave(true, count: 0), .add(true, count: 1),
      .enter(false, count: 1), .subtract(1, left: 0),
    ],
    // Of two senders that find it empty one is inside.
    [.add(true, count: 1), .add(false, count: 2), .subtract(2, left: 0)],
  ])
  func `the table of counts`(steps: [Step]) {
    let gate = SerialGate()
    #expect(gate.pending() == 0)
    for step in steps { check(step, gate) }
  }

  private func check(_ step: Step, _ gate: borrowing SerialGate) {
    switch step {
    case .enter(let isInside, let count):
      let entered = gate.tryEnter()
      #expect(entered == isInside, "\(step)")
      expect(gate.pending(), count, step)
    case .leave(let isOut, let count):
      let left = gate.tryLeave()
      #expect(left == isOut, "\(step)")
      expect(gate.pending(), count, step)
    case .add(let isInside, let count):
      let entered = gate.addPending()
      #expect(entered == isInside, "\(step)")
      expect(gate.pending(), count, step)
    case .subtract(let drained, let left):
      expect(gate.subtractPending(drained), left, step)
      expect(gate.pending(), left, step)
    }
  }

  private func expect(_ count: Int32, _ expected: Int32, _ step: Step) {
    #expect(count == expected, "\(step)")
  }

  @Test func `a gate may be made with its maker inside`() {
    let gate = SerialGate(entered: true)
    let entered = gate.tryEnter()
    #expect(!entered)
    let left = gate.tryLeave()
    #expect(left)
  }
}
