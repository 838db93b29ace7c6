// SPDX-License-Identifier: MIT
import Testing

@testable import LogPulse

@Suite struct TimelineTests {
  @Test func `short logs have one cell per second`() {
    let timeline = added([100, 101, 103])
    #expect(timeline.start == 100)
    #expect(timeline.width == 1)
    #expect(timeline.requests == [1, 1, 0, 1])
    #expect(timeline.errors == [0, 0, 0, 0])
  }

  @Test func `cells grow with the time and lose no counts`() {
    let timeline = added(Array(0..<1000))
    #expect(timeline.width == 32)
    #expect(timeline.requests.count == 32)
    #expect(timeline.requests.reduce(0, +) == 1000)
    #expect(timeline.requests.first == 32)
  }

  @Test func `earlier times add cells at the front`() {
    let timeline = added([1000, 990, 10])
    #expect(timeline.start <= 10)
    #expect(timeline.requests.count <= Timeline.cellLimit)
    #expect(timeline.requests.reduce(0, +) == 3)
    #expect(timeline.requests.first == 1)
  }

  @Test func `any order of lines has the same totals`() {
    let seconds = (0..<500).map { _ in Int.random(in: -1_000_000...1_000_000_000) }
    let timeline = added(seconds)
    #expect(timeline.requests.reduce(0, +) == 500)
    #expect(timeline.requests.count <= Timeline.cellLimit)
  }

  @Test func `a timeline can be fitted into fewer cells`() {
    let timeline = added(Array(0..<50)).fitting(in: 20)
    #expect(timeline.width == 4)
    #expect(timeline.requests == Array(repeating: 4, count: 12) + [2])
    #expect(timeline.fitting(in: 0).requests == [50])
    #expect(timeline.fitting(in: 20).requests.count == 13)
  }

  private func added(_ seconds: [Int]) -> Timeline {
    seconds.reduce(into: Timeline()) { timeline, second in
      timeline.add(SecondCount(second: second, requests: 1, errors: 0))
    }
  }
}
