// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct LogicTests {
  @Test func `not negates each value`() {
    expectSignalDiagram("t--f--t|", "f--t--f|") { source, _ in source.map { $0 == "t" }.not() }
  }

  @Test func `and and or evaluate all elements`() {
    let lists = sent([true, true], [true, false], [false, false], [])
    expectEqual(lists.and().events, ["true", "false", "false", "true", "|"])
    expectEqual(lists.or().events, ["true", "true", "false", "false", "|"])
  }

  @Test func `and and or accept pairs`() {
    expectSignalDiagram("t--f---|", "t----t|", "t--f-f-|") { first, second, _ in
      first.map { $0 == "t" }.combineLatest(with: second.map { $0 == "t" }).and()
    }
    let pairs = sent((true, true), (true, false), (false, true), (false, false))
    expectEqual(pairs.and().events, ["true", "false", "false", "false", "|"])
    expectEqual(pairs.or().events, ["true", "true", "true", "false", "|"])
  }

  /// Each element counts, in tuples of each length.
  @Test(arguments: 3...8)
  func `and and or accept longer tuples`(count: Int) {
    func results(_ values: [Bool]) -> [[String]] {
      let v = values + [Bool](repeating: false, count: 8 - values.count)
      switch count {
      case 3:
        let signal = sent((v[0], v[1], v[2]))
        return [signal.and().events, signal.or().events]
      case 4:
        let signal = sent((v[0], v[1], v[2], v[3]))
        return [signal.and().events, signal.or().events]
      case 5:
        let signal = sent((v[0], v[1], v[2], v[3], v[4]))
        return [signal.and().events, signal.or().events]
      case 6:
        let signal = sent((v[0], v[1], v[2], v[3], v[4], v[5]))
        return [signal.and().events, signal.or().events]
      case 7:
        let signal = sent((v[0], v[1], v[2], v[3], v[4], v[5], v[6]))
        return [signal.and().events, signal.or().events]
      default:
        let signal = sent((v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]))
        return [signal.and().events, signal.or().events]
      }
    }
    for value in [true, false] {
      let all = [Bool](repeating: value, count: count)
      expectEqual(results(all), [["\(value)", "|"], ["\(value)", "|"]])
      for place in all.indices {
        var mixed = all
        mixed[place].toggle()
        expectEqual(results(mixed), [["false", "|"], ["true", "|"]])
      }
    }
  }

  @Test func `and, or of two signals follow both`() {
    let (first, second) = (SignalSubject<Bool>(), SignalSubject<Bool>())
    let both = first.and(second).recorded()
    let either = first.or(second).recorded()
    for (one, other) in [(true, false), (true, true), (false, false)] {
      first.sendNext(one)
      second.sendNext(other)
    }
    expectEqual(both.events, ["false", "false", "true", "false", "false"])
    expectEqual(either.events, ["true", "true", "true", "true", "false"])
  }
}
