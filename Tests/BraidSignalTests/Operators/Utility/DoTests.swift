// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct DoTests {
  private func log(_ signal: Signal<Int>, in log: Log<String>) {
    _ = signal.on(
      next: { log("on \($0)") }, error: { log("on #\($0)") }, completed: { log("on |") }
    ).recorded(in: log)
  }

  @Test func `a side effect runs before each event is forwarded`() {
    let completing = Log<String>(), failing = Log<String>()
    log(sent(1), in: completing)
    log(sent(1, then: .error(Failure())), in: failing)
    expectEqual(completing.entries, ["on 1", "1", "on |", "|"])
    expectEqual(failing.entries, ["on 1", "1", "on #failure", "#failure"])
  }

  @Test func `each side effect has its own operator`() {
    let log = Log<String>()
    _ = sent(1).doNext { log("next \($0)") }.doCompleted { log("completed") }.recorded(in: log)
    _ = Signal<Int>.error(Failure()).doError { log("error \($0)") }.recorded(in: log)
    expectEqual(log.entries, ["next 1", "1", "completed", "|", "error failure", "#failure"])
  }

  @Test func `a side effect on values does not replace one on an error`() {
    let log = Log<String>()
    _ = Signal<Int>.error(Failure()).on(next: { _ in }, error: { log("error \($0)") }).subscribe()
    expectEqual(log.entries, ["error failure"])
  }

  @Test func `no side effect runs on disposal`() {
    let log = Log<String>()
    let subject = SignalSubject<Int>()
    subject.on(next: { log("\($0)") }, completed: { log("|") }).subscribe().dispose()
    subject.sendNext(1)
    expectEqual(log.entries, [])
  }

  @Test(arguments: ["a--b--c|", "#", "|", "--"])
  func `events are forwarded unchanged`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.on(next: { _ in }, completed: {}) }
  }
}
