// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ResubscribeSinkTests {
  @Test(arguments: [
    (TeardownOrder.atEnd, "a off b on", "b off |"), (.beforeNext, "a off b on", "| b off"),
    (.afterNext, "b on a off", "| b off"),
  ])
  func `a source is torn down at its end, or before or after the next subscription`(
    order: TeardownOrder, change: String, end: String
  ) {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(Resubscribing(ConcatRule([a.source, b.source]), tearingDown: order))
    expectEqual(run.news(), "a on")
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { a.finish() }, change)
    expectEqual(run.after { b.next(2) }, "2")
    expectEqual(run.after { b.finish() }, end)
  }

  @Test func `many sources that end synchronously use no stack`() {
    let run = OperatorRun()
    run.start(
      Resubscribing(
        RetryRule(immediate(ending: .failure) as EventSource<Int>, attempts: 100_000),
        tearingDown: .beforeNext))
    expectEqual(run.news(), "#")
    let hot = OperatorRun()
    let failing = EventSource<Int>(.hot) { _, sink, _ in sink.finish(.failure) }
    hot.start(
      Resubscribing(RetryRule(failing, attempts: 100_000), tearingDown: .beforeNext))
    expectEqual(hot.news(), "#")
  }

  @Test func `no event follows a disposal`() {
    let run = OperatorRun()
    let a = run.source("a")
    run.onNext { [scope = run.scope] _ in scope.dispose() }
    run.start(Resubscribing(ConcatRule([immediate(1), a.source]), tearingDown: .beforeNext))
    expectEqual(run.news(), "1")
  }

  @Test func `the result is abandoned with the current source`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(Resubscribing(ConcatRule([a.source, b.source]), tearingDown: .beforeNext))
    expectEqual(run.news(), "a on")
    expectEqual(run.after { a.abandon() }, "a off gone")
  }
}
