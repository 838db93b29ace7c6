// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SampleSinkTests {
  @Test(arguments: [
    ("t 1 2 t t", "- - - 2 -"),
    ("1 | t", "- - 1|"),
    ("1 t | t", "- 1 - |"),
    ("1 #", "- #"),
    ("1 t|", "- 1|"),
    ("1 t t|", "- 1 |"),
    ("t|", "|"),
    ("1 t#", "- #"),
  ])
  func `in Rx a value is emitted once, and the trigger ends the result`(
    inputs: String, result: String
  ) {
    expectEqual(
      actions(inputs) { GatedOperator($0, sampledOn: $1, repeats: false) }, result)
  }

  @Test(arguments: [
    ("t 1 t t", "9 - 1 9"),
    ("| t", "- 9|"),
    ("t|", "9|"),
  ])
  func `a default value replaces a missing one`(inputs: String, result: String) {
    expectEqual(
      actions(inputs) {
        GatedOperator($0, sampledOn: $1, defaultValue: ValueBox(9), repeats: false)
      },
      result)
  }

  @Test(arguments: [
    ("t 1 t t 2 t", "- - 1 1 - 2"),
    ("1 |", "- |"),
    ("1 #", "- #"),
    ("1 t|", "- |"),
    ("1 t#", "- #"),
  ])
  func `in RAC a value can be emitted again, and either end ends the result`(
    inputs: String, result: String
  ) {
    expectEqual(
      actions(inputs) { GatedOperator($0, sampledOn: $1, repeats: true) }, result)
  }

  @Test func `the source is subscribed to before the trigger`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    run.start(GatedOperator(a.source, sampledOn: t.source, repeats: false))
    expectEqual(run.news(), "a on t on")
    a.next(1)
    expectEqual(run.after { a.finish() }, "a off")
    expectEqual(run.after { t.next(0) }, "1 | t off")
  }

  @Test func `no end follows a disposal in the last value`() {
    let run = OperatorRun()
    let (a, t) = (run.source("a"), run.source("t"))
    run.start(GatedOperator(a.source, sampledOn: t.source, repeats: false))
    run.onNext { [scope = run.scope] _ in scope.dispose() }
    a.next(1)
    expectEqual(run.after { t.finish() }, "1 a off t off")
  }
}
