// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite struct SharingSchedulerTests {
  @Test func `is the main scheduler, and another one inside a mock`() {
    #expect(SharingScheduler.make() is MainScheduler)
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(DriverSharingStrategy.scheduler as? TestScheduler === scheduler)
      #expect(SignalSharingStrategy.scheduler as? TestScheduler === scheduler)
      let inner = TestScheduler(initialClock: 0)
      SharingScheduler.mock(makeScheduler: { inner }) {
        #expect(SharingScheduler.make() as? TestScheduler === inner)
      }
      #expect(SharingScheduler.make() as? TestScheduler === scheduler)
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func `an error passes, and the main scheduler is back`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(throws: TestError("inside")) {
      try SharingScheduler.mock(scheduler: scheduler) { throw TestError("inside") }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func `holds for the task and those it makes, and for no other`() async {
    let scheduler = TestScheduler(initialClock: 0)
    var inside: Task<Bool, Never>?
    var outside: Task<Bool, Never>?
    SharingScheduler.mock(scheduler: scheduler) {
      inside = Task { SharingScheduler.make() is TestScheduler }
      outside = Task.detached { SharingScheduler.make() is MainScheduler }
    }
    #expect(await inside?.value == true)
    #expect(await outside?.value == true)
  }
}
