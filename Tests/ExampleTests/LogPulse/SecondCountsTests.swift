// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct SecondCountsTests {
  @Test func `counts add up by the second, in the order of time`() {
    let seconds = counted([(1005, 1, 0), (-3, 2, 1), (1005, 4, 2), (1_000_000, 1, 1)])
    expectEqual(
      Array(seconds.cells),
      [
        SecondCount(second: -3, requests: 2, errors: 1),
        SecondCount(second: 1005, requests: 5, errors: 2),
        SecondCount(second: 1_000_000, requests: 1, errors: 1),
      ])
    #expect(seconds.first == -3 && seconds.last == 1_000_000)
    expectEqual(seconds.width, 1)
  }

  @Test func `the order of the lines has no effect`() {
    let counts = (0..<3000).map { ($0 * 7, $0 % 5 + 1, $0 % 2) }
    let expected = Array(counted(counts).cells)
    expectEqual(Array(counted(counts.shuffled()).cells), expected)
  }

  @Test(arguments: [2, 3, 16])
  func `cells grow with the time and lose no counts`(limit: Int) {
    let counts = (0..<40_000).map { ($0, 2, $0 % 2) }
    for order in [counts, counts.reversed(), counts.shuffled()] {
      let seconds = order.reduce(into: SecondCounts(blockLimit: limit)) { seconds, count in
        seconds.add(SecondCount(second: count.0, requests: count.1, errors: count.2))
      }
      let cells = Array(seconds.cells)
      expectEqual(cells.reduce(0) { $0 + $1.requests }, 80_000)
      expectEqual(cells.reduce(0) { $0 + $1.errors }, 20_000)
      #expect(seconds.width > 1 && cells.count <= (limit + 1) * 256)
      #expect(cells.dropLast().allSatisfy { $0.requests == 2 * seconds.width })
      expectEqual(cells.map(\.second), cells.indices.map { $0 * seconds.width })
    }
  }

  @Test func `times far apart need few blocks`() {
    let seconds = counted((0..<100_000).map { ($0 * 100_000, 1, 0) })
    let cells = Array(seconds.cells)
    expectEqual(cells.reduce(0) { $0 + $1.requests }, 100_000)
    // A block has 256 cells, and there are at most 2048.
    #expect(Set(cells.map { $0.second / seconds.width / 256 }).count <= 2048)
  }

  @Test func `a copy does not change with the original`() {
    var seconds = counted([(1, 1, 0)])
    let copy = seconds
    seconds.add(SecondCount(second: 1, requests: 1))
    expectEqual(copy.cells.map(\.requests), [1])
  }

  private func counted(_ counts: [(Int, Int, Int)]) -> SecondCounts {
    counts.reduce(into: SecondCounts()) { seconds, count in
      seconds.add(SecondCount(second: count.0, requests: count.1, errors: count.2))
    }
  }
}
