// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CatchTests {
  @Test(arguments: [
    ("a--b--#", "1--2|", "a--b--1--2|"), ("a-|", "1|", "a-|"), ("#", "1#", "1#"),
    ("--", "1|", "--"),
    ("#", "|", "|"),
  ])
  func `catch continues with another signal`(source: String, other: String, expected: String) {
    expectSignalDiagram(source, other, expected) { source, other, _ in source.catch { _ in other } }
    expectSignalDiagram(source, other, expected) { source, other, _ in source.catch(to: other) }
  }

  @Test func `the handler receives the error, and may throw`() {
    let failing = sent(1, then: .error(Failure("first")))
    expectEqual(failing.catch { sent($0 is Failure ? 2 : 3) }.events, ["1", "2", "|"])
    expectEqual(failing.catch { _ in throw Failure("second") }.events, ["1", "#second"])
    expectEqual(failing.catchAndReturn(4).events, ["1", "4", "|"])
  }

  @Test func `the source is torn down before the other signal is subscribed to`() {
    let source = Source<Int>()
    let other = Signal<Int>.create { _ in
      source.log("other")
      return nil
    }
    source.signal.catch(to: other).subscribe()
    source.subscriber?.sendError(Failure())
    expectEqual(source.log.entries, ["subscribed", "teardown", "other"])
  }

  @Test func `disposal disposes the current signal`() {
    expectSignalDiagram(
      "a-#", "1-2|", "a-1", during: "^--!", subscriptions: ["^-!", "--^!"]
    ) { source, other, _ in source.catch(to: other) }
  }
}
