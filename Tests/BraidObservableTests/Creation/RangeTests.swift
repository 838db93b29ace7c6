// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RangeTests {
  @Test func `range emits consecutive integers`() {
    expectDiagram([], "(3456|)", values: .digits) { _, _ in
      Observable.range(start: 3, count: 4)
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func `a count of zero or less emits no integers`(count: Int) {
    expectEqual(Observable.range(start: 3, count: count).recorded(), ["completed"])
  }

  @Test func `the last integer can be the greatest one`() {
    let events = Observable<Int8>.range(start: 126, count: 2).recorded()
    expectEqual(events, ["next(126)", "next(127)", "completed"])
    #expect(Observable<UInt8>.range(start: 0, count: 255).recorded().count == 256)
  }

  @Test func `a range beyond the greatest integer traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Observable<Int8>.range(start: 127, count: 2)
    }
    expectEqual(result?.errorText.contains("greatest Int8, 127"), true)
  }
}
