// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct TimelineTests {
  @Test func `short logs have one cell per second`() {
    let timeline = added([100, 101, 103])
    expectEqual(timeline.start, 100)
    expectEqual(timeline.width, 1)
    expectEqual(timeline.requests, [1, 1, 0, 1])
    expectEqual(timeline.errors, [0, 0, 0, 0])
  }

  @Test func `cells grow with the time and lose no counts`() {
    let timeline = added(Array(0..<1000))
    expectEqual(timeline.width, 32)
    expectEqual(timeline.requests.count, 32)
    expectEqual(timeline.requests.reduce(0, +), 1000)
    expectEqual(timeline.requests.first, 32)
  }

  @Test func `earlier times add cells at the front`() {
    let timeline = added([1000, 990, 10])
    #expect(timeline.start <= 10)
    #expect(timeline.requests.count <= Timeline.cellLimit)
    expectEqual(timeline.requests.reduce(0, +), 3)
    expectEqual(timeline.requests.first, 1)
  }

  @Test func `any order of lines has the same totals`() {
    let seconds = (0..<500).map { _ in Int.random(in: -1_000_000...1_000_000_000) }
    let timeline = added(seconds)
    expectEqual(timeline.requests.reduce(0, +), 500)
    #expect(timeline.requests.count <= Timeline.cellLimit)
  }

  @Test func `a timeline can be fitted into fewer cells`() {
    let timeline = added(Array(0..<50)).fitting(in: 20)
    expectEqual(timeline.width, 4)
    expectEqual(timeline.requests, Array(repeating: 4, count: 12) + [2])
    expectEqual(timeline.fitting(in: 0).requests, [50])
    expectEqual(timeline.fitting(in: 20).requests.count, 13)
  }

  private func added(_ seconds: [Int]) -> Timeline {
    seconds.reduce(into: Timeline()) { timeline, second in
      timeline.add(SecondCount(second: second, requests: 1, errors: 0))
    }
  }
}
