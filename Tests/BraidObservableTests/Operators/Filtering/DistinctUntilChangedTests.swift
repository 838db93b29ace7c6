// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DistinctUntilChangedTests {
  @Test func `distinctUntilChanged drops a value equal to the previous one`() {
    expectDiagram("a-a--b-a|", "a----b-a|") { source, _ in source.distinctUntilChanged() }
  }

  @Test(arguments: ["--|", "a-#"])
  func `the source decides when the result ends`(source: String) {
    expectDiagram(source, source) { source, _ in source.distinctUntilChanged() }
  }

  @Test func `distinctUntilChanged compares keys`() {
    expectDiagram("a-A--b-a|", "a----b-a|") { source, _ in
      source.distinctUntilChanged { $0.lowercased() }
    }
    expectDiagram("a-A--b-a|", "a----b-a|") { source, _ in
      source.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
    }
    expectDiagram("a-b--c-d|", "a------d|") { source, _ in
      source.distinctUntilChanged({ $0 }, comparer: { $1 != "d" && $0 == "a" })
    }
  }

  @Test func `distinctUntilChanged compares values with a closure`() {
    expectDiagram("1-2--4-5|", "1----4--|", values: .digits) { source, _ in
      source.distinctUntilChanged { abs($0 - $1) < 2 }
    }
  }

  @Test func `distinctUntilChanged compares a property`() {
    let events = Observable.of("a", "b", "cc", "d").distinctUntilChanged(at: \.count).recorded()
    expectEqual(events, ["next(a)", "next(cc)", "next(d)", "completed"])
  }
}
