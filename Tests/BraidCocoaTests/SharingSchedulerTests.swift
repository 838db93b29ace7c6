// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

struct SharingSchedulerTests {
  @Test func `the default is the main scheduler, and mock replaces it`() {
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

  @Test func `mock restores the main scheduler after an error`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(throws: TestError("inside")) {
      try SharingScheduler.mock(scheduler: scheduler) { throw TestError("inside") }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func `mock applies to the task and its child tasks, and to no other`() async {
    let scheduler = TestScheduler(initialClock: 0)
    var inside: Task<Bool, Never>?
    var outside: Task<Bool, Never>?
    SharingScheduler.mock(scheduler: scheduler) {
      inside = Task { SharingScheduler.make() is TestScheduler }
      outside = Task.detached { SharingScheduler.make() is MainScheduler }
    }
    expectEqual(await inside?.value, true)
    expectEqual(await outside?.value, true)
  }
}
