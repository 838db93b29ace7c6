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

  @Test(arguments: [
    (Event.next(2), ["begin 2", "end 2"]), (.error(TestError("")), ["error"]),
    (.completed, ["completed"]),
  ])
  func `a replacement that emits inside a value tears the source down there`(
    event: Event<Int>, received: [String]
  ) {
    let log = Log<String>()
    let source = Source<Int>(log)
    let replacement = SignalSubject<Int>()
    source.signal.take(untilReplacement: replacement).subscribe(
      next: { value in
        log("begin \(value)")
        if value == 1 { replacement.send(event) }
        log("end \(value)")
      }, error: { _ in log("error") }, completed: { log("completed") })
    source.subscriber?.sendNext(1)
    expectEqual(log.entries, ["subscribed", "begin 1", "teardown", "end 1"] + received)
  }

  @Test func `a source that fails with its replacement is not retried`() {
    let log = Log<String>()
    let values = SignalSubject<Int>()
    let replacement = SignalSubject<Int>()
    let attempts = Signal<Int>.deferred {
      log("attempt")
      return replacement
    }
    Signal.merge([values, attempts.retry(2)]).take(untilReplacement: replacement).subscribe(
      next: { _ in replacement.sendError(TestError("")) }, error: { _ in log("error") })
    values.sendNext(1)
    expectEqual(log.entries, ["attempt", "error"])
  }
}
