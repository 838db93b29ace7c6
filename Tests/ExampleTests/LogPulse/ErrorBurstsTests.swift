// SPDX-License-Identifier: MIT
import Testing

@testable import LogPulse

@Suite struct ErrorBurstsTests {
  @Test func `joins neighbouring windows with many errors`() {
    let bursts = found([(0, 20, 0), (12, 20, 5), (13, 2, 1), (29, 9, 9), (30, 50, 1), (61, 5, 5)])
    #expect(
      bursts == [
        ErrorBurst(start: 10, end: 30, requests: 31, errors: 15),
        ErrorBurst(start: 60, end: 70, requests: 5, errors: 5),
      ])
  }

  @Test func `few errors, or few among many requests, are none`() {
    #expect(found([(0, 4, 4), (10, 100, 9), (20, 49, 5)]).map(\.start) == [20])
  }

  @Test func `the order of the lines does not matter`() {
    let counts = (0..<50).map { ($0 * 7, 10, $0 % 3 == 0 ? 6 : 0) }
    let expected = found(counts)
    #expect(!expected.isEmpty)
    #expect(found(counts.reversed()) == expected)
    #expect(found(counts.shuffled()) == expected)
  }

  @Test func `a long log leaves only its largest bursts`() {
    let bursts = found((0..<5000).map { ($0 * 20, 10, 5 + $0 % 5) })
    #expect(bursts.count >= 1000 && bursts.count <= 1064)
    #expect(bursts.map(\.start) == bursts.map(\.start).sorted())
    #expect(bursts.dropLast(64).allSatisfy { $0.errors == 9 })
  }

  @Test func `an older log behind a newer one is seen too`() {
    let newer = (0..<200).map { (100_000 + $0 * 10, 10, 0) }
    let older = (0..<200).map { ($0 * 10, 10, $0 == 100 ? 10 : 0) }
    let expected = ErrorBurst(start: 1000, end: 1010, requests: 10, errors: 10)
    #expect(found(newer + older) == [expected])
  }

  @Test func `times before 1970 have windows too`() {
    #expect(found([(-1, 5, 5)]).map(\.start) == [-10])
  }

  @Test func `knows the busiest window, the first of equals`() {
    var bursts = ErrorBursts(window: 10)
    #expect(bursts.busiest == nil)
    for start in 0..<300 {
      bursts.add(SecondCount(second: start * 10, requests: start % 50, errors: 0))
    }
    #expect(bursts.busiest?.second == 490)
    #expect(bursts.busiest?.requests == 49)
  }

  private func found(_ counts: [(Int, Int, Int)]) -> [ErrorBurst] {
    var bursts = ErrorBursts(window: 10)
    for (second, requests, errors) in counts {
      bursts.add(SecondCount(second: second, requests: requests, errors: errors))
    }
    return bursts.bursts
  }
}
