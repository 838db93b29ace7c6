// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CollectTests {
  @Test func `collect emits all values at the end`() {
    expectSignalDiagram("a--b--|", "------(x|)", results: ["x": ["a", "b"]]) { source, _ in
      source.collect()
    }
    expectSignalDiagram("|", "(x|)", results: ["x": []]) { source, _ in source.collect() }
    expectSignalDiagram("a-#", "--#", results: [:]) { source, _ in source.collect() }
    expectSignalDiagram("a-", "--", results: [:]) { source, _ in source.collect() }
  }

  private static var groups: MarbleValues<[String]> {
    ["x": ["a", "b"], "y": ["c", "d"], "z": ["e"]]
  }

  @Test func `collect(count:) emits arrays of a length, and the rest at the end`() {
    expectSignalDiagram("a-b-c-d-e|", "--x---y--(z|)", results: Self.groups) { source, _ in
      source.collect(count: 2)
    }
    expectSignalDiagram("a-b|", "--x|", results: Self.groups) { source, _ in
      source.collect(count: 2)
    }
    expectSignalDiagram("|", "|", results: Self.groups) { source, _ in source.collect(count: 2) }
    expectSignalDiagram("a-b-c#", "--x--#", results: Self.groups) { source, _ in
      source.collect(count: 2)
    }
    expectSignalDiagram(
      "a-b-c-d-e|", "--x-", results: Self.groups, during: "^---!", subscriptions: "^---!"
    ) { source, _ in source.collect(count: 2) }
  }

  @Test func `collect ends an array after a value, or before one`() {
    expectSignalDiagram("a-b-c-d-e|", "--x---y--(z|)", results: Self.groups) { source, _ in
      source.collect { $0.last == "b" || $0.last == "d" }
    }
    expectSignalDiagram(
      "a-b-c-d-e|", "--x---y--(z|)", results: ["x": ["a"], "y": ["b", "c"], "z": ["d", "e"]]
    ) { source, _ in source.collect { _, newest in newest == "b" || newest == "d" } }
    expectSignalDiagram("a-b-c", "--#", results: Self.groups, subscriptions: "^-!") { source, _ in
      source.collect { if $0.count == 2 { throw MarbleFailure() } else { false } }
    }
  }

  @Test func `an observer may send while it receives an array`() {
    let source = SignalSubject<Int>()
    let log = Log<[Int]>()
    source.collect(count: 2).subscribe(next: { values in
      log(values)
      if values == [1, 2] { for value in 3...5 { source.sendNext(value) } }
    })
    source.sendNext(1)
    source.sendNext(2)
    source.sendNext(6)
    expectEqual(log.entries, [[1, 2], [3, 4], [5, 6]])
  }

  @Test func `collect(every:) emits an array for each interval`() {
    expectSignalDiagram(
      "ab-----c---|", "---x--y--z-(w|)", results: ["x": ["a", "b"], "y": [], "z": ["c"], "w": []]
    ) { $0.collect(every: .seconds(3), on: $1) }
    expectSignalDiagram(
      "ab-----c---|", "---x-----z-|", results: ["x": ["a", "b"], "z": ["c"]]
    ) { $0.collect(every: .seconds(3), on: $1, skipEmpty: true) }
    expectSignalDiagram("ab-#", "---#", results: [:]) { $0.collect(every: .seconds(4), on: $1) }
  }

  @Test func `a length below one traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Signal.just(1).collect(count: 0)
    }
    expectEqual(result?.errorText.contains("collect(count: 0) has no values"), true)
  }
}
