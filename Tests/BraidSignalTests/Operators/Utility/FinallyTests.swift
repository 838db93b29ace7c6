// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FinallyTests {
  @Test(arguments: [nil, Failure()])
  func `finally runs before the end is forwarded`(error: Failure?) {
    let log = Log<String>()
    _ = sent(1, then: error.map { .error($0) } ?? .completed).finally { log("finally") }
      .recorded(in: log)
    expectEqual(log.entries, ["1", "finally", error == nil ? "|" : "#failure"])
  }

  @Test func `finally does not run on disposal`() {
    let log = Log<String>()
    let subject = SignalSubject<Int>()
    subject.finally { log("finally") }.subscribe().dispose()
    subject.sendCompleted()
    expectEqual(log.entries, [])
  }

  @Test func `onTermination also runs on disposal, after the teardown`() {
    let source = Source<Int>()
    let recording = source.signal.onTermination { source.log("over") }.recorded(in: source.log)
    recording.dispose()
    recording.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown", "over"])
  }

  @Test func `onTermination runs once at an end`() {
    let source = Source<Int>()
    let recording = source.signal.onTermination { source.log("over") }.recorded(in: source.log)
    source.subscriber?.sendCompleted()
    recording.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown", "over", "|"])
  }

  @Test func `the closure of onTermination runs before the end is forwarded`() {
    let source = Source<Int>()
    let log = source.log
    _ = source.signal.onTermination { log("over") }.on(completed: { log("forwarded") }).recorded()
    source.subscriber?.sendCompleted()
    expectEqual(log.entries, ["subscribed", "teardown", "over", "forwarded"])
  }

  @Test(arguments: ["a--b--c|", "#", "|", "--"])
  func `events are forwarded unchanged`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.finally {} }
    expectSignalDiagram(diagram, diagram) { source, _ in source.onTermination {} }
  }
}
