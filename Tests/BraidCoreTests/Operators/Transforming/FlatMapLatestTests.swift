// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct FlatMapLatestTests {
  private let run = OperatorRun()

  /// Inner sources `a` and `b` for 0 and 1; a source that ends synchronously for other values.
  private func start() -> (source: ManualSource<Int>, inner: [ManualSource<Int>]) {
    let source = run.source("s")
    let inner = ["a", "b"].map { run.source($0) }
    let select: @Sendable (Int) throws -> RawSource = { number in
      if number < 0 { throw TestError("failure") }
      return (number < inner.count ? inner[number].source : immediate(number, number)).raw
    }
    run.start(source.source, .latest, .never, select)
    expectEqual(run.news(), "s on")
    return (source, inner)
  }

  @Test func `a value replaces the previous inner source`() {
    let (source, inner) = start()
    expectEqual(run.after { source.next(0) }, "a on")
    expectEqual(run.after { inner[0].next(1) }, "1")
    expectEqual(run.after { source.next(1) }, "a off b on")
    expectEqual(run.after { inner[1].next(2) }, "2")
    expectEqual(run.after { source.next(7) }, "b off 7 7")
  }

  @Test func `the result completes after the source and the inner source, in either order`() {
    let (source, inner) = start()
    source.next(0)
    expectEqual(run.after { source.finish() }, "s off")
    expectEqual(run.after { inner[0].finish() }, "a off |")
    let second = FlatMapLatestTests()
    let (other, others) = second.start()
    other.next(0)
    expectEqual(second.run.after { others[0].finish() }, "a off")
    expectEqual(second.run.after { other.finish() }, "s off |")
  }

  @Test func `any error ends the result`() {
    let (source, inner) = start()
    source.next(0)
    expectEqual(run.after { inner[0].fail() }, "a off # s off")
    for failure in [{ $0.fail() }, { $0.next(-1) }] as [(ManualSource<Int>) -> Void] {
      let second = FlatMapLatestTests()
      let (other, _) = second.start()
      other.next(0)
      expectEqual(second.run.after { failure(other) }, "# s off a off")
    }
  }

  @Test func `queued values of a replaced source are dropped`() {
    let (source, inner) = start()
    source.next(0)
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      inner[0].next(2)
      source.next(1)
      inner[1].next(3)
      log("sent")
    }
    expectEqual(run.after { inner[0].next(1) }, "1 a off b on sent 3")
  }

  @Test func `the values of a synchronous source follow the event in which it is chosen`() {
    let (source, inner) = start()
    source.next(0)
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      source.next(7)
      log("sent")
    }
    expectEqual(run.after { inner[0].next(1) }, "1 a off sent 7 7")
  }

  @Test func `a queued error of a replaced source is dropped`() {
    let (source, inner) = start()
    source.next(0)
    run.onNext {
      if $0 != "1" { return }
      inner[0].fail()
      source.next(1)
    }
    expectEqual(run.after { inner[0].next(1) }, "1 a off b on")
    expectEqual(run.after { inner[1].next(2) }, "2")
    source.finish()
    expectEqual(run.after { inner[1].finish() }, "b off |")
  }

  @Test func `the result is abandoned when no source can emit any more`() {
    let (source, inner) = start()
    source.next(0)
    expectEqual(run.after { source.abandon() }, "s off")
    expectEqual(run.after { inner[0].finish() }, "a off gone")
    let second = FlatMapLatestTests()
    let (other, others) = second.start()
    other.next(0)
    expectEqual(second.run.after { others[0].abandon() }, "a off")
    expectEqual(second.run.after { other.finish() }, "s off gone")
  }

  @Test func `an abandoned inner source is replaced like any other`() {
    let (source, inner) = start()
    source.next(0)
    inner[0].abandon()
    expectEqual(run.after { source.next(1) }, "b on")
    source.finish()
    expectEqual(run.after { inner[1].finish() }, "b off |")
  }
}
