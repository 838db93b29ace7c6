// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct TakeUntilRuleTests {
  @Test func `values and ends of the source pass`() {
    for rule in [TakeUntilRule<Int>(.rx), TakeUntilRule(.rac)] {
      #expect(actions("1 2 |", of: rule) == "1 2 |")
      #expect(actions("1 #", of: rule) == "1 #")
    }
  }

  @Test func `the trigger completes the result`() {
    for rule in [TakeUntilRule<Int>(.rx), TakeUntilRule(.rac)] {
      #expect(actions("1 t", of: rule) == "1 |")
    }
  }

  @Test func `in Rx the trigger's error counts, its completion does not`() {
    #expect(actions("t| 1 |", of: TakeUntilRule<Int>(.rx)) == "- 1 |")
    #expect(actions("1 t#", of: TakeUntilRule<Int>(.rx)) == "1 #")
  }

  @Test func `in RAC the trigger's completion counts, its error does not`() {
    #expect(actions("1 t|", of: TakeUntilRule<Int>(.rac)) == "1 |")
    #expect(actions("t# 1 |", of: TakeUntilRule<Int>(.rac)) == "- 1 |")
  }

  @Test func `the trigger is subscribed to first, and alone if it sends at once`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    #expect(
      run.after { run.start(Triggered(a.source, t.source, TakeUntilRule(.rx))) } == "t on a on")
    #expect(run.after { a.next(1) } == "1")
    #expect(run.after { t.next(0) } == "| a off t off")
    let early = OperatorRun()
    let source = early.source("a")
    early.start(Triggered(source.source, immediate(0), TakeUntilRule(.rx)))
    #expect(early.news() == "|")
  }
}
