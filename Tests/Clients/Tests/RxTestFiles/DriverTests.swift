// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import XCTest

// Tests of a view model with drivers, as they were written for RxCocoa and RxTest.

private class CounterViewModel {
  let title: Driver<String>
  let limitReached: Signal<Int>

  init(taps: Observable<Void>, limit: Int) {
    let count = taps.scan(0) { count, _ in count + 1 }.startWith(0)
    title = count.map { "\($0) taps" }.asDriver(onErrorJustReturn: "broken")
    limitReached = count.filter { $0 >= limit }.asSignal(onErrorSignalWith: .empty())
  }
}

final class DriverTests: XCTestCase {
  private var scheduler: TestScheduler!
  private var bag: DisposeBag!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    bag = DisposeBag()
  }

  func testTitleCountsTaps() {
    SharingScheduler.mock(scheduler: scheduler) {
      let taps = scheduler.createHotObservable([.next(10, ()), .next(20, ()), .completed(30)])
      let titles = scheduler.createObserver(String.self)
      let model = CounterViewModel(taps: taps.asObservable(), limit: 2)
      model.title.drive(titles).disposed(by: bag)
      scheduler.start()
      XCTAssertEqual(
        titles.events,
        [
          .next(0, "0 taps"), .next(10, "1 taps"), .next(20, "2 taps"), .completed(30),
        ])
    }
  }

  func testALateObserverGetsTheNewestTitle() {
    SharingScheduler.mock(makeScheduler: { self.scheduler }) {
      let taps = scheduler.createHotObservable([.next(10, ()), .next(20, ())])
      let model = CounterViewModel(taps: taps.asObservable(), limit: 9)
      var titles: [String] = []
      model.title.drive().disposed(by: bag)
      scheduler.scheduleAt(15) {
        model.title.drive(onNext: { titles.append($0) }).disposed(by: self.bag)
      }
      scheduler.start()
      XCTAssertEqual(titles, ["1 taps", "2 taps"])
    }
  }

  func testLimitIsTold() {
    SharingScheduler.mock(scheduler: scheduler) {
      let taps = scheduler.createHotObservable([.next(10, ()), .next(20, ()), .error(30, Broken())])
      var reached: [Int] = []
      let model = CounterViewModel(taps: taps.asObservable(), limit: 2)
      model.limitReached
        .emit(onNext: { reached.append($0) }, onCompleted: { reached.append(-1) })
        .disposed(by: bag)
      scheduler.start()
      XCTAssertEqual(reached, [2, -1])
    }
  }

  func testValuesArriveOnTheMainThreadWithoutAMock() throws {
    let relay = BehaviorRelay(value: 1)
    var numbers: [Int] = []
    relay.asDriver().drive(onNext: { numbers.append($0) }).disposed(by: bag)
    relay.accept(2)
    XCTAssertEqual(numbers, [1, 2])
    let driver = Driver.of(1, 2, 3).map { $0 * 2 }
    XCTAssertEqual(try driver.toBlocking(timeout: 10).toArray(), [2, 4, 6])
  }

  func testOperatorsOfRxSwiftExt() throws {
    var asked: [Int] = []
    let numbers = Driver<Int?>.of(1, nil, 2, 1, 3).unwrap()
    let (odd, even) = numbers.distinct().partition {
      asked.append($0)
      return $0 % 2 == 1
    }
    XCTAssertEqual(try odd.toBlocking(timeout: 10).toArray(), [1, 3])
    XCTAssertEqual(try even.toBlocking(timeout: 10).toArray(), [2])
    XCTAssertEqual(asked, [1, 2, 3, 1, 2, 3])
    XCTAssertEqual(try numbers.distinct { $0 == 2 }.toBlocking(timeout: 10).toArray(), [1, 2])
    XCTAssertEqual(
      try numbers.map { $0 > 1 }.not().toBlocking(timeout: 10).toArray(),
      [true, false, true, false])
    XCTAssertEqual(try numbers.mapTo("a").toBlocking(timeout: 10).first(), "a")
  }

  private struct Broken: Error {}
}
