// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct WithLatestFromTests {
  private let run = OperatorRun()

  private func withLatest(
    _ source: EventSource<Int>, _ sampled: EventSource<Int>,
    combine: @escaping @Sendable (Int, Int) throws -> Int
  ) -> GatedOperator {
    GatedOperator(source, withLatestFrom: sampled, combine)
  }

  /// The source, and the source that provides the latest value.
  private func start() -> (ManualSource<Int>, ManualSource<Int>) {
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(
      withLatest(a.source, b.source) { first, second in
        if first == 0 { throw TestError("failure") }
        return first + second
      })
    expectEqual(run.news(), "b on a on")
    return (a, b)
  }

  @Test func `values are combined with the latest of the other source, even after its end`() {
    let (a, b) = start()
    expectEqual(run.after { a.next(1) }, "")
    expectEqual(run.after { b.next(10) }, "")
    expectEqual(run.after { a.next(2) }, "12")
    expectEqual(run.after { b.next(20) }, "")
    expectEqual(run.after { b.finish() }, "b off")
    expectEqual(run.after { a.next(3) }, "23")
    expectEqual(run.after { a.finish() }, "| a off")
  }

  @Test func `an error of either source ends the result, and so does the end of the source`() {
    let (_, b) = start()
    expectEqual(run.after { b.fail() }, "# a off b off")
    for (termination, mark) in [(Termination.completed, "|"), (.failure, "#")] {
      let run = OperatorRun()
      let (c, d) = (run.source("c"), run.source("d"))
      run.start(withLatest(c.source, d.source, combine: +))
      expectEqual(run.after { c.finish(termination) }, "\(mark) c off d off")
    }
  }

  @Test func `an error thrown by the closure ends the result`() {
    let (a, b) = start()
    b.next(1)
    expectEqual(run.after { a.next(0) }, "# a off b off")
  }

  @Test func `events sent inside a result are handled after it in order`() {
    let (a, b) = start()
    run.onNext { [log = run.log] in
      if $0 != "11" { return }
      a.next(2)
      b.next(20)
      a.next(3)
      log("sent")
    }
    b.next(10)
    expectEqual(run.after { a.next(1) }, "11 sent 12 23")
  }

  @Test func `the source is not subscribed to if the other fails synchronously`() {
    let a = run.source("a")
    run.start(withLatest(a.source, immediate(ending: .failure)) { first, _ in first })
    expectEqual(run.news(), "#")
  }

  @Test func `the result is abandoned once one source has ended and the other was abandoned`() {
    let (a, b) = start()
    expectEqual(run.after { b.finish() }, "b off")
    expectEqual(run.after { a.abandon() }, "a off gone")
    let other = WithLatestFromTests()
    let (c, d) = other.start()
    expectEqual(other.run.after { c.abandon() }, "a off")
    expectEqual(other.run.after { d.finish() }, "b off gone")
  }
}
