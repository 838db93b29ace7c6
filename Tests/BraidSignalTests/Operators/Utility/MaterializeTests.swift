// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MaterializeTests {
  @Test func `materialize emits events as values`() {
    expectEqual(sent(1).materialize().events, ["next(1)", "completed", "|"])
    expectEqual(
      sent(1, then: .error(Failure())).materialize().events, ["next(1)", "error(failure)", "|"])
    expectEqual(sent(1, then: nil).materialize().events, ["next(1)"])
  }

  @Test func `materializeResults emits an error as a failure, and completes`() {
    let results: MarbleValues<String> = ["x": "a", "y": "b", "z": "failed"]
    expectSignalDiagram("a-b--#", "x-y--(z|)", results: results) { source, _ in
      source.materializeResults().map { (try? $0.get()) ?? "failed" }
    }
    expectEqual(sent(1).materializeResults().events.count, 2)
  }

  @Test func `dematerializeResults is the inverse`() {
    for end in [Termination.completed, .error(Failure())] {
      let source = sent(1, 2, then: end)
      expectEqual(source.materializeResults().dematerializeResults().events, source.events)
    }
    #expect(
      Signal<Result<Int, Failure>>.just(.failure(Failure())).dematerializeResults().events == [
        "#failure"
      ])
  }
}
