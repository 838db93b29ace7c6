// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DueTimeTests {
  private func time(_ nanoseconds: UInt64) -> DueTime { DueTime(nanoseconds: nanoseconds) }

  @Test func `a delay is rounded up, so that a timer is never early`() {
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    expectEqual(time(5).advanced(by: .nanoseconds(3)), time(8))
    expectEqual(time(5).advanced(by: .nanoseconds(3) + attosecond), time(9))
  }

  @Test func `a negative delay equals zero`() {
    expectEqual(time(5).advanced(by: .seconds(-1)), time(5))
  }

  @Test(arguments: [0, 1.5, -1.5, 9.2e18, -9.2e18])
  func `the parts of a duration are its components`(seconds: Double) {
    let duration = Duration.seconds(seconds) + .nanoseconds(7)
    #expect(duration.parts == duration.components)
  }

  @Test func `the parts of a duration are clamped to the seconds of 64 bits`() {
    let last = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    let first = Duration(secondsComponent: .min, attosecondsComponent: 0)
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(last.parts == last.components)
    #expect(first.parts == first.components)
    for tooLong in [last + attosecond, .seconds(9.3e18), .seconds(1.8e19), .seconds(1.7e20)] {
      #expect(tooLong.parts == last.components)
      #expect((Duration.zero - tooLong).parts == first.components)
    }
    expectEqual(Duration.seconds(1.7e20).roundedToNanoseconds, .seconds(Int64.max) + .seconds(1))
  }

  @Test func `a delay that Dispatch would read as a time of another clock never elapses`() {
    let last = time((1 << 62) - 1)
    expectEqual(time(5).advanced(by: .nanoseconds((1 << 62) - 6)), last)
    expectEqual(time(5).advanced(by: .nanoseconds((1 << 62) - 5)), .never)
    expectEqual(time(5).advanced(by: .seconds(Int64.max)), .never)
    expectEqual(time(5).advanced(by: .seconds(9.3e18)), .never)
    expectEqual(time(5).advanced(by: .seconds(1.7e20)), .never)
    expectEqual(DueTime.never.advanced(by: .zero), .never)
    #expect(last < .never)
  }

  @Test(
    arguments: [
      (now: 0, next: 110), (now: 99, next: 110), (now: 100, next: 110), (now: 109, next: 110),
      (now: 110, next: 120), (now: 115, next: 120), (now: 1_000, next: 1_010),
    ] as [(now: UInt64, next: UInt64)])
  func `the next round is the first future multiple of the period`(
    now: UInt64, next: UInt64
  ) {
    expectEqual(time(100).next(every: .nanoseconds(10), after: time(now)), time(next))
  }

  @Test func `a period below the clock's resolution is the shortest period`() {
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    expectEqual(time(100).next(every: attosecond, after: time(107)), time(108))
  }

  @Test func `a round too far in the future never runs`() {
    expectEqual(time(100).next(every: .seconds(Int64.max), after: time(100)), .never)
    expectEqual(time(100).next(every: .nanoseconds(1 << 62), after: time(100)), .never)
    expectEqual(DueTime.never.next(every: .seconds(1), after: time(100)), .never)
  }
}
