// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct BufferSinkTests {
  private func makeRun(count: Int = 2, opensAtOnce: Bool = true) -> GatedRun {
    GatedRun(sends: [Int].self) {
      GatedOperator($0, bufferedFor: .seconds(4), count: count, opensAtOnce: opensAtOnce, $1)
    }
  }

  @Test func `arrays follow one another, including empty ones`() {
    let run = makeRun()
    expectEqual(run.begin(), .start(4))
    expectEqual(run.elapsed(), .start(4))
    expectEqual(run.receive(1), .keep)
    expectEqual(run.elapsed(), .start(4))
    expectEqual(run.sent, ["[]", "[1]"])
  }

  @Test func `a full array is emitted immediately and restarts the timer`() {
    let run = makeRun()
    _ = run.begin()
    expectEqual(run.receive(1), .keep)
    expectEqual(run.receive(2), .start(4))
    expectEqual(run.sent, ["[1, 2]"])
  }

  @Test(arguments: [0, -1]) func `without a count an array is never full`(count: Int) {
    let run = makeRun(count: count)
    _ = run.begin()
    for number in 1...5 { expectEqual(run.receive(number), .keep) }
    _ = run.elapsed()
    expectEqual(run.sent, ["[1, 2, 3, 4, 5]"])
  }

  @Test func `completion emits the pending array, and an error drops it`() {
    let completed = makeRun()
    _ = completed.begin()
    _ = completed.receive(1)
    expectEqual(completed.complete(), .cancel)
    expectEqual(completed.sent, ["[1]", "|"])
    let empty = makeRun()
    _ = empty.complete()
    expectEqual(empty.sent, ["[]", "|"])
    let failed = makeRun()
    _ = failed.receive(1)
    _ = failed.fail()
    expectEqual(failed.sent, ["#"])
  }

  @Test func `an array that begins with its first value is never empty`() {
    let run = makeRun(count: 3, opensAtOnce: false)
    expectEqual(run.begin(), .keep)
    expectEqual(run.receive(1), .start(4))
    expectEqual(run.receive(2), .keep)
    expectEqual(run.elapsed(), .keep)
    expectEqual(run.receive(3), .start(4))
    expectEqual(run.receive(4), .keep)
    expectEqual(run.receive(5), .cancel)
    expectEqual(run.sent, ["[1, 2]", "[3, 4, 5]"])
    _ = run.complete()
    expectEqual(run.sent, ["[1, 2]", "[3, 4, 5]", "|"])
  }
}
