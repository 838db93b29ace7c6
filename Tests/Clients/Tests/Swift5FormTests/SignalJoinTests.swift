// SPDX-License-Identifier: MIT
import BraidSignal
import Testing

// Written by .ci/generate.

struct SignalJoinTests {
  @Test func `combineLatest of five to eight signals calls its function`() {
    typealias Lists = Signal<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Signal<Int>.just)
    #expect(trace(Lists.combineLatest(a, b, c, d, e, transform: functions.five)) == to(5))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.combineLatest(a, b, c, d, e, f, transform: functions.six)) == to(6))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) })
        == to(6))
    #expect(trace(Lists.combineLatest(a, b, c, d, e, f, g, transform: functions.seven)) == to(7))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) })
        == to(7))
    #expect(trace(Lists.combineLatest(a, b, c, d, e, f, g, h, transform: functions.eight)) == to(8))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g, h) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7])
        }) == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight signals calls its function`() {
    typealias Lists = Signal<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Signal<Int>.just)
    #expect(trace(Lists.zip(a, b, c, d, e, transform: functions.five)) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e, f, transform: functions.six)) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, transform: functions.seven)) == to(7))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == to(7))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, h, transform: functions.eight)) == to(8))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g, h) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) })
        == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }
}
