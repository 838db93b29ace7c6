// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ThrottleSinkTests {
  private func makeRun(latest: Bool = true) -> GatedRun {
    GatedRun { GatedOperator($0, throttledFor: .seconds(3), sendsLatest: latest, $1) }
  }

  @Test func `the first value is emitted immediately`() {
    let run = makeRun()
    expectEqual(run.receive(1, at: 10), .keep)
    expectEqual(run.sent, ["1"])
  }

  @Test func `a value within the interval waits for the rest of it`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(2, at: 11), .start(2))
    expectEqual(run.receive(3, at: 12), .keep)
    expectEqual(run.elapsed(at: 13), .keep)
    expectEqual(run.sent, ["1", "3"])
  }

  @Test func `the interval restarts with the pending value`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    _ = run.receive(2, at: 11)
    _ = run.elapsed(at: 13)
    expectEqual(run.receive(3, at: 15), .start(1))
    expectEqual(run.receive(4, at: 15), .keep)
    _ = run.elapsed(at: 16)
    expectEqual(run.sent, ["1", "2", "4"])
  }

  @Test func `the interval begins when the observer has received the value`() {
    let run = GatedRun(observerTakes: 2) {
      GatedOperator($0, throttledFor: .seconds(3), sendsLatest: true, $1)
    }
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(2, at: 14), .start(1))
    _ = run.elapsed(at: 15)
    // Sent at 16, and queued until the observer has received the value before.
    expectEqual(run.receive(3, at: 16), .start(3))
    expectEqual(run.sent, ["1", "2"])
  }

  @Test func `without latest the value is dropped`() {
    let run = makeRun(latest: false)
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(2, at: 11), .keep)
    expectEqual(run.receive(3, at: 13), .keep)
    expectEqual(run.sent, ["1", "3"])
  }

  @Test func `a value that precedes a late timer replaces the pending value`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    _ = run.receive(2, at: 11)
    expectEqual(run.receive(3, at: 14), .cancel)
    expectEqual(run.sent, ["1", "3"])
    expectEqual(run.elapsed(at: 14), .keep)
    expectEqual(run.sent, ["1", "3"])
  }

  @Test func `completion waits for the pending value`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    _ = run.receive(2, at: 11)
    expectEqual(run.complete(at: 12), .keep)
    expectEqual(run.sent, ["1"])
    _ = run.elapsed(at: 13)
    expectEqual(run.sent, ["1", "2", "|"])
  }

  @Test func `completion without a pending value is forwarded`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    _ = run.complete(at: 11)
    expectEqual(run.sent, ["1", "|"])
  }

  @Test func `an error drops the pending value`() {
    let run = makeRun()
    _ = run.receive(1, at: 10)
    _ = run.receive(2, at: 11)
    expectEqual(run.fail(at: 12), .cancel)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test func `a timer that fires without a pending value is ignored`() {
    let run = makeRun()
    expectEqual(run.elapsed(at: 3), .keep)
    #expect(run.sent.isEmpty)
  }

  @Test(arguments: [0, -3]) func `without an interval every value is emitted`(seconds: Int) {
    let run = GatedRun { GatedOperator($0, throttledFor: .seconds(seconds), sendsLatest: true, $1) }
    expectEqual(run.receive(1, at: 10), .keep)
    expectEqual(run.receive(2, at: 10), .keep)
    expectEqual(run.sent, ["1", "2"])
  }
}
