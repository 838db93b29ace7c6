// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
import TestSupport
import Testing

/// The largest number of a machine with words of 32 bits.
private let shortWord = Int(Int32.max)

struct DispatchTimeIntervalDurationTests {
  // The type is written: the solver takes seconds to find it.
  private static let intervals: [(Duration, DispatchTimeInterval)] = [
    (.zero, .nanoseconds(0)),
    (.seconds(-5), .nanoseconds(0)),
    (.nanoseconds(1), .nanoseconds(1)),
    (Duration(secondsComponent: 0, attosecondsComponent: 1), .nanoseconds(1)),
    (.nanoseconds(2_147_483_647), .nanoseconds(shortWord)),
    (.nanoseconds(2_147_483_648), .microseconds(2_147_484)),
    (.seconds(3), .microseconds(3_000_000)),
    (.seconds(3) + .nanoseconds(1), .microseconds(3_000_001)),
    (.microseconds(2_147_483_647), .microseconds(shortWord)),
    (.seconds(3600), .milliseconds(3_600_000)),
    (.milliseconds(2_147_483_647), .milliseconds(shortWord)),
    (.milliseconds(2_147_483_647) + .nanoseconds(1), .seconds(2_147_484)),
    (.seconds(30 * 86_400), .seconds(2_592_000)),
    (.seconds(Int32.max), .seconds(shortWord)),
    (.seconds(Int32.max) + .nanoseconds(1), .never),
    (.seconds(Int64.max), .never),
  ]

  @Test(arguments: intervals)
  func `a short word represents any interval, rounded up`(
    length: Duration, expected: DispatchTimeInterval
  ) {
    expectEqual(DispatchTimeInterval(length, countingTo: shortWord), expected)
  }

  @Test(arguments: [
    (Duration.seconds(3), DispatchTimeInterval.nanoseconds(3_000_000_000)),
    (.seconds(292 * 365 * 86_400), .nanoseconds(9_208_512_000_000_000_000)),
    (.seconds(293 * 366 * 86_400), .never), (.seconds(Int64.max), .never),
  ])
  func `a long word represents nanoseconds`(length: Duration, expected: DispatchTimeInterval) {
    expectEqual(DispatchTimeInterval(length), expected)
  }

  @Test func `an interval in a short word is never shorter than in a long one`() {
    for exponent in 0..<62 {
      for difference in [-1, 0, 1] as [Int64] {
        let length = Duration.nanoseconds((1 << exponent) + difference)
        let interval = DispatchTimeInterval(length, countingTo: shortWord)
        let short = Duration(interval)
        #expect(short >= length)
        if length > .seconds(Int32.max) { continue }
        #expect(short == length || short < length + length / 1_000_000)
      }
    }
  }

  @Test func `Dispatch receives the same interval`() {
    expectEqual(DispatchTimeInterval(.milliseconds(1500)), .nanoseconds(1_500_000_000))
    expectEqual(DispatchTimeInterval(.seconds(Int64.max)), .never)
    expectEqual(DispatchTime.after(.seconds(Int64.max)), .distantFuture)
    let before = DispatchTime.now()
    let later = DispatchTime.after(.seconds(5))
    #expect(later >= before + .seconds(5))
    #expect(later <= .now() + .seconds(5))
  }
}
