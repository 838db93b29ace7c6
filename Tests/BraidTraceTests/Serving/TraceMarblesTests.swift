// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

@testable import BraidTrace

/// The marbles of chosen operators, at moments of the test.
struct TraceMarblesTests {
  /// Ticks after now, in nanoseconds.
  private func later(_ ticks: UInt64) -> UInt64 {
    MonotonicTime.nanoseconds + ticks * TraceLog.tick
  }

  @Test func `the time before an operator was chosen is not drawn as silence`() async {
    await #expect(processExitsWith: .success) { try TraceMarblesTests().checkUnknown() }
  }

  private func checkUnknown() throws {
    try traced {
      let taps = PublishSubject<Int>()
      let subscription = taps.map { $0 }.subscribe(onNext: { _ in })
      taps.onNext(1)
      let moment = later(20)
      let chosen = try #require(TraceWatch.watch(nil, in: Trace.graph(), at: moment))
      let drawing = chosen.drawing(css: "", width: 900, at: moment)
      // The operator and its source.
      expectEqual(drawing.components(separatedBy: "not recorded").count - 1, 2)
      // No line, and no mark of a subscription.
      let text = chosen.picture(at: moment).text()
      #expect(!text.replacing(#/\+-+\+/#, with: "").contains { $0 == "-" || $0 == "^" }, "\(text)")
      // Ten seconds later all of the picture was recorded.
      let end = moment + 45 * TraceLog.tick
      for tick in 1...45 {
        _ = TraceWatch.watch(
          chosen.id, in: Trace.graph(), at: moment + UInt64(tick) * TraceLog.tick)
      }
      let all = try #require(TraceWatch.watch(chosen.id, in: Trace.graph(), at: end))
      #expect(!all.drawing(css: "", width: 900, at: end).contains("not recorded"))
      // While the page was closed, for a minute, nothing was recorded.
      let again = end + 240 * TraceLog.tick
      let reopened = try #require(TraceWatch.watch(chosen.id, in: Trace.graph(), at: again))
      #expect(reopened.drawing(css: "", width: 900, at: again).contains("not recorded"))
      TraceWatch.stop()
      subscription.dispose()
    }
  }

  @Test func `without a choice the source with the most values is drawn`() async {
    await #expect(processExitsWith: .success) { try TraceMarblesTests().checkBusiest() }
  }

  private func checkBusiest() throws {
    try traced {
      let (quiet, busy) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscriptions = [
        quiet.map { $0 }.subscribe(onNext: { _ in }),
        busy.filter { $0 == 1 }.subscribe(onNext: { _ in }),
      ]
      let first = try #require(TraceWatch.watch(nil, in: Trace.graph()))
      expectEqual(first.label, "map")
      quiet.onNext(1)
      for number in 1...3 { busy.onNext(number) }
      let busiest = try #require(TraceWatch.watch(nil, in: Trace.graph()))
      expectEqual(busiest.label, "PublishSubject")
      expectEqual(busiest.contents.sources.count, 0)
      for subscription in subscriptions { subscription.dispose() }
      TraceWatch.stop()
    }
  }
}
