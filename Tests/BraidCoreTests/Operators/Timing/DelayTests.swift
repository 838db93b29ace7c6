// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DelaySinkTests {
  @Test func `the timer is set for the next value due`() {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(3), $1) }
    expectEqual(run.receive(1, at: 10), .start(3))
    expectEqual(run.receive(2, at: 12), .keep)
    expectEqual(run.elapsed(at: 13), .start(2))
    expectEqual(run.sent, ["1"])
    expectEqual(run.elapsed(at: 14), .start(1))
    expectEqual(run.elapsed(at: 15), .keep)
    expectEqual(run.sent, ["1", "2"])
    expectEqual(run.receive(3, at: 20), .start(3))
  }

  @Test func `each of several values due together requests the next one`() {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(3), $1) }
    for number in 1...3 { _ = run.receive(number, at: 10) }
    expectEqual(run.elapsed(at: 13), .start(0))
    expectEqual(run.elapsed(at: 14), .start(0))
    expectEqual(run.elapsed(at: 14), .keep)
    expectEqual(run.sent, ["1", "2", "3"])
  }

  /// RxSwift's Delay.swift:106 subtracts the current time.
  @Test func `the time that the observer takes is not added to the delay`() {
    let run = GatedRun(observerTakes: 2) { GatedOperator($0, delayedBy: .seconds(3), $1) }
    _ = run.receive(1, at: 0)
    _ = run.receive(2, at: 1)
    expectEqual(run.elapsed(at: 3), .start(0))
    expectEqual(run.elapsed(at: 5), .keep)
    // Sent at 6, and queued until the observer has received the value before, at 7.
    expectEqual(run.receive(3, at: 6), .start(2))
    expectEqual(run.sent, ["1", "2"])
  }

  @Test func `completion is delayed like a value`() {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    expectEqual(run.complete(at: 11), .keep)
    expectEqual(run.elapsed(at: 13), .start(1))
    expectEqual(run.elapsed(at: 14), .keep)
    expectEqual(run.sent, ["1", "|"])
  }

  @Test func `the completion of an empty source is delayed`() {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(3), $1) }
    expectEqual(run.complete(at: 10), .start(3))
    _ = run.elapsed(at: 13)
    expectEqual(run.sent, ["|"])
  }

  @Test func `an error is forwarded immediately and drops the pending values`() {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(3), $1) }
    _ = run.receive(1, at: 10)
    _ = run.receive(2, at: 11)
    expectEqual(run.fail(at: 12), .cancel)
    expectEqual(run.elapsed(at: 13), .keep)
    expectEqual(run.sent, ["#"])
  }

  @Test(arguments: [0, -3]) func `with a delay of zero values are due immediately`(seconds: Int) {
    let run = GatedRun { GatedOperator($0, delayedBy: .seconds(seconds), $1) }
    expectEqual(run.receive(1, at: 10), .start(0))
    expectEqual(run.elapsed(at: 10), .keep)
    expectEqual(run.sent, ["1"])
  }
}
