// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct FlattenTests {
  @Test func `flatten emits the values of all inner signals as they arrive`() {
    expectSignalDiagram(["x-y-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten()
    }
  }

  @Test(arguments: [
    (0, "1-32-4--|"), (-1, "1-32-4--|"), (1, "1--23--4-|"), (2, "1-32-4--|"),
  ])
  func `flatten(maxConcurrent:) subscribes to at most n inner signals`(limit: Int, expected: String)
  {
    let source = limit == 1 ? "x-y------|" : "x-y-----|"
    expectSignalDiagram([source, "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten(maxConcurrent: limit)
    }
  }

  @Test(arguments: [
    (FlattenStrategy.merge, "1-32-4---|"), (.concat, "1--23--4-|"), (.latest, "1-3--4---|"),
  ])
  func `flatten follows its strategy`(strategy: FlattenStrategy, expected: String) {
    expectSignalDiagram(["x-y------|", "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten(strategy)
    }
  }

  @Test func `nil represents no signal`() {
    func flattened(
      _ operation: (Signal<Signal<Int>?>) -> Signal<Int>
    ) -> [String] {
      operation(sent(sent(1, 2), nil, sent(3))).events
    }
    #expect(flattened { $0.flatten() } == ["1", "2", "3", "|"])
    #expect(flattened { $0.flatten(maxConcurrent: 1) } == ["1", "2", "3", "|"])
    #expect(flattened { $0.flatten(maxConcurrent: 0) } == ["1", "2", "3", "|"])
    #expect(flattened { $0.switchToLatest() } == ["1", "2", "3", "|"])
  }

  @Test func `nil ends the previous inner signal for switchToLatest only`() {
    let (outer, inner) = (SignalSubject<Signal<Int>?>(), SignalSubject<Int>())
    let (latest, all) = (outer.switchToLatest().recorded(), outer.flatten().recorded())
    outer.sendNext(inner)
    inner.sendNext(1)
    outer.sendNext(nil)
    inner.sendNext(2)
    outer.sendCompleted()
    #expect(latest.events == ["1", "|"])
    #expect(all.events == ["1", "2"])
    inner.sendCompleted()
    #expect(all.events == ["1", "2", "|"])
  }
}
