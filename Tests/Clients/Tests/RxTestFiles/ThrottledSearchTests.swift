// SPDX-License-Identifier: MIT
// A test file as people have written it for RxSwift and RxTest. Only these imports are new:
import BraidObservable
import BraidTesting
import XCTest

final class ThrottledSearchTests: XCTestCase {
  private var scheduler: TestScheduler!
  private var disposeBag: DisposeBag!
  private var subscription: Disposable!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  override func tearDown() {
    scheduler.scheduleAt(1000) { self.subscription?.dispose() }
    scheduler.start()
    scheduler = nil
    disposeBag = nil
    super.tearDown()
  }

  func testSearchesForWhatWasTypedBeforeAPause() {
    let viewModel = SearchViewModel(scheduler: scheduler)
    let results = scheduler.createObserver([String].self)
    viewModel.results
      .subscribe(results)
      .disposed(by: disposeBag)
    scheduler.createColdObservable([
      .next(10, "b"),
      .next(20, "br"),
      .next(600, "braid"),
    ])
    .bind(to: viewModel.query)
    .disposed(by: disposeBag)

    scheduler.start()

    XCTAssertEqual(
      results.events,
      [
        .next(320, ["br!"]),
        .next(900, ["braid!"]),
      ])
    XCTAssertRecordedElements(results.events, [["br!"], ["braid!"]])
  }

  func testMapsHotObservable() {
    let xs = scheduler.createHotObservable([
      Recorded.next(150, 1),
      Recorded.next(210, 2),
      Recorded.next(240, 3),
      Recorded.completed(300),
      Recorded.next(310, 4),
    ])

    let res = scheduler.start { xs.map { $0 * 10 } }

    XCTAssertEqual(
      res.events,
      [
        Recorded.next(210, 20),
        Recorded.next(240, 30),
        Recorded.completed(300),
      ])
    XCTAssertEqual(
      xs.subscriptions,
      [
        Subscription(200, 300)
      ])
  }

  func testFilterDisposesBeforeTheEnd() {
    var invoked = 0
    let xs = scheduler.createHotObservable([
      .next(110, 1),
      .next(230, 3),
      .next(270, 4),
      .next(340, 5),
      .completed(600),
    ])

    let res = scheduler.start(disposed: 300) { () -> Observable<Int> in
      return xs.filter { (num: Int) -> Bool in
        invoked += 1
        return num % 2 == 1
      }
    }

    XCTAssertEqual(res.events, [.next(230, 3)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    XCTAssertEqual(2, invoked)
  }

  func testRetriesAfterError() {
    let xs = scheduler.createColdObservable([
      .next(5, 1),
      .next(10, 2),
      .error(20, TestError.dummy),
    ])

    let res = scheduler.start(created: 100, subscribed: 200, disposed: 225) { xs.retry() }

    let correctMessages = Recorded.events(
      .next(205, 1),
      .next(210, 2),
      .next(225, 1)
    )
    XCTAssertEqual(Array(res.events.prefix(2)), Array(correctMessages.prefix(2)))
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(220, 225)])
  }

  func testErrorsCompareByTypeAndContent() {
    let res = scheduler.start { Observable<Int>.error(TestError.dummy) }
    XCTAssertEqual(res.events, [.error(200, TestError.dummy)])
    XCTAssertNotEqual(res.events, [.error(200, TestError.other)])
    let error = res.events.first?.value.error
    XCTAssertTrue(error is TestError)
  }

  func testCreatesWithSideEffects() {
    var disposed = false
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(50) {
      self.subscription = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create { disposed = true }
      }
      .subscribe(observer)
    }
    scheduler.scheduleAt(60) { self.subscription.dispose() }
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(50, 1)])
    XCTAssertTrue(disposed)
  }

  func testIntervalInVirtualTime() {
    let res = scheduler.start {
      Observable<Int>.interval(.seconds(100), scheduler: self.scheduler).take(3)
    }
    XCTAssertEqual(
      res.events,
      [
        .next(300, 0),
        .next(400, 1),
        .next(500, 2),
        .completed(500),
      ])
  }

  func testOptionalElements() {
    let xs: TestableObservable<Int?> = scheduler.createHotObservable([
      .next(210, nil), .next(220, 1), .completed(230),
    ])
    let res = scheduler.start { xs.asObservable() }
    XCTAssertEqual(res.events, [.next(210, nil), .next(220, 1), .completed(230)])
  }
}

private enum TestError: Error {
  case dummy
  case other
}

private final class SearchViewModel {
  let query = PublishRelay<String>()
  let results: Observable<[String]>

  init(scheduler: SchedulerType) {
    results =
      query
      .debounce(.seconds(300), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { Observable.just([$0 + "!"]) }
      .share(replay: 1)
  }
}
