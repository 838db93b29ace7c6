// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct WindowTests {
  @Test func `window starts a new window when the current one is full or its time has elapsed`() {
    expectSignalDiagram("-a-bcd-e|", "x--y-z--|") { source, scheduler in
      let names = Box(["z", "y", "x"])
      return source.window(every: .seconds(4), count: 2, on: scheduler)
        .map { _ in names.update { $0.removeLast() } }
    }
  }

  @Test(arguments: [
    ("-a-bcd-e|", "-a-b|cd|-e||"), ("-a---b-|", "-a--|-b||"), ("-a#", "-a##"), ("|", "||"),
  ])
  func `windows emit the values, and receive ends before the result`(
    source: String, expected: String
  ) {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let subject = SignalSubject<String>()
    subject.window(every: .seconds(4), count: 2, on: scheduler).subscribe(
      next: {
        $0.subscribe(next: { log($0) }, error: { _ in log("#") }, completed: { log("|") })
      }, error: { _ in log("#") }, completed: { log("|") })
    for (index, event) in source.enumerated() {
      if index > 0 { scheduler.advance(by: .seconds(1)) }
      switch event {
      case "|": subject.sendCompleted()
      case "#": subject.sendError(MarbleFailure())
      case "-": break
      default: subject.sendNext(String(event))
      }
    }
    expectEqual(log.entries.joined(), expected.filter { $0 != "-" })
  }

  @Test(arguments: [
    ("|", "|"), ("----", "----"), ("#", "#"), ("a-#", "a-#"), ("ab-c|", "ab-c|"),
  ])
  func `the flattened windows equal the source`(source: String, expected: String) {
    expectSignalDiagram(source, expected, during: "^-------!") {
      $0.window(every: .seconds(2), count: 2, on: $1).flatten()
    }
  }

  @Test(arguments: [0, -1]) func `without a count only the time ends a window`(count: Int) {
    expectSignalDiagram(
      "-a-bcd-e|", "----x---(yo|)", results: ["x": ["a", "b"], "y": ["c", "d", "e"], "o": []]
    ) {
      $0.window(every: .seconds(4), count: count, on: $1).flatMap(.concat) { $0.collect() }
    }
  }

  @Test func `an open window retains the source only while it is subscribed to`() {
    let scheduler = TestSignalScheduler()
    let source = Source<Int>()
    let log = Log<Int>()
    let inner = Box<(any Disposable)?>(nil)
    let outer = source.signal.window(every: .seconds(4), count: 10, on: scheduler)
      .subscribe(next: { inner.value = $0.subscribe(next: { log($0) }) })
    source.subscriber?.sendNext(1)
    outer.dispose()
    source.subscriber?.sendNext(2)
    expectEqual(source.log.entries, ["subscribed"])
    inner.value?.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(log.entries, [1, 2])
    expectEqual(scheduler.clock.pendingCount, 0)
  }

  @Test func `a value sent inside a window's delivery follows the current value`() {
    let scheduler = TestSignalScheduler()
    let subject = SignalSubject<Int>()
    let log = Log<String>()
    subject.window(every: .seconds(4), count: 1, on: scheduler).flatten().subscribe(next: {
      log("begin \($0)")
      if $0 == 1 { subject.sendNext(2) }
      log("end \($0)")
    })
    subject.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }
}
