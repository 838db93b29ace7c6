// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ExpandTests {
  @Test func `expand emits a value before the values it leads to`() {
    expectSignalDiagram(["a|", "-b|", "-c|"], "abc|") { sources, _ in
      sources[0].expand { value in
        switch value {
        case "a": sources[1]
        case "b": sources[2]
        default: .empty
        }
      }
    }
  }

  @Test func `a limit queues inner signals`() {
    let tree = Signal.just("").expand(maxConcurrent: 1) { path in
      path.count < 2 ? Signal.from([path + "a", path + "b"]) : .empty
    }
    expectEqual(tree.collect(count: 7).events, [#"["", "a", "b", "aa", "ab", "ba", "bb"]"#, "|"])
  }

  /// The connection has nothing more to send and says so after its end.
  @Test func `expand of a connection that has ended completes after its inner signals`() {
    let connection = Signal.just(1).multicast(ReplaySignalSubject()).autoconnect()
    expectEqual(connection.events, ["1", "|"])
    expectEqual(connection.expand { _ in .empty }.events, ["1", "|"])
    expectEqual(connection.expand { $0 < 3 ? .just($0 + 1) : .empty }.events, ["1", "2", "3", "|"])
  }

  @Test func `a limit below one traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Signal.just(1).expand(maxConcurrent: 0) { _ in .empty }
    }
    expectEqual(result?.errorText.contains("expand(maxConcurrent: 0) would never"), true)
  }
}
