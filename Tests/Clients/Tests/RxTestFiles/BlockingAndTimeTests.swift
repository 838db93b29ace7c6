// SPDX-License-Identifier: MIT
// A test file as people have written it for RxSwift, RxTest and RxBlocking. Only these imports are
// new:
import BraidObservable
import BraidTesting
import XCTest

class BlockingAndTimeTests: XCTestCase {
  func testBlocking() {
    XCTAssertEqual(try Observable.of(42, 43).toBlocking().first(), 42)
    XCTAssertEqual(try Observable.of(42, 43).toBlocking().last(), 43)
    XCTAssertEqual(try Observable.of(42, 43).toBlocking().toArray(), [42, 43])
    XCTAssertEqual(try Observable.just(42).toBlocking().single(), 42)
    XCTAssertEqual(try Observable<Int>.empty().toBlocking().first(), nil)
    do {
      _ = try Observable.of(42, 43).toBlocking().single()
      XCTFail("two elements")
    } catch let e {
      XCTAssertEqual((e as? RxError).map { "\($0)" }, "\(RxError.moreThanOneElement)")
    }
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first())
  }

  func testBlockingWithAnOptionalTimeout() {
    let timeouts: [TimeInterval?] = [nil, 60]
    for timeout in timeouts {
      XCTAssertEqual(try Observable.of(42).toBlocking(timeout: timeout).single(), 42)
    }
    let none: TimeInterval? = nil
    XCTAssertEqual(try Observable.of(42).toBlocking(timeout: none).toArray(), [42])
    XCTAssertEqual(try Observable.of(42).toBlocking(timeout: nil).toArray(), [42])
  }

  func testBlockingOnTheMainScheduler() throws {
    let values = try Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
      .flatMap { _ in Observable.of(1, 2) }
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
      .observe(on: MainScheduler.asyncInstance)
      .toBlocking(timeout: 60)
      .toArray()
    XCTAssertEqual(values, [1, 2])
  }

  func testMaterialize() {
    switch Observable<Int>.of(1, 2).concat(Observable<Int>.error(Failure())).toBlocking()
      .materialize()
    {
    case .completed:
      XCTFail("it should have failed")
    case .failed(let elements, let error):
      XCTAssertEqual(elements, [1, 2])
      XCTAssertTrue(error is Failure)
    }
  }

  func testHistoricalScheduler() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let scheduler = HistoricalScheduler(initialClock: start)
    var times: [TimeInterval] = []
    _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
      times.append(scheduler.clock.timeIntervalSince(start))
      return Disposables.create()
    }
    _ = scheduler.scheduleAbsoluteVirtual((), time: start.addingTimeInterval(5)) { _ in
      times.append(scheduler.clock.timeIntervalSince(start))
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(times, [5, 10])
    scheduler.advanceTo(start.addingTimeInterval(3600))
    XCTAssertEqual(scheduler.clock, Date(timeIntervalSince1970: 1_003_600))
    XCTAssertEqual(HistoricalScheduler().clock, Date(timeIntervalSince1970: 0))
  }

  func testVirtualTimeSchedulerWithAConverterOfOnesOwn() {
    let scheduler = VirtualTimeScheduler(initialClock: 0, converter: MinuteConverter())
    var log: [Int] = []
    _ = scheduler.scheduleRelativeVirtual("state", dueTime: 3) { _ in
      log.append(scheduler.clock)
      scheduler.stop()
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative((), dueTime: .seconds(240)) { _ in
      log.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(log, [3])
    scheduler.start()
    XCTAssertEqual(log, [3, 4])
    scheduler.sleep(6)
    XCTAssertEqual(scheduler.clock, 10)
  }
}

private struct Failure: Error {}

private struct MinuteConverter: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime.virtualEpoch.advanced(by: .seconds(virtualTime * 60))
  }

  func convertToVirtualTime(_ time: RxTime) -> Int {
    Int(RxTime.virtualEpoch.duration(to: time).components.seconds / 60)
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval * 60)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 60) }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs {
      return .lessThan
    } else if lhs > rhs {
      return .greaterThan
    }
    return .equal
  }
}
