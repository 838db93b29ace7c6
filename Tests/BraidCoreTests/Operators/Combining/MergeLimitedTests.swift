// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MergeLimitedTests {
  private let run = OperatorRun()

  /// Inner sources `a`, `b` and `c` for 0, 1 and 2; a source that ends synchronously for other
  /// values.
  private func start(limit: Int) -> (source: ManualSource<Int>, inner: [ManualSource<Int>]) {
    let source = run.source("s")
    let inner = ["a", "b", "c"].map { run.source($0) }
    let select: @Sendable (Int) throws -> RawSource = { number in
      if number < 0 { throw TestError("failure") }
      return (number < inner.count ? inner[number].source : immediate(number)).raw
    }
    run.start(source.source, .limited(limit), .onCompletion, select)
    expectEqual(run.news(), "s on")
    return (source, inner)
  }

  @Test func `at most n sources are active, and the others are queued`() {
    let (source, inner) = start(limit: 2)
    expectEqual(run.after { source.next(0) }, "a on")
    expectEqual(run.after { source.next(1) }, "b on")
    expectEqual(run.after { source.next(2) }, "")
    expectEqual(run.after { inner[1].next(10) }, "10")
    expectEqual(run.after { inner[0].finish() }, "a off c on")
    expectEqual(run.after { source.finish() }, "s off")
    expectEqual(run.after { inner[1].finish() }, "b off")
    expectEqual(run.after { inner[2].finish() }, "c off |")
  }

  @Test func `sources that end synchronously are queued like others`() {
    let (source, inner) = start(limit: 1)
    expectEqual(run.after { source.next(7) }, "7")
    source.next(0)
    expectEqual(run.after { for number in [8, 9] { source.next(number) } }, "")
    expectEqual(run.after { inner[0].finish() }, "a off 8 9")
    expectEqual(run.after { source.finish() }, "| s off")
  }

  @Test func `an error ends the result although sources are queued`() {
    let (source, inner) = start(limit: 2)
    for number in 0...2 { source.next(number) }
    expectEqual(run.after { inner[0].fail() }, "# s off a off b off")
  }

  @Test func `an error thrown by the selector ends the result`() {
    let (source, _) = start(limit: 1)
    source.next(0)
    expectEqual(run.after { source.next(-1) }, "# s off a off")
  }

  @Test func `disposal releases the queued sources`() {
    let (source, _) = start(limit: 1)
    for number in 0...1 { source.next(number) }
    expectEqual(run.after { run.scope.dispose() }, "s off a off")
  }

  @Test func `an abandoned source keeps its place`() {
    let (source, inner) = start(limit: 1)
    for number in 0...1 { source.next(number) }
    expectEqual(run.after { inner[0].abandon() }, "a off")
    // The queued source never starts, so no sender is left.
    expectEqual(run.after { source.finish() }, "s off gone")
  }

  @Test func `the last source that is abandoned abandons the result`() {
    let (source, inner) = start(limit: 1)
    source.next(0)
    source.finish()
    expectEqual(run.after { inner[0].abandon() }, "a off gone")
  }
}
