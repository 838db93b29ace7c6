// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting

let scheduler = TestScheduler(initialClock: 0)
let observer = scheduler.createObserver(Int.self)

// error: 'next' is unavailable: write .next(10, value)
// error: 'completed' is unavailable: write .completed(10)
_ = scheduler.createHotObservable([next(210, 1), completed(250)])
// error: 'error' is unavailable: write .error(10, error)
_ = scheduler.createHotObservable([.next(210, 1), error(220, RxError.unknown)])
// error: cannot convert value of type 'TestableObserver<Int>' to expected argument type
XCTAssertRecordedElements(observer, [1, 2])

// What test files write.
_ = observer.events == [.next(210, 1), .completed(250)]
_ = observer.events == Recorded.events(.next(210, 1), .completed(250))
_ = observer.events.map(\.value.element) == [1, nil]
_ = observer.events.compactMap { $0.value.element } == [1]
XCTAssertRecordedElements(observer.events, [1])
_ = scheduler.createColdObservable(Recorded.events(.next(1, "a"), .completed(2)))
_ = scheduler.createColdObservable([.next(1, 1), .completed(2, Int.self)])
