// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DebounceSinkTests {
  @Test func `the first value starts the timer`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    expectEqual(run.begin(), .keep)
    expectEqual(run.receive(1, at: 10), .start(3))
    #expect(run.sent.isEmpty)
  }

  @Test func `a newer value replaces the pending value and postpones the timer`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(2, at: 12), .start(3))
    expectEqual(run.elapsed(at: 13), .start(2))
    #expect(run.sent.isEmpty)
    expectEqual(run.elapsed(at: 15), .keep)
    expectEqual(run.sent, ["2"])
  }

  @Test func `a value after an emitted one starts the timer again`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    _ = run.elapsed(at: 13)
    expectEqual(run.receive(2, at: 20), .start(3))
  }

  @Test func `a timer that fires without a pending value is ignored`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    expectEqual(run.elapsed(at: 3), .keep)
    #expect(run.sent.isEmpty)
  }

  @Test func `completion emits the pending value first`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    expectEqual(run.complete(at: 11), .cancel)
    expectEqual(run.sent, ["1", "|"])
  }

  @Test func `completion without a pending value is forwarded`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    _ = run.complete()
    expectEqual(run.sent, ["|"])
  }

  @Test func `an error drops the pending value`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    _ = run.fail(at: 11)
    expectEqual(run.sent, ["#"])
  }

  @Test func `a negative interval equals zero`() {
    let run = GatedRun { GatedOperator($0, debouncedFor: .seconds(-3), $1) }
    expectEqual(run.receive(1, at: 10), .start(0))
    expectEqual(run.elapsed(at: 10), .keep)
    expectEqual(run.sent, ["1"])
  }

  @Test func `a value that is not delayed is emitted immediately and drops the pending value`() {
    let run = GatedRun {
      GatedOperator($0, debouncedFor: .seconds(3), where: Condition<Int> { $0 < 10 }.raw, $1)
    }
    expectEqual(run.receive(20, at: 9), .keep)
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(30, at: 11), .cancel)
    expectEqual(run.sent, ["20", "30"])
    expectEqual(run.receive(2, at: 12), .start(3))
    _ = run.elapsed(at: 15)
    expectEqual(run.sent, ["20", "30", "2"])
    _ = run.receive(3, at: 20)
    _ = run.receive(40, at: 21)
    _ = run.complete(at: 22)
    expectEqual(run.sent, ["20", "30", "2", "40", "|"])
  }
}
