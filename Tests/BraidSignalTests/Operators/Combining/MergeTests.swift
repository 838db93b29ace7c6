// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MergeTests {
  @Test(arguments: [
    ("a---b---|", "--1---2|", "a-1-b-2-|"), ("|", "|", "|"), ("a-|", "-----", "a----"),
    ("a-#", "-----", "a-#"), ("a----|", "-1#", "a1#"), ("-----", "-----", "-----"),
  ])
  func `merge emits the values of both signals as they arrive`(
    first: String, second: String, expected: String
  ) {
    expectSignalDiagram(first, second, expected) { first, second, _ in first.merge(with: second) }
    expectSignalDiagram([first, second], expected) { sources, _ in Signal.merge(sources) }
    expectSignalDiagram(first, second, expected) { first, second, _ in Signal.merge(first, second) }
  }

  @Test func `merge of no signals completes`() { #expect(Signal<Int>.merge([]).events == ["|"]) }

  @Test func `a signal after a synchronous failure is not subscribed to`() {
    let source = Source<Int>()
    expectEqual(Signal.merge(.error(Failure()), source.signal).events, ["#failure"])
    expectEqual(source.log.entries, [])
  }

  @Test func `merge iterates its argument once, when it is called`() {
    let looks = Box(0)
    let signals = sequence(state: 0) { (state: inout Int) -> Signal<Int>? in
      looks.update { $0 += 1 }
      state += 1
      return state < 3 ? .just(state) : nil
    }
    let merged = Signal.merge(signals)
    expectEqual(looks.value, 3)
    expectEqual(merged.events, ["1", "2", "|"])
    expectEqual(merged.events, ["1", "2", "|"])
    expectEqual(looks.value, 3)
  }
}
