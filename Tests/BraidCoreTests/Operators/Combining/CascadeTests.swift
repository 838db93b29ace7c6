// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct CascadeSourcesTests {
  @Test func `the result is abandoned when no source can emit and one of them was abandoned`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(CascadeSources([a.source, b.source]))
    expectEqual(run.news(), "a on b on")
    expectEqual(run.after { a.abandon() }, "a off")
    expectEqual(run.after { b.finish() }, "b off gone")
  }
}
