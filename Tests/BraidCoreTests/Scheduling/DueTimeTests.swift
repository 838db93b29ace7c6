// SPDX-License-Identifier: MIT
import BraidCore
import Testing

@Suite struct DueTimeTests {
  private func time(_ nanoseconds: UInt64) -> DueTime { DueTime(nanoseconds: nanoseconds) }

  @Test func `a delay is rounded up, so that a timer is never early`() {
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(time(5).advanced(by: .nanoseconds(3)) == time(8))
    #expect(time(5).advanced(by: .nanoseconds(3) + attosecond) == time(9))
  }

  @Test func `a negative delay is none`() {
    #expect(time(5).advanced(by: .seconds(-1)) == time(5))
  }

  @Test func `what Dispatch could not tell from another clock's time never comes`() {
    let last = time((1 << 62) - 1)
    #expect(time(5).advanced(by: .nanoseconds((1 << 62) - 6)) == last)
    #expect(time(5).advanced(by: .nanoseconds((1 << 62) - 5)) == .never)
    #expect(time(5).advanced(by: .seconds(Int64.max)) == .never)
    #expect(DueTime.never.advanced(by: .zero) == .never)
    #expect(last < .never)
  }

  @Test(
    arguments: [
      (now: 0, next: 110), (now: 99, next: 110), (now: 100, next: 110), (now: 109, next: 110),
      (now: 110, next: 120), (now: 115, next: 120), (now: 1_000, next: 1_010),
    ] as [(now: UInt64, next: UInt64)])
  func `the next round is the first multiple of the period that is still to come`(
    now: UInt64, next: UInt64
  ) {
    #expect(time(100).next(every: .nanoseconds(10), after: time(now)) == time(next))
  }

  @Test func `a period shorter than the clock can tell is its shortest`() {
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(time(100).next(every: attosecond, after: time(107)) == time(108))
  }

  @Test func `a round that is too far away never comes`() {
    #expect(time(100).next(every: .seconds(Int64.max), after: time(100)) == .never)
    #expect(time(100).next(every: .nanoseconds(1 << 62), after: time(100)) == .never)
    #expect(DueTime.never.next(every: .seconds(1), after: time(100)) == .never)
  }
}
