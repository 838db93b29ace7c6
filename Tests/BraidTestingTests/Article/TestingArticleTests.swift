// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// The examples of the article "Testing", word for word.
@Suite(.exclusive(.mainQueue)) struct TestingArticleTests {
  @Test func `debounce emits the last value of each burst`() {
    expectNoFailure(
      checkDiagram(["a-b-c-----d|"], "-------c---(d|)") {
        $0[0].debounce(.seconds(3), scheduler: $1)
      })
  }

  @Test func `debounce waits for a pause`() {
    expectNoFailure(
      checkSignalDiagram(["a-b-c-----d|"], "-------c---(d|)") {
        $0[0].debounce(.seconds(3), on: $1)
      })
  }

  @Test func `records events with their ticks`() {
    let scheduler = TestScheduler(initialClock: 0)
    let typing = scheduler.createHotObservable([
      .next(210, "b"), .next(220, "br"), .next(260, "bra"), .completed(300),
    ])
    let result = scheduler.start { typing.debounce(.seconds(15), scheduler: scheduler) }
    #expect(result.events == [.next(235, "br"), .next(275, "bra"), .completed(300)])
    #expect(typing.subscriptions == [Subscription(200, 300)])
  }

  @Test func `steps through pending actions`() {
    let scheduler = TestSignalScheduler()
    let results = TestSubscriber<String>(scheduler)
    let typing = SignalSubject<String>()
    typing.debounce(.seconds(2), on: scheduler).subscribe(results)
    typing.sendNext("b")
    scheduler.advance(by: .seconds(1))
    typing.sendNext("br")
    scheduler.stepAll()
    #expect(results.events == [.next(3, "br")])
  }

  @Test func `one clock drives both models and tasks`() {
    let clock = VirtualClock()
    let log = Log<String>()
    let interval = Observable<Int>.interval(.seconds(2), scheduler: TestScheduler(on: clock))
      .subscribe(onNext: { log("observable \($0)") })
    TestSignalScheduler(on: clock).schedule(after: .seconds(3)) { log("signal") }
    clock.settle {
      Task {
        try await clock.sleep(for: .seconds(5))
        log("task")
      }
    }
    clock.advance(by: .seconds(5))
    #expect(log.entries == ["observable 0", "signal", "observable 1", "task"])
    interval.dispose()
  }

  @MainActor @Test func `the clock drives the main actor's tasks`() async {
    let clock = VirtualClock()
    let log = Log<String>()
    Task {
      for round in 1...3 {
        try await clock.sleep(for: .seconds(60))
        log("round \(round)")
      }
    }
    await clock.advance(by: .seconds(120))
    #expect(log.entries == ["round 1", "round 2"])
    await clock.run()
  }

  @Test func `toBlocking waits for values of another thread`() throws {
    let numbers = Observable.of(1, 2, 3).observe(on: SerialDispatchQueueScheduler(qos: .default))
    #expect(try numbers.toBlocking(timeout: .seconds(5)).toArray() == [1, 2, 3])
    #expect(try numbers.toBlocking(timeout: .seconds(5)).first() == 1)
  }

  @Test func `no object remains after the test`() async {
    await #expect(processExitsWith: .success) {
      let leak = leakCheck {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { print($0) })
        subscription.dispose()
      }
      if let leak { fatalError("\(leak)") }
    }
  }

  @Test func `the first example runs`() {
    let failure = checkDiagram(["a-b-c-----d|"], "-------c---(d|)") {
      $0[0].debounce(.seconds(3), scheduler: $1)
    }
    #expect(failure == nil)
  }
}

func expectNoFailure(
  _ failure: DiagramFailure?, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let failure else { return }
  Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
}
