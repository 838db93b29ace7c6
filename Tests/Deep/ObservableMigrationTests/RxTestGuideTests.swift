// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing
import XCTest

/// Virtual time in tenths of a second, with a converter as it is written for RxTest: it truncates.
private struct Tenths: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> Date {
    Date(timeIntervalSince1970: Double(virtualTime) * 0.1)
  }
  func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970 / 0.1) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
    Double(virtualTimeInterval) * 0.1
  }
  func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int { Int(timeInterval / 0.1) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// As above, with instants.
private struct Instants: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime.virtualEpoch + .milliseconds(100 * virtualTime)
  }
  func convertToVirtualTime(_ time: RxTime) -> Int {
    Int(RxTime.virtualEpoch.duration(to: time) / .milliseconds(100))
  }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
    Double(virtualTimeInterval) * 0.1
  }
  func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int { Int(timeInterval / 0.1) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// An error whose text does not show its content.
private struct Coded: Error, CustomStringConvertible {
  let code: Int
  var description: String { "coded" }
}

/// Rows of `Docs/MigratingFromRxSwift.md` about tests: differences to RxTest and RxBlocking 6.10.
///
/// `was` restates their behaviour from the file and line above it.
@Suite(.exclusive(.mainQueue)) struct RxTestGuideTests {
  private typealias Texts = TestSupport.Log<String>

  // MARK: Comparing

  @Test func `recordings are compared as in the guide`() {
    // XCTest+Rx.swift:25: by comparing the events one by one.
    row("XCTAssertEqual for recordings", is: [true, false]) {
      func areEqual<Recording: Equatable>(_ a: Recording, _ b: Recording) -> Bool {
        if a == b {
          #expect(a == b)
          XCTAssertEqual(a, b)
        }
        return a == b
      }
      let recorded: [Recorded<Event<Int>>] = [.next(1, 1), .completed(2)]
      return [areEqual(recorded, [.next(1, 1), .completed(2)]), areEqual(recorded, [.next(1, 2)])]
    }
    // Event+Equatable.swift:16: text, domain and code.
    row(
      "errors in recordings", is: [true, false, false], unlike: [true, true, false],
      was: {
        let areEqual = { (one: any Error, other: any Error) in "\(one)" == "\(other)" }
        return [
          areEqual(Coded(code: 1), Coded(code: 1)), areEqual(Coded(code: 1), Coded(code: 2)),
          areEqual(Coded(code: 1), TestError("coded")),
        ]
      },
      {
        let areEqual = { (one: any Error, other: any Error) in
          Event<Int>.error(one) == .error(other)
        }
        return [
          areEqual(Coded(code: 1), Coded(code: 1)), areEqual(Coded(code: 1), Coded(code: 2)),
          areEqual(Coded(code: 1), TestError("coded")),
        ]
      })
  }

  @Test func `a failed assertion traps without a handler`() async {
    // XCTest+Rx.swift:189: XCTFail.
    await row("XCTAssertRecordedElements", is: ["fails", "trap"]) {
      let handled = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        AssertionFailures.handler = { _, _, _ in print("fails") }
        XCTAssertRecordedElements([.next(1, "a")], ["a"])
        XCTAssertRecordedElements([.next(1, "a")], ["b"])
      }
      let trapped = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { XCTAssertRecordedElements([.next(1, "a")], ["b"]) }
      return [
        handled?.outputText.trimmingCharacters(in: .newlines) ?? "",
        trapped?.errorText.contains("RxTestGuideTests.swift") == true ? "trap" : "",
      ]
    }
  }

  // MARK: Virtual time

  @Test func `schedulers count virtual time as in the guide`() {
    // VirtualTimeScheduler.swift:27: `now` is the converter's date.
    row(
      "now of a virtual-time scheduler, HistoricalScheduler, TestScheduler", is: [0.5, 5, 7],
      was: { [5 * 0.1, 5, 7] },
      {
        let scheduler = VirtualTimeScheduler(initialClock: 5, converter: Tenths())
        let historical = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 5))
        let any: any SchedulerType = TestScheduler(initialClock: 7)
        let dates: [Date] = [scheduler.now, historical.now, Date(virtual: any.now)]
        return dates.map(\.timeIntervalSince1970)
      })
    row("a custom converter", is: [0.5, 0.5]) {
      // With `Date`, or with `RxTime`: instants relative to `RxTime.virtualEpoch`.
      let dates = VirtualTimeScheduler(initialClock: 5, converter: Tenths())
      let instants = VirtualTimeScheduler(initialClock: 5, converter: Instants())
      return [
        dates.now.timeIntervalSince1970,
        RxTime.virtualEpoch.duration(to: instants.now) / .seconds(1),
      ]
    }
    // VirtualTimeScheduler.swift:84: a date plus the delay, converted back; few dates are exact.
    row(
      "clock after a converter that rounds", is: false, unlike: true,
      was: {
        (1...100).contains { ticks in
          let time = Tenths().convertFromVirtualTime(0).addingTimeInterval(
            Double(ticks * 100) / 1000)
          return Tenths().convertToVirtualTime(time) != ticks
        }
      },
      {
        (1...100).contains { ticks in
          let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Tenths())
          let clock = Box(0)
          _ = scheduler.scheduleRelative((), dueTime: .milliseconds(100 * ticks)) {
            clock.value = scheduler.clock
            return Disposables.create()
          }
          scheduler.start()
          return clock.value != ticks
        }
      })
    /// The ticks of tenths at which values arrive that are sent at tick 0 and tick 4.
    func ticks(
      _ operation: (Observable<Int>, TestScheduler) -> Observable<Int>
    ) -> [Int] {
      let scheduler = TestScheduler(
        initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
      let source = scheduler.createHotObservable([.next(1, 1), .next(5, 2)])
      let observer = scheduler.createObserver(Int.self)
      let subscription = operation(source.asObservable(), scheduler).subscribe(observer)
      scheduler.advanceTo(100)
      subscription.dispose()
      return observer.events.map(\.time)
    }
    // Date+Dispatch.swift:36, Throttle.swift:103, Delay.swift:113: the rest of the interval is a
    // number of the interval's units, rounded.
    row(
      "throttle and delay whose unit is longer than a tick", is: [[1, 11], [11, 15]],
      unlike: [[1, 15], [11, 11]],
      was: {
        let rest = { (span: Double) in Int((1 - span).rounded(.toNearestOrAwayFromZero)) * 10 }
        // With throttle the second value waits for the rest of the second since the first one; with
        // delay for the rest since it was sent, when the first one is delivered.
        return [[1, 5 + rest(0.4)], [11, 11 + rest(0.6)]]
      },
      {
        [
          ticks { $0.throttle(.seconds(1), scheduler: $1) },
          ticks { $0.delay(.seconds(1), scheduler: $1) },
        ]
      })
    // VirtualTimeScheduler.swift:48 to 57: by time, then by number.
    row(
      "order of events at one tick", is: ["first", "second", "third"],
      was: {
        var queue: [(time: Int, id: Int, name: String)] = []
        for (time, name) in [(3, "first"), (3, "second"), (2, "")] {
          queue.append((time, queue.count, name))
        }
        queue.append((3, queue.count, "third"))
        return queue.sorted { ($0.time, $0.id) < ($1.time, $1.id) }.map(\.name).filter { $0 != "" }
      },
      {
        let (scheduler, log) = (TestScheduler(initialClock: 0), Texts())
        scheduler.scheduleAt(3) { log("first") }
        let subscription = Observable<Int>.timer(.seconds(3), scheduler: scheduler)
          .subscribe(onNext: { _ in log("second") }, isolation: nil)
        scheduler.scheduleAt(2) { scheduler.scheduleAt(3) { log("third") } }
        scheduler.start()
        subscription.dispose()
        return log.entries
      })
    // VirtualTimeScheduler.swift:196: after the loop, whatever has ended it.
    row(
      "stop() during advanceTo", is: [3, 10], unlike: [10, 10], was: { [10, 10] },
      {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.scheduleAt(3) { scheduler.stop() }
        return (0..<2).map { _ in
          scheduler.advanceTo(10)
          return scheduler.clock
        }
      })
    // ColdObservable.swift:37: all recorded events; HotObservable.swift:24, too.
    row(
      "a cold source, subscribed to directly", is: [1, 3], unlike: [3, 3], was: { [3, 3] },
      {
        let scheduler = TestScheduler(initialClock: 0)
        let events: [Recorded<Event<Int>>] = [.completed(1), .next(2, 2), .completed(3)]
        let observers = (0..<2).map { _ in scheduler.createObserver(Int.self) }
        _ = scheduler.createColdObservable(events).subscribe(observers[0])
        _ = scheduler.createHotObservable(events).subscribe(observers[1])
        scheduler.start()
        return observers.map(\.events.count)
      })
    // ObservableType.swift:42: it makes an observable, which disposes its source at the end.
    row(
      "asObservable() of a test source, before subscribe(on:)", is: [1, 12], unlike: [1, 11],
      was: { [1, 11] },
      {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.completed(10, Int.self)])
        let subscription = source.asObservable().subscribe(on: scheduler).subscribe()
        scheduler.start()
        subscription.dispose()
        return source.subscriptions.flatMap { [$0.subscribe, $0.unsubscribe] }
      })
  }

  @Test func `a virtual clock runs tasks once it is used`() async {
    // VirtualTimeScheduler.swift has no executor.
    await row(
      "a VirtualTimeScheduler whose virtualClock was never used", is: [false, true]
    ) {
      var results: [Bool] = []
      for isUsed in [false, true] {
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Instants())
        if isUsed { _ = scheduler.virtualClock }
        let (starting, isInside) = (Box<ObjectIdentifier?>(nil), Box(false))
        let (ended, end) = AsyncStream<Void>.makeStream()
        let sequence = AsyncStream<Int> {
          isInside.value = starting.value == Self.thread
          end.finish()
          return nil
        }
        _ = scheduler.schedule(()) { sequence.asObservable().subscribe() }
        run(scheduler, starting)
        for await _ in ended {}
        results.append(isInside.value)
      }
      return results
    }
  }

  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  /// Runs the actions of a scheduler, and notes their thread.
  private func run(
    _ scheduler: VirtualTimeScheduler<Instants>, _ thread: Box<ObjectIdentifier?>
  ) {
    thread.value = Self.thread
    scheduler.start()
    thread.value = nil
  }

  @Test func `misuses trap as in the guide`() async {
    // VirtualTimeScheduler.swift:128: the loop ends when nothing is queued.
    await row("start() with endless actions", is: "trap", unlike: "endless", was: { "endless" }) {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.virtualClock.maximumActions = 1000
        @Sendable func again() { scheduler.scheduleAt(scheduler.clock) { again() } }
        again()
        scheduler.start()
      }
      return result?.errorText.contains("keeps the clock busy forever") == true ? "trap" : ""
    }
    // VirtualTimeScheduler.swift:133: a time that has passed does not change the clock.
    await row(
      "scheduleAt a time that has passed", is: "trap", unlike: "ran at 5",
      was: {
        let (clock, next) = (5, 4)
        return "ran at \(Swift.max(clock, next))"
      }
    ) {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.advanceTo(5)
        scheduler.scheduleAt(4) {}
        scheduler.start()
      }
      let text = result?.errorText ?? ""
      return text.contains("asked for 4, the clock stands at 5") ? "trap" : text
    }
    // VirtualTimeScheduler.swift:196: the clock becomes the time, whatever it was.
    await row("advanceTo a time that has passed", is: "trap", unlike: "at 4", was: { "at 4" }) {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let scheduler = TestScheduler(initialClock: 5)
        scheduler.advanceTo(4)
      }
      let text = result?.errorText ?? ""
      return text.contains("cannot go back to 4.0 seconds, the clock stands at 5.0") ? "trap" : text
    }
    // TestScheduler.swift:114: it unwraps a subscription that is made later.
    await row(
      "start(created:subscribed:disposed:) with ticks in another order", is: "trap: 300, 200",
      unlike: "trap", was: { "trap" }
    ) {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let scheduler = TestScheduler(initialClock: 0)
        _ = scheduler.start(created: 100, subscribed: 300, disposed: 200) { Observable.just(1) }
      }
      let text = result?.errorText ?? ""
      return text.contains("subscribed: 300, disposed: 200") ? "trap: 300, 200" : text
    }
  }

  @MainActor @Test func `blocking on the main thread works as in RxBlocking`() {
    // RunLoopLock.swift:40: the run loop runs until the end.
    row("toBlocking() on the main thread", is: [1, 2], was: { [1, 2] }) {
      // For values of the main queue see Tests/Clients: here another thread runs it.
      try Observable.of(1, 2).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .toBlocking().toArray()
    }
  }
}
