// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import XCTest

/// Tests as people write them for RxTest, where only the imports would differ.
final class RxTestStyleTests: XCTestCase {
  private struct TestError: Error, Equatable {}

  private var scheduler = TestScheduler(initialClock: 0)

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
  }

  func testStart() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 2),
      .next(220, 3),
      .completed(230),
    ])
    let res = scheduler.start { xs.map { $0 * 2 } }
    let correctMessages = Recorded.events(.next(210, 2 * 2), .next(220, 3 * 2), .completed(230))
    let correctSubscriptions = [Subscription(200, 230)]
    XCTAssertEqual(res.events, correctMessages)
    XCTAssertEqual(xs.subscriptions, correctSubscriptions)
    XCTAssertEqual(xs.recordedEvents.count, 4)
  }

  func testErrors() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs: TestableObservable<Int> = scheduler.createColdObservable([
      .next(10, 1), .error(20, TestError()),
    ])
    let res = scheduler.start(disposed: 215) { xs }
    XCTAssertEqual(res.events, [.next(210, 1)])
    let all = TestScheduler(initialClock: 0)
    let ys = all.createColdObservable([.next(10, 1), .error(20, TestError())])
    XCTAssertEqual(
      all.start(created: 1, subscribed: 2, disposed: 300) { ys.asObservable() }.events,
      [.next(12, 1), .error(22, TestError())])
  }

  func testScheduleAt() {
    let xs = scheduler.createHotObservable([.next(10, "a"), .next(20, "b"), .next(30, "c")])
    let observer = scheduler.createObserver(String.self)
    var subscription: (any Disposable)?
    scheduler.scheduleAt(15) { subscription = xs.asObservable().subscribe(observer) }
    scheduler.scheduleAt(25) { subscription?.dispose() }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(20, "b")])
    XCTAssertEqual(xs.subscriptions, [Subscription(15, 25)])
  }

  func testResolution() {
    let result = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>
      .timer(.milliseconds(300), period: .milliseconds(200), scheduler: scheduler)
      .subscribe(result)
    scheduler.advanceTo(8)
    subscription.dispose()
    XCTAssertEqual(result.events, [.next(3, 0), .next(5, 1), .next(7, 2)])
  }

  func testOptionals() {
    let xs = scheduler.createHotObservable([.next(10, 1 as Int?), .next(20, nil), .completed(30)])
    let result = scheduler.start(created: 0, subscribed: 0, disposed: 100) { xs }
    XCTAssertEqual(result.events, [.next(10, 1), .next(20, nil), .completed(30)])
  }
}
