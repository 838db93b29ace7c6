// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TimeoutSinkTests {
  private func makeRun(for span: TimeoutSpan = .nextEvent) -> GatedRun {
    GatedRun {
      GatedOperator($0, timeout: .seconds(3), for: span, .fail(TestError("failure")), $1)
    }
  }

  @Test func `the timer starts with the subscription`() {
    let run = makeRun()
    expectEqual(run.begin(), .start(3))
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["#"])
  }

  @Test func `values are forwarded and restart the timer`() {
    let run = makeRun()
    _ = run.begin()
    expectEqual(run.receive(1, at: 1), .start(3))
    expectEqual(run.receive(2, at: 2), .start(3))
    expectEqual(run.elapsed(at: 3), .start(2))
    expectEqual(run.elapsed(at: 5), .keep)
    expectEqual(run.sent, ["1", "2", "#"])
  }

  @Test func `the time that the observer takes does not count`() {
    let run = GatedRun(observerTakes: 5) {
      GatedOperator($0, timeout: .seconds(3), .fail(TestError("failure")), $1)
    }
    _ = run.begin()
    expectEqual(run.receive(1, at: 1), .start(3))
    // The first timer, which was queued while the observer had the value.
    expectEqual(run.elapsed(at: 3), .start(3))
    expectEqual(run.elapsed(at: 9), .keep)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test func `a total timeout is not restarted by values`() {
    let run = makeRun(for: .end)
    _ = run.begin()
    expectEqual(run.receive(1, at: 2), .keep)
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test func `a timeout of the first event is cancelled by it`() {
    let run = makeRun(for: .firstEvent)
    _ = run.begin()
    expectEqual(run.receive(1, at: 2), .cancel)
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["1"])
    let late = makeRun(for: .firstEvent)
    _ = late.begin()
    expectEqual(late.elapsed(at: 3), .keep)
    expectEqual(late.sent, ["#"])
  }

  @Test func `ends are forwarded`() {
    let completed = makeRun()
    _ = completed.complete()
    expectEqual(completed.sent, ["|"])
    let failed = makeRun()
    _ = failed.fail()
    expectEqual(failed.sent, ["#"])
  }

  @Test func `a negative interval equals zero`() {
    let run = GatedRun {
      GatedOperator($0, timeout: .seconds(-1), .fail(TestError("failure")), $1)
    }
    expectEqual(run.begin(), .start(0))
  }
}
