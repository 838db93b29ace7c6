// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct IfEmptySwitchTests {
  private let run = OperatorRun()

  private func ifEmpty(
    _ source: EventSource<Int>, switchTo other: EventSource<Int>
  ) -> AnonymousRawOperator {
    AnonymousRawOperator(source, ifEmpty: other)
  }

  /// The source of the operator, and the source it may switch to.
  private func start() -> (ManualSource<Int>, ManualSource<Int>) {
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(ifEmpty(a.source, switchTo: b.source))
    expectEqual(run.news(), "a on")
    return (a, b)
  }

  @Test func `a source with values equals the result`() {
    let (a, _) = start()
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { a.finish() }, "| a off")
  }

  @Test func `the other source is subscribed to after a completion without values`() {
    let (a, b) = start()
    expectEqual(run.after { a.finish() }, "b on a off")
    expectEqual(run.after { b.next(2) }, "2")
    expectEqual(run.after { b.finish() }, "| b off")
  }

  @Test func `the other source is not subscribed to after an error`() {
    let (a, _) = start()
    expectEqual(run.after { a.fail() }, "# a off")
  }

  @Test func `the error of the other source is forwarded`() {
    let (a, b) = start()
    a.finish()
    #expect(run.after { b.fail() }.hasPrefix("#"))
  }

  @Test func `the result is abandoned with its current source`() {
    let (a, _) = start()
    expectEqual(run.after { a.abandon() }, "a off gone")
    let second = OperatorRun()
    let (c, d) = (second.source("c"), second.source("d"))
    second.start(ifEmpty(c.source, switchTo: d.source))
    c.finish()
    expectEqual(second.after { d.abandon() }, "d off gone")
  }
}
