// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct StartTests {
  @Test(arguments: [false, true])
  func `runs once and gives everybody everything`(isEager: Bool) {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let work: @Sendable (PassthroughSubscriber<Int>) -> Void = {
      log("work")
      $0.sendNext(1)
      $0.sendNext(2)
      $0.sendCompleted()
    }
    let signal =
      isEager
      ? Signal.startEagerly(on: scheduler, work) : Signal.startLazily(on: scheduler, work)
    scheduler.stepAll()
    #expect(log.entries == (isEager ? ["work"] : []))
    let first = signal.recorded()
    let second = signal.recorded()
    #expect(first.events == [])
    scheduler.stepAll()
    #expect(first.events == ["1", "2", "|"])
    #expect(second.events == ["1", "2", "|"])
    #expect(log.entries == ["work"])
  }
}
