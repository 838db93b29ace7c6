// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct WindowTests {
  @Test func `window starts a new window when the current one is full or its time has elapsed`() {
    expectDiagram("-a-bcd-e|", "x--y-z--|") { source, scheduler in
      let names = Box(["z", "y", "x"])
      return source.window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
        .map { _ in names.update { $0.removeLast() } }
    }
  }

  @Test(arguments: [
    ("-a-bcd-e|", "-a-b|cd|-e||"), ("-a---b-|", "-a--|-b||"), ("-a#", "-a##"), ("|", "||"),
  ])
  func `windows emit the values, and receive ends before the result`(
    source: String, expected: String
  ) {
    // The windows' events in one line, ends of windows included.
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let log = Log<String>()
    let events = try? MarbleDiagram.cold(source, values: .strings)
    let input = scheduler.createColdObservable(events ?? [])
    let line = input.asObservable().window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
    _ = line.subscribe { event in
      switch event {
      case .next(let window):
        _ = window.subscribe { inner in
          switch inner {
          case .next(let letter): log(letter)
          case .error: log("#")
          case .completed: log("|")
          }
        }
      case .error: log("#")
      case .completed: log("|")
      }
    }
    scheduler.start()
    expectEqual(log.entries.joined(), expected.filter { $0 != "-" })
  }

  @Test func `an open window retains the source only while it is observed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let inner = Box<(any Disposable)?>(nil)
    let outer = subject.window(timeSpan: .seconds(4), count: 10, scheduler: scheduler)
      .subscribe(onNext: { inner.value = $0.subscribe(onNext: { log($0) }) })
    subject.onNext(1)
    outer.dispose()
    subject.onNext(2)
    #expect(subject.hasObservers)
    inner.value?.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(3)
    expectEqual(log.entries, [1, 2])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }

  @Test func `a window's end releases the source after the result was disposed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let outer = subject.window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
      .subscribe(onNext: { _ = $0.subscribe() })
    outer.dispose()
    subject.onNext(1)
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "#"), ("a-#", "a-#"), ("ab-c|", "ab-c|")])
  func `the flattened windows equal the source`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^-------!") {
      $0.window(timeSpan: .seconds(2), count: 2, scheduler: $1).flatMap { $0 }
    }
  }

  @Test(arguments: [0, -1]) func `without a count only the time ends a window`(count: Int) {
    expectDiagram(
      "-a-bcd-e|", "----x---(yo|)", results: ["x": ["a", "b"], "y": ["c", "d", "e"], "o": []]
    ) {
      $0.window(timeSpan: .seconds(4), count: count, scheduler: $1).concatMap { $0.toArray() }
    }
  }

  @Test func `a late observer of a window misses earlier values`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let windows = Log<Observable<Int>>()
    let outer = subject.window(timeSpan: .seconds(4), count: 3, scheduler: scheduler)
      .subscribe(onNext: { windows.add($0) })
    let log = Log<String>()
    subject.onNext(1)
    _ = windows.entries.first?.subscribe { log("\($0)") }
    subject.onNext(2)
    subject.onNext(3)
    _ = windows.entries.first?.subscribe { log("late \($0)") }
    expectEqual(log.entries, ["next(2)", "next(3)", "completed", "late completed"])
    expectEqual(windows.entries.count, 2)
    outer.dispose()
    #expect(!subject.hasObservers)
  }
}

struct WindowStepsSinkTests {
  private func makeRun(count: Int) -> GatedRun {
    GatedRun(sends: WindowStep.self) {
      GatedOperator($0, windowStepsOf: .seconds(4), count: count, $1)
    } text: { step in
      switch step {
      case .open: "opened"
      case .value(let value): "value(\(value.load(as: Int.self)))"
      case .close: "closed"
      }
    }
  }

  @Test func `a new window opens when the time has elapsed`() {
    let run = makeRun(count: 2)
    expectEqual(run.begin(), .start(4))
    expectEqual(run.receive(1), .keep)
    expectEqual(run.elapsed(), .start(4))
    expectEqual(run.sent, ["opened", "value(1)", "closed", "opened"])
  }

  @Test func `a new window opens when the current one is full`() {
    let run = makeRun(count: 2)
    _ = run.begin()
    _ = run.receive(1)
    expectEqual(run.receive(2), .start(4))
    expectEqual(run.receive(3), .keep)
    expectEqual(run.sent, ["opened", "value(1)", "value(2)", "closed", "opened", "value(3)"])
  }

  @Test func `window forwards ends`() {
    let completed = makeRun(count: 0)
    _ = completed.complete()
    expectEqual(completed.sent, ["|"])
    let failed = makeRun(count: 0)
    _ = failed.fail()
    expectEqual(failed.sent, ["#"])
  }
}
