// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting

/// The misuses of virtual time in a test.
let virtualTime: [String: @Sendable () async -> Void] = [
  "clock scheduled in the past": {
    let clock = VirtualClock()
    onThisThread { clock.advance(by: .seconds(2)) }
    clock.schedule(at: .seconds(1)) {}
  },
  "clock advanced by less than nothing": {
    let clock = VirtualClock()
    onThisThread { clock.advance(by: .seconds(-1)) }
  },
  "clock sent back": {
    let clock = VirtualClock()
    onThisThread {
      clock.advance(by: .seconds(2))
      clock.advance(to: .seconds(1))
    }
  },
  "clock moved by its own work": {
    let clock = VirtualClock()
    clock.schedule(after: .seconds(1)) { clock.advance(by: .seconds(1)) }
    onThisThread { clock.run() }
  },
  "clock moved by the main actor in its turn": {
    let clock = VirtualClock()
    clock.schedule(after: .seconds(1)) {
      Task { @MainActor in onThisThread { clock.advance(by: .seconds(1)) } }
    }
    await clock.run()
  },
  "clock that never comes to rest": {
    let clock = VirtualClock()
    clock.maximumActions = 100
    let scheduler = TestScheduler(on: clock)
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
    onThisThread { clock.run() }
  },
  "task that never sleeps": {
    let clock = VirtualClock()
    clock.maximumActions = 100
    clock.task { while true { await Task.yield() } }
    onThisThread { clock.run() }
  },
  "main actor that never rests": {
    let clock = VirtualClock()
    clock.maximumActions = 1000
    clock.task { @MainActor in while true { await Task.detached {}.value } }
    await clock.advance(by: .seconds(2))
  },
  "test scheduler with a tick of no time": {
    _ = TestScheduler(initialClock: 0, resolution: 0)
  },
  "test scheduler that disposes before it subscribes": {
    _ = TestScheduler(initialClock: 0).start(disposed: 150) { Observable.just(1) }
  },
  "hot observable in the past": {
    let scheduler = TestScheduler(initialClock: 100)
    _ = scheduler.createHotObservable([.next(50, 1)])
  },
  "virtual time scheduler that sleeps backwards": {
    TestScheduler(initialClock: 100).sleep(-1)
  },
  "diagram of a time that stands for never": {
    _ = MarbleDiagram.text(of: [Recorded.next(.max, 1)])
  },
  "assertion that fails without a handler": {
    XCTAssertRecordedElements([.next(1, 1)], [2])
  },
]

/// Calls the forms for code that is not async.
private func onThisThread(_ body: () -> Void) { body() }
