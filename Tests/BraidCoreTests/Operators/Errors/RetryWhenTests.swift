// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct RetryWhenTests {
  private let run = OperatorRun()

  /// The source and the notifier, which receives the errors unless `takesErrors` is false.
  private func start(takesErrors: Bool = true) -> (ManualSource<Int>, ManualSource<Int>) {
    let (a, n) = (run.source("a"), run.source("n"))
    let engine = RetryWhenSink(
      a.source.raw, RawType(Int.self), run.sink(of: Int.self).raw, run.scope
    ) { [log = run.log] _ in
      takesErrors ? { log("told") } : nil
    }
    engine.begin(n.source.raw)
    expectEqual(run.news(), "n on a on")
    return (a, n)
  }

  @Test func `the notifier receives the error and starts the next attempt`() {
    let (a, n) = start()
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { a.fail() }, "a off told")
    expectEqual(run.after { n.next(0) }, "a on")
    expectEqual(run.after { a.next(2) }, "2")
    expectEqual(run.after { a.finish() }, "| n off a off")
  }

  @Test func `a notifier's value during an attempt is ignored`() {
    let (a, n) = start()
    expectEqual(run.after { n.next(0) }, "")
    expectEqual(run.after { a.fail() }, "a off told")
    expectEqual(run.after { n.next(0) }, "a on")
    expectEqual(run.after { n.next(0) }, "")
  }

  @Test func `the subscription of a failed attempt is released`() {
    let (n, attempt) = (run.source("n"), WeakScope())
    let source = EventSource<Int>(.hot) { _, sink, scope in
      attempt.value = scope
      sink.finish(.failure)
    }
    let engine = RetryWhenSink(
      source.raw, RawType(Int.self), run.sink(of: Int.self).raw, run.scope
    ) { _ in {} }
    engine.begin(n.source.raw)
    #expect(attempt.value == nil)
    run.scope.dispose()
  }

  @Test func `an error of another type ends the result`() {
    let (a, _) = start(takesErrors: false)
    expectEqual(run.after { a.fail() }, "# n off a off")
  }

  @Test(arguments: [(Termination.completed, "|"), (.failure, "#")])
  func `the notifier's end ends the result between two attempts`(
    termination: Termination, mark: String
  ) {
    let (a, n) = start()
    a.fail()
    expectEqual(run.after { n.finish(termination) }, "\(mark) n off")
  }

  @Test(arguments: [(Termination.completed, "|"), (.failure, "#")])
  func `an end of the notifier during an attempt waits until the attempt has failed`(
    termination: Termination, mark: String
  ) {
    let (a, n) = start()
    expectEqual(run.after { n.finish(termination) }, "n off")
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { a.fail() }, "a off \(mark)")
  }

  @Test func `a notifier that emits synchronously starts the next attempt`() {
    let (a, n) = (run.source("a"), run.source("n"))
    let engine = RetryWhenSink(
      a.source.raw, RawType(Int.self), run.sink(of: Int.self).raw, run.scope
    ) { _ in { n.next(0) } }
    engine.begin(n.source.raw)
    expectEqual(run.after { a.fail() }, "a off a on")
    expectEqual(run.after { a.next(1) }, "1")
  }
}
