// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TakeUntilSinkTests {
  private typealias Operator = (EventSource<Int>, EventSource<Void>) -> GatedOperator

  private let rx: Operator = { GatedOperator($0, takenUntil: $1, completesWithTrigger: false) }
  private let rac: Operator = { GatedOperator($0, takenUntil: $1, completesWithTrigger: true) }

  @Test func `values and ends of the source are forwarded`() {
    for operation in [rx, rac] {
      expectEqual(actions("1 2 |", of: operation), "1 2 |")
      expectEqual(actions("1 #", of: operation), "1 #")
    }
  }

  @Test func `the trigger completes the result`() {
    for operation in [rx, rac] {
      expectEqual(actions("1 t", of: operation), "1 |")
    }
  }

  @Test func `in Rx the trigger's error ends the result and its completion does not`() {
    expectEqual(actions("t| 1 |", of: rx), "- 1 |")
    expectEqual(actions("1 t#", of: rx), "1 #")
  }

  @Test func `in RAC the trigger's completion ends the result and its error does not`() {
    expectEqual(actions("1 t|", of: rac), "1 |")
    expectEqual(actions("t# 1 |", of: rac), "- 1 |")
  }

  @Test
  func `the source is not subscribed to if the trigger emits synchronously`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    expectEqual(
      run.after {
        run.start(GatedOperator(a.source, takenUntil: t.source, completesWithTrigger: false))
      }, "t on a on")
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { t.next(0) }, "| a off t off")
    let early = OperatorRun()
    let source = early.source("a")
    early.start(
      GatedOperator(source.source, takenUntil: immediate(0), completesWithTrigger: false))
    expectEqual(early.news(), "|")
  }

  @Test
  func `a replacement that is abandoned after it has replaced the source abandons the result`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(GatedOperator(a.source, untilReplacement: b.source))
    expectEqual(run.after { for number in 1...2 { b.next(number) } }, "a off 1 2")
    expectEqual(run.after { b.abandon() }, "b off gone")
  }

  @Test func `in RAC both sources are torn down before the result completes`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    run.start(GatedOperator(a.source, takenUntil: t.source, completesWithTrigger: true))
    expectEqual(run.after { t.next(0) }, "a off t off |")
  }

  @Test(arguments: [Termination?.none, .failure])
  func `events of a replaced source that arrive late are dropped`(end: Termination?) {
    let run = OperatorRun()
    let (late, b) = (Box<EventSink<Int>?>(nil), run.source("b"))
    let a = EventSource<Int>(.hot) { _, sink, _ in late.value = sink }
    run.start(GatedOperator(a, untilReplacement: b.source))
    b.next(1)
    if let end { late.value?.finish(end) } else { late.value?.next(2) }
    expectEqual(run.news(), "b on 1")
  }

  @Test func `skip(until:) is abandoned with its source once the trigger has emitted`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    run.start(GatedOperator(a.source, skippedUntil: t.source))
    expectEqual(run.after { t.next(0) }, "t off")
    expectEqual(run.after { a.abandon() }, "a off gone")
  }
}
