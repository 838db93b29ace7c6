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

/// Virtual time that is a date, by a converter that is written as for RxSwift.
struct Days: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Date
  typealias VirtualTimeIntervalUnit = TimeInterval

  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> Date { virtualTime }

  func convertToVirtualTime(_ time: Date) -> VirtualTimeUnit { time }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit)
    -> TimeInterval
  {
    virtualTimeInterval * 86_400
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    timeInterval / 86_400
  }

  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit { time.addingTimeInterval(offset * 86_400) }

  func compareVirtualTime(
    _ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit
  ) -> VirtualTimeComparison {
    switch lhs.compare(rhs) {
    case .orderedAscending: return .lessThan
    case .orderedSame: return .equal
    case .orderedDescending: return .greaterThan
    }
  }
}

/// A scheduler of the library's dates that records its calls.
class NotingScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  var asked: [VirtualTime] = []

  init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: .init())
  }

  override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let time = super.adjustScheduledTime(time)
    asked.append(time)
    return time
  }
}

extension VirtualTimeScheduler where VirtualTime == RxTime {
  func move(by seconds: TimeInterval) { advanceTo(clock + seconds) }
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
    XCTAssertEqual(scheduler.now, Date(timeIntervalSince1970: 120))
  }

  func testASchedulerThatNotesDates() {
    let scheduler = NotingScheduler()
    var seen: [Date] = []
    let subscription = Observable<Int>.timer(pause, scheduler: scheduler)
      .subscribe(onNext: { _ in seen.append(scheduler.now) })
    scheduler.move(by: 19.5)
    XCTAssertEqual(seen, [])
    scheduler.move(by: 0.5)
    XCTAssertEqual(seen, [Date(timeIntervalSince1970: 20)])
    XCTAssertEqual(scheduler.asked, [Date(timeIntervalSince1970: 20)])
    subscription.dispose()
  }

  func testAConverterThatSpeaksOfDates() {
    let noon = Date(timeIntervalSince1970: 1_800_000_000)
    let scheduler = VirtualTimeScheduler(initialClock: noon, converter: Days())
    var seen: [Date] = []
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 1.5) { _ in
      seen.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(seen, [noon.addingTimeInterval(129_600)])
    XCTAssertEqual(scheduler.now, noon.addingTimeInterval(129_600))
  }

  func testBlockingForSeconds() throws {
    XCTAssertEqual(try Observable.of(1, 2).toBlocking(timeout: 5.0).toArray(), [1, 2])
    XCTAssertEqual(try Observable.of(1, 2).toBlocking(timeout: 5).last(), 2)
  }
}
