// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DoOperatorTests {
  /// What closures and observer log when `sent` passes; a closure that `failing` names throws.
  private func run(_ sent: String, failing: String = "") -> String {
    let log = Log<String>()
    let scope = SinkDisposer()
    let call: @Sendable (String) throws -> Void = {
      log($0)
      if $0 == failing { throw TestError("failure") }
    }
    let parts = OperatorParts.do(
      DoClosures(
        onNext: { (value: Int) in try call("on\(value)") },
        afterNext: { try call("after\($0)") },
        onTermination: { try call("on\($0.mark)") },
        afterTermination: { try call("after\($0.mark)") }))
    let input: EventSink<Int> = parts.attached(
      to: EventSink<Int>(
        next: { log("\($0)") },
        finish: {
          log($0.mark)
          scope.finish()
        }), scope)
    for event in sent where !scope.isDisposed {
      switch event {
      case "|": input.finish(.completed)
      case "#": input.finish(.failure)
      default: input.next(event.wholeNumberValue ?? 0)
      }
    }
    return log.entries.joined(separator: " ")
  }

  @Test func `closures are called before and after each event`() {
    expectEqual(run("12|"), "on1 1 after1 on2 2 after2 on| | after|")
    expectEqual(run("#"), "on# # after#")
  }

  @Test(arguments: [
    ("on1", "on1 #"),
    ("after1", "on1 1 after1 #"),
    ("on|", "on1 1 after1 on| #"),
    // The end has been sent already.
    ("after|", "on1 1 after1 on| | after|"),
  ])
  func `an error thrown by a closure ends the result`(failing: String, result: String) {
    expectEqual(run("1|", failing: failing), result)
  }

  @Test func `a stage without closures changes nothing`() {
    let none: (@Sendable (Int) throws -> Void)? = nil
    let stage = OperatorParts.do(
      DoClosures(onNext: none, afterNext: none, onTermination: nil, afterTermination: nil))
    expectEqual(events("1 2 |", through: stage), "1 2 |")
    expectEqual(events("1 #", through: stage), "1 #")
  }

  @Test func `the common form calls its closure before it forwards a value`() {
    let log = Log<String>()
    let stage = OperatorParts.do { (value: Int) in
      log("on\(value)")
      if value == 2 { throw TestError("failure") }
    }
    let input: EventSink<Int> = stage.attached(
      to: EventSink<Int>(next: { log("\($0)") }, finish: { log($0.mark) }), SinkDisposer())
    input.next(1)
    input.next(2)
    expectEqual(log.entries, ["on1", "1", "on2", "#"])
  }
}
