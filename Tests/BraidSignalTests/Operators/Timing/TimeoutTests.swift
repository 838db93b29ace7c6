// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TimeoutTests {
  @Test func `timeout disposes its source before it fails`() {
    let scheduler = TestSignalScheduler()
    let source = Source<Int>()
    _ = source.signal.timeout(.seconds(3), on: scheduler).recorded(in: source.log)
    scheduler.stepAll()
    expectEqual(source.log.entries, ["subscribed", "teardown", "#timedOut"])
  }

  @Test(arguments: [
    ("a--b--c|", "a--b-#"), ("a--|", "a--|"), ("a--#", "a--#"), ("-------|", "-----#"),
  ])
  func `timeout limits the time until the end`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, scheduler in
      source.timeout(.seconds(5), on: scheduler).materialize().map { event -> Event<String> in
        guard let error = event.error else { return event }
        #expect(error is MarbleFailure || error as? SignalError == .timedOut)
        return .error(MarbleFailure())
      }.dematerialize()
    }
  }

  @Test func `an end or a disposal stops the timer of timeout`() {
    let scheduler = TestSignalScheduler()
    let subject = SignalSubject<Int>()
    let disposed = subject.timeout(.seconds(1), on: scheduler).recorded()
    disposed.dispose()
    let completed = subject.timeout(.seconds(1), on: scheduler).recorded()
    subject.sendNext(1)
    subject.sendCompleted()
    expectEqual(scheduler.clock.pendingCount, 0)
    expectEqual(disposed.events, [])
    expectEqual(completed.events, ["1", "|"])
  }

  @Test func `timeout traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SignalSubject<Int>().timeout(.seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("timeout(_:on:) cannot wait on it"), true)
  }
}
