// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct AmbTests {
  private func amb(_ sources: [EventSource<Int>]) -> RawOperator {
    AmbSources(sources)
  }

  @Test func `the first source that emits wins, and the others are torn down`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    expectEqual(run.after { run.start(amb([a.source, b.source])) }, "a on b on")
    expectEqual(run.after { b.next(1) }, "a off 1")
    expectEqual(run.after { b.next(2) }, "2")
    expectEqual(run.after { b.finish() }, "| b off")
  }

  @Test(arguments: [(Termination.completed, "b off | a off"), (.failure, "b off # a off")])
  func `a source can win with its end`(termination: Termination, result: String) {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(amb([a.source, b.source]))
    expectEqual(run.after { a.finish(termination) }, result)
  }

  @Test func `no source is subscribed to after one has won`() {
    let run = OperatorRun()
    let b = run.source("b")
    expectEqual(run.after { run.start(amb([immediate(1), b.source])) }, "1 |")
    let open = OperatorRun()
    let (c, d) = (open.source("c"), open.source("d"))
    let eager = EventSource<Int>(.hot) { _, sink, _ in sink.next(7) }
    expectEqual(open.after { open.start(amb([c.source, eager, d.source])) }, "c on c off 7")
  }

  @Test func `amb of no sources never emits`() {
    let run = OperatorRun()
    run.start(amb([]))
    expectEqual(run.news(), "")
  }

  @Test func `only the abandonment of the winner abandons the result`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(amb([a.source, b.source]))
    expectEqual(run.after { a.abandon() }, "a off")
    expectEqual(run.after { b.next(1) }, "1")
    expectEqual(run.after { b.abandon() }, "b off gone")
  }

  @Test func `disposal tears all sources down`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(amb([a.source, b.source]))
    expectEqual(run.after { run.scope.dispose() }, "a off b off")
  }
}
