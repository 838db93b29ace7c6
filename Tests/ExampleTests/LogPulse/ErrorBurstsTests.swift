// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct ErrorBurstsTests {
  @Test func `a burst lasts from the first error to the last, and counts the requests in between`()
  {
    let bursts = found([(8, 20, 0), (12, 5, 2), (13, 9, 0), (15, 2, 2), (16, 3, 1), (17, 9, 0)])
    expectEqual(bursts, [ErrorBurst(start: 12, end: 17, requests: 19, errors: 5)])
  }

  @Test(arguments: [0, 3, 6, 9, 17])
  func `a burst can begin at any second of the minute`(start: Int) {
    let bursts = found([(start, 3, 3), (start + 5, 3, 3)])
    expectEqual(bursts, [ErrorBurst(start: start, end: start + 6, requests: 6, errors: 6)])
  }

  @Test func `a burst continues while enough errors follow`() {
    let bursts = found((0..<30).map { ($0 * 2, 2, 1) } + [(200, 9, 9), (240, 9, 9)])
    expectEqual(
      bursts,
      [
        ErrorBurst(start: 0, end: 59, requests: 60, errors: 30),
        ErrorBurst(start: 200, end: 201, requests: 9, errors: 9),
        ErrorBurst(start: 240, end: 241, requests: 9, errors: 9),
      ])
  }

  @Test func `few errors, or few among many requests, are not a burst`() {
    expectEqual(found([(0, 4, 4), (20, 100, 9), (40, 50, 5), (60, 51, 5)]).map(\.start), [40])
    #expect(found([(0, 4, 4), (10, 1, 1)]).isEmpty, "the window ends before the fifth")
    expectEqual(found([(0, 4, 4), (9, 1, 1)]).map(\.start), [0])
  }

  @Test func `the order of the lines has no effect`() {
    let counts = (0..<500).map { ($0 * 3, 10, $0 % 40 < 6 ? 6 : 0) }
    let expected = found(counts)
    #expect(!expected.isEmpty)
    expectEqual(found(counts.reversed()), expected)
    expectEqual(found(counts.shuffled()), expected)
  }

  @Test func `the bursts of two concatenated logs equal the bursts of one log`() {
    let server = (0..<2000).map { $0 == 1000 ? ($0, 3, 3) : ($0, 1, 0) }
    let expected = ErrorBurst(start: 1000, end: 1001, requests: 6, errors: 6)
    expectEqual(found(server + server), [expected])
  }

  @Test func `of very many bursts only the largest are stored`() {
    let bursts = found((0..<5000).map { ($0 * 20, 10, 5 + $0 % 5) })
    expectEqual(bursts.count, 1000)
    expectEqual(bursts.map(\.start), bursts.map(\.start).sorted())
    #expect(bursts.allSatisfy { $0.errors == 9 })
  }

  @Test func `times before 1970 can have bursts`() {
    expectEqual(found([(-1, 5, 5)]).map(\.start), [-1])
  }

  private func found(_ counts: [(Int, Int, Int)]) -> [ErrorBurst] {
    counts.reduce(into: SecondCounts()) { seconds, count in
      seconds.add(SecondCount(second: count.0, requests: count.1, errors: count.2))
    }.bursts(window: 10)
  }
}
