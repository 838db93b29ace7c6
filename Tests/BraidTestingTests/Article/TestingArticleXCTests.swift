// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import XCTest

/// The examples of the article "Testing" for XCTest, word for word.
final class TestingArticleXCTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    AssertionFailures.handler = { XCTFail($0, file: $1, line: $2) }
  }

  func testKeepsTheLastValueOfEachBurst() {
    XCTAssertNoFailure(
      checkDiagram(["a-b-c-----d|"], "-------c---(d|)") {
        $0[0].debounce(.seconds(3), scheduler: $1)
      })
  }

  func testRecordingsCompareWithEqualsAlone() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, CancellationError())])
    let result = scheduler.start { source.map { $0 + 1 } }
    XCTAssertEqual(result.events, [.next(210, 2), .error(220, CancellationError())])
    XCTAssertRecordedElements(Array(result.events.dropLast()), [2])
  }

  /// XCTest runs its tests on the main thread, outside of any work of the main queue.
  func testBlockingCallsLetTheMainQueueWorkOn() throws {
    let source = Observable<Int>.create { observer in
      DispatchQueue.main.async {
        observer.onNext(1)
        DispatchQueue.main.async { observer.onCompleted() }
      }
      return Disposables.create()
    }
    XCTAssertEqual(try source.toBlocking(timeout: .seconds(60)).toArray(), [1])
    XCTAssertEqual(
      try source.observe(on: MainScheduler.instance).toBlocking(timeout: .seconds(60)).first(), 1)
  }

  func testBlockingCallsOfSignalsDoSoToo() throws {
    let signal = Signal<Int>.create { subscriber in
      DispatchQueue.main.async {
        subscriber.sendNext(1)
        DispatchQueue.main.async { subscriber.sendCompleted() }
      }
      return nil
    }
    XCTAssertEqual(signal.deliverOnMain().first(), 1)
    XCTAssertEqual(signal.deliverOnMain().first(default: 2), 1)
    XCTAssertEqual(try signal.toArray(timeout: .seconds(60)), [1])
    try signal.wait(timeout: .seconds(60))
    let failing = signal.then { Signal<Int>.error(CancellationError()) }.deliverOnMain()
    XCTAssertThrowsError(try failing.wait(timeout: .seconds(60)))
    XCTAssertThrowsError(try Signal<Int>.never.toArray(timeout: .milliseconds(1)))
  }

  @MainActor func testDrivesTheMainActorsTasks() async {
    let clock = VirtualClock()
    var rounds: [Int] = []
    Task {
      for round in 1...3 {
        try await clock.sleep(for: .seconds(60))
        rounds.append(round)
      }
    }
    await clock.advance(by: .seconds(120))
    XCTAssertEqual(rounds, [1, 2])
    await clock.run()
    XCTAssertEqual(rounds, [1, 2, 3])
  }

  func testLeavesNothingBehind() {
    XCTAssertNil(
      leakCheck {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { print($0) })
        subscription.dispose()
      })
  }

  func testNamesWhatIsLeft() {
    let subject = PublishSubject<Int>()
    var subscription: (any Disposable)?
    let leak = leakCheck { subscription = subject.subscribe(onNext: { print($0) }) }
    XCTAssertEqual(leak?.description.hasPrefix("Left behind: 1 subscription.\nsubscribed at"), true)
    subscription?.dispose()
  }
}

func XCTAssertNoFailure(
  _ failure: DiagramFailure?, file: StaticString = #filePath, line: UInt = #line
) {
  if let failure { XCTFail(failure.description, file: file, line: line) }
}
