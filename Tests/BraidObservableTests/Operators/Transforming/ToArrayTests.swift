// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ToArrayTests {
  @Test func `toArray collects all values`() {
    expectDiagram("a-b--|", "-----(x|)", results: ["x": ["a", "b"]]) { source, _ in
      source.toArray()
    }
    expectDiagram("--|", "--(x|)", results: ["x": []]) { source, _ in source.toArray() }
    expectDiagram("a-#", "--#", results: ["x": []]) { source, _ in source.toArray() }
    expectEqual(Observable.of(1, 2).toArray().recorded(), ["next([1, 2])", "completed"])
  }
}
