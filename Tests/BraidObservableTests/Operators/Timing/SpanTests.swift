// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct TakeForTests {
  @Test func `passes values while the time runs`() {
    expectDiagram("-a-b-c-d|", "-a-b|", subscriptions: "^---!") {
      $0.take(for: .seconds(4), scheduler: $1)
    }
  }

  @Test(arguments: [
    ("|", "|"), ("------", "----|"), ("a#", "a#"), ("ab|", "ab|"), ("----a", "----|"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected) { $0.take(for: .seconds(4), scheduler: $1) }
  }

  @Test func `disposal stops the clock`() {
    expectDiagram("a----", "a-", during: "^-!", subscriptions: "^-!") {
      $0.take(for: .seconds(4), scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `without a time it is empty`(seconds: Int) {
    expectDiagram("a-b|", "|") { $0.take(for: .seconds(seconds), scheduler: $1) }
  }
}

@Suite struct SkipForTests {
  @Test func `drops values while the time runs`() {
    expectDiagram("-a-b-c-d|", "-----c-d|") { $0.skip(.seconds(4), scheduler: $1) }
  }

  @Test(arguments: [
    ("|", "|"), ("------", "------"), ("a#", "-#"), ("ab|", "--|"), ("----a|", "----a|"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected) { $0.skip(.seconds(4), scheduler: $1) }
  }

  @Test func `disposal stops the clock`() {
    expectDiagram("a----", "--", during: "^-!", subscriptions: "^-!") {
      $0.skip(.seconds(4), scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `without a time everything passes`(seconds: Int) {
    expectDiagram("a-b|", "a-b|") { $0.skip(.seconds(seconds), scheduler: $1) }
  }
}

@Suite struct BufferTests {
  private let arrays: MarbleValues<[String]> = [
    "x": ["a", "b"], "y": ["c", "d"], "z": ["e"], "a": ["a"], "o": [],
  ]

  @Test func `sends an array when it is full or its time is over`() {
    expectDiagram("-a-bcd-e|", "---x-y--(z|)", results: arrays) {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1)
    }
  }

  @Test(arguments: [
    ("|", "(o|)"), ("-------", "----o---o"), ("a#", "-#"), ("a|", "-(a|)"),
    ("-a-------", "----a---o"),
    ("--------|", "----o---(oo|)"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, results: arrays, during: "^--------!") {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1)
    }
  }

  @Test func `disposal drops the open array`() {
    expectDiagram("-a----", "---", results: arrays, during: "^--!", subscriptions: "^--!") {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1)
    }
  }
}

@Suite struct WindowTests {
  @Test func `cuts the values when a window is full or its time is over`() {
    expectDiagram("-a-bcd-e|", "x--y-z--|") { source, scheduler in
      let names = Box(["z", "y", "x"])
      return source.window(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
        .map { _ in names.update { $0.removeLast() } }
    }
  }

  @Test(arguments: [
    ("-a-bcd-e|", "-a-b|cd|-e||"), ("-a---b-|", "-a--|-b||"), ("-a#", "-a##"), ("|", "||"),
  ])
  func `windows have the values, and ends reach them first`(source: String, expected: String) {
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
    #expect(log.entries.joined() == expected.filter { $0 != "-" })
  }

  @Test func `an open window that is observed keeps the source, and nothing else does`() {
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
    #expect(log.entries == [1, 2])
    #expect(scheduler.virtualClock.pendingCount == 0)
  }

  @Test func `a window that ends lets the source go when the result is disposed`() {
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
}
