// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct TopNamesTests {
  @Test func `the most frequent names are first, equal ones in the order of their bytes`() {
    let names = counted(["b", "a", "c", "c", "", "ä", "b"])
    expectEqual(
      names.top(9),
      [
        NameCount(name: "b", requests: 2), NameCount(name: "c", requests: 2),
        NameCount(name: "", requests: 1), NameCount(name: "a", requests: 1),
        NameCount(name: "ä", requests: 1),
      ])
    expectEqual(names.top(1), [NameCount(name: "b", requests: 2)])
    #expect(names.top(0).isEmpty)
  }

  @Test func `many names are counted exactly`() {
    var names = TopNames()
    for round in 1...3 {
      for number in 0..<30_000 where number % round == 0 { add("/item/\(number)", to: &names) }
    }
    expectEqual(names.count, 30_000)
    expectEqual(names.error, 0)
    expectEqual(names.top(2).map(\.name), ["/item/0", "/item/10002"])
    let total = names.top(30_000).reduce(0) { $0 + $1.requests }
    expectEqual(total, 55_000)
  }

  @Test func `names that differ only in length or in one byte are different`() {
    let words = (0..<40).map { String(repeating: "x", count: $0) }
    let changed = (0..<40).map { String(repeating: "x", count: $0) + "y" }
    expectEqual(counted(words + changed + words).top(100).count, 80)
  }

  @Test func `frequent names are retained when there are too many`() throws {
    var names = TopNames(limit: 1000)
    for number in 0..<200_000 {
      add("rare \(number)", to: &names)
      if number % 10 == 0 { add("often", to: &names) }
      if number % 20 == 0 { add("also", to: &names) }
      #expect(names.count <= 1000)
    }
    expectEqual(names.top(2).map(\.name), ["often", "also"])
    #expect(names.error > 0)
    let often = try #require(names.top(1).first)
    #expect(often.requests <= 20_000 && often.requests + names.error >= 20_000)
  }

  @Test func `long names are truncated, and their bytes do not fill the memory`() {
    var names = TopNames(byteLimit: 100_000)
    let long = String(repeating: "a", count: 5000)
    add(long, to: &names)
    add(long + "b", to: &names)
    expectEqual(names.top(9).map(\.requests), [2])
    for number in 0..<10_000 { add("\(number) \(long)", to: &names) }
    #expect(names.count <= 100)
  }

  @Test func `a copy does not change with the original`() {
    var names = counted(["a"])
    let copy = names
    add("a", to: &names)
    expectEqual(copy.top(1).first?.requests, 1)
  }

  private func counted(_ words: [String]) -> TopNames {
    words.reduce(into: TopNames()) { names, word in add(word, to: &names) }
  }

  private func add(_ word: String, to names: inout TopNames) {
    Array(word.utf8).withUnsafeBytes { names.add($0) }
  }
}
