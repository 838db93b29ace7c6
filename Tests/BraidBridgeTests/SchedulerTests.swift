// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// Schedulers of one model in the other one.
@Suite(.exclusive(.mainQueue)) struct SchedulerTests {
  private let log = Log<String>()

  @Test func `a scheduler converts back to the original object`() {
    #expect(MainScheduler.instance.asRACScheduler() === Scheduler.main)
    #expect(Scheduler.main.asSchedulerType() as AnyObject === MainScheduler.instance)
    let queue = SerialDispatchQueueScheduler(qos: .default)
    #expect(queue.asRACScheduler().asSchedulerType() as AnyObject === queue)
    let background = Scheduler.background()
    #expect(background.asSchedulerType().asRACScheduler() === background)
  }

  @Test func `operators of signals take a test scheduler of observables`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1), .next(12, 2), .completed(30)])
    let times = scheduler.createObserver(Int.self)
    let subscription = source.asRACSignal().debounce(.seconds(5), on: scheduler.asRACScheduler())
      .asObservable().subscribe(times)
    scheduler.start()
    expectEqual(times.events, [.next(17, 2), .completed(30)])
    subscription.dispose()
  }

  @Test func `operators of observables take a test scheduler of signals`() {
    let scheduler = TestSignalScheduler()
    let log = log
    let source = SignalSubject<Int>()
    let subscription = source.asObservable()
      .delay(.seconds(3), scheduler: scheduler.asSchedulerType())
      .subscribe(onNext: { value in
        log("\(value) at \(scheduler.clock.elapsed) on \(Scheduler.current === scheduler)")
      })
    source.sendNext(1)
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries, [])
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries, ["1 at 3.0 seconds on true"])
    subscription.dispose()
  }

  @Test func `both test schedulers run on one clock`() {
    let clock = VirtualClock()
    let observables = TestScheduler(on: clock)
    let signals = TestSignalScheduler(on: clock)
    let log = log
    let ticks = [
      Observable<Int>.interval(.seconds(2), scheduler: observables).take(3)
        .subscribe(onNext: { log("o\($0) at \(clock.elapsed)") }),
      Signal<Int>.timer(3, on: signals, log),
    ]
    clock.advance(by: .seconds(6))
    #expect(
      log.entries == [
        "o0 at 2.0 seconds", "s at 3.0 seconds", "o1 at 4.0 seconds", "s at 6.0 seconds",
        "o2 at 6.0 seconds",
      ]
        || log.entries == [
          "o0 at 2.0 seconds", "s at 3.0 seconds", "o1 at 4.0 seconds", "o2 at 6.0 seconds",
          "s at 6.0 seconds",
        ])
    for tick in ticks { tick.dispose() }
  }

  @Test func `a cancelled action does not run`() {
    let scheduler = TestSignalScheduler()
    let log = log
    let action = scheduler.asSchedulerType().scheduleRelative(1, dueTime: .seconds(1)) { _ in
      log("run")
      return Disposables.create()
    }
    action.dispose()
    scheduler.stepAll()
    expectEqual(log.entries, [])
  }

  @Test func `a pull sequence stays lazy`() {
    let made = Log<Int>()
    let numbers = [1, 2, 3].pullSequence.map { value in
      made(value)
      return value
    }
    let scheduler = TestScheduler(initialClock: 0)
    let results = scheduler.createObserver(Int.self)
    let subscription = numbers.asObservable(on: scheduler).take(2).subscribe(results)
    expectEqual(made.entries, [])
    scheduler.start()
    expectEqual(made.entries, [1, 2])
    expectEqual(results.events.map(\.value), [.next(1), .next(2), .completed])
    subscription.dispose()
  }
}

extension Signal where Value == Int {
  /// Notes when an interval of a number of seconds emits.
  fileprivate static func timer(
    _ seconds: Int, on scheduler: TestSignalScheduler, _ log: Log<String>
  ) -> any Disposable {
    Signal<ContinuousClock.Instant>.interval(.seconds(seconds), on: scheduler)
      .subscribe(next: { _ in log("s at \(scheduler.clock.elapsed)") }, isolation: nil)
  }
}
