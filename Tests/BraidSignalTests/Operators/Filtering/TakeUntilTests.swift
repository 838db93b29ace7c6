// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TakeUntilTests {
  @Test(arguments: [
    ("a-b-c-d-|", "-----x--|", "a-b-c|"), ("a-b|", "------", "a-b|"), ("a-b-", "-|", "a|"),
    ("a-b|", "-#", "a-b|"), ("a-#", "-----x", "a-#"),
  ])
  func `take(until:) ends with the trigger`(source: String, trigger: String, expected: String) {
    expectSignalDiagram(source, trigger, expected) { source, trigger, _ in
      source.take(until: trigger)
    }
  }

  @Test func `a synchronous trigger prevents the subscription to the source`() {
    let source = Source<Int>()
    expectEqual(source.signal.take(until: .just("x")).events, ["|"])
    expectEqual(source.signal.take(until: Signal<Int>.empty).events, ["|"])
    expectEqual(source.log.entries, [])
  }

  @Test(arguments: [
    ("a-b-c-d-|", "-----x--y|", "a-b-cx--y|"), ("a-|", "-----x|", "a----x|"),
    ("a-#", "-----x", "a-#"), ("a-b-", "-#", "a#"), ("a-b-", "-|", "a|"), ("a--", "---", "a--"),
  ])
  func `a replacement takes over permanently`(
    source: String, replacement: String, expected: String
  ) {
    expectSignalDiagram(source, replacement, expected) { source, replacement, _ in
      source.take(untilReplacement: replacement)
    }
  }

  @Test func `a synchronous replacement prevents the subscription to the source`() {
    let source = Source<Int>()
    expectEqual(source.signal.take(untilReplacement: .just(1)).events, ["1", "|"])
    expectEqual(source.log.entries, [])
  }

  @Test func `the source is torn down when the replacement emits`() {
    let source = Source<Int>()
    let replacement = SignalSubject<Int>()
    let recording = source.signal.take(untilReplacement: replacement).recorded()
    replacement.sendNext(1)
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    source.subscriber?.sendNext(0)
    replacement.sendCompleted()
    expectEqual(recording.events, ["1", "|"])
  }
}
