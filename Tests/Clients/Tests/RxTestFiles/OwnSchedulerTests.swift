// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Dispatch
import XCTest

/// Virtual time that counts in tens of seconds.
struct TensOfSeconds: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime.virtualEpoch + .seconds(virtualTime * 10)
  }

  func convertToVirtualTime(_ time: RxTime) -> Int {
    Int(RxTime.virtualEpoch.duration(to: time).components.seconds / 10)
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * 10
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval / 10)
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler with a state of its own, which puts everything off by one.
final class LateScheduler: VirtualTimeScheduler<TensOfSeconds>, @unchecked Sendable {
  private let delay: Int

  init(delay: Int) {
    self.delay = delay
    super.init(initialClock: 0, converter: TensOfSeconds())
  }

  override func adjustScheduledTime(_ time: Int) -> Int { time + delay }
}

final class OwnSchedulerTests: XCTestCase {
  private let pause: DispatchTimeInterval = .seconds(20)

  func testASubclassPutsWorkOff() {
    let scheduler = LateScheduler(delay: 1)
    var times: [Int] = []
    let subscription = Observable<Int>.timer(pause, scheduler: scheduler)
      .subscribe(onNext: { _ in times.append(scheduler.clock) })
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(times, [3])
  }

  func testDispatchLengthsInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(260, 3), .completed(300),
    ])
    let result = scheduler.start { source.debounce(self.pause, scheduler: scheduler) }
    XCTAssertEqual(result.events, [.next(240, 2), .next(280, 3), .completed(300)])
  }

  func testHistory() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
    var seen: [Date] = []
    _ = scheduler.scheduleRelative((), dueTime: pause) { _ in
      seen.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(seen, [Date(timeIntervalSince1970: 120)])
  }

  func testBlockingForSeconds() throws {
    XCTAssertEqual(try Observable.of(1, 2).toBlocking(timeout: 5.0).toArray(), [1, 2])
    XCTAssertEqual(try Observable.of(1, 2).toBlocking(timeout: 5).last(), 2)
  }
}
