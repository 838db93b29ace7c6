// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Foundation
import TestSupport
import Testing

@testable import BraidTrace

@Suite(.exclusive(.trace)) struct TimelineTests {
  @Test func `a ring retains the newest records, oldest first`() {
    let ring = TraceRing(capacity: 4, thread: 1)
    for number in 1...10 { ring.write(.value, UInt64(number)) }
    expectEqual(ring.records().map(\.node), [7, 8, 9, 10])
  }

  @Test func `a ring that is not full returns all records`() {
    let ring = TraceRing(capacity: 4, thread: 1)
    #expect(ring.records().isEmpty)
    ring.write(.subscribe, 1 | 2 << 32, 3 | 4 << 32)
    let record = ring.records()[0]
    expectEqual(record.kind, .subscribe)
    expectEqual([record.node, record.label, record.ordinal, record.source], [1, 2, 3, 4])
  }

  @Test(arguments: [(0, 16), (-1, 16), (17, 17), (Int.max, 16_777_216)])
  func `a capacity out of range is the nearest one in it`(capacity: Int, nearest: Int) {
    expectEqual(TraceRings.nearest(to: capacity), nearest)
  }

  @Test func `a timeline is valid JSON with one slice for each event`() async throws {
    try await #require(processExitsWith: .success) {
      Trace.startTimeline(capacity: 4096)
      let numbers = PublishSubject<Int>()
      let subscription = numbers.map { $0 }.checkpoint("the \"map\"").subscribe(onNext: { _ in })
      numbers.onNext(1)
      numbers.onNext(2)
      subscription.dispose()
      Trace.stopTimeline()
      numbers.onNext(3)
      let events = try TraceEvents(Trace.timeline())
      try events.check()
      precondition(events.names(of: "X", category: "subscription").count == 2)
      precondition(
        events.names(of: "X", category: "value").sorted() == [
          "PublishSubject", "PublishSubject", "map \"the \"map\"\"", "map \"the \"map\"\"",
        ])
      precondition(events.names(of: "i", category: "dispose").count == 1)
    }
  }

  @Test func `a send that is queued waits until it is delivered`() async throws {
    try await #require(processExitsWith: .success) {
      Trace.startTimeline(capacity: 4096)
      let numbers = PublishSubject<Int>()
      let during = Box("")
      let subscription = numbers.checkpoint("loop").subscribe(onNext: { number in
        if number < 3 { numbers.onNext(number + 1) }
        if number == 1 { during.value = Trace.timeline() }
      })
      numbers.onNext(1)
      subscription.dispose()
      let events = try TraceEvents(Trace.timeline())
      try events.check()
      // 2 waits while 1 is delivered, and 3 while 2 is.
      let names = Array(repeating: "wait at PublishSubject \"loop\"", count: 2)
      precondition(events.names(of: "b", category: "wait") == names)
      precondition(events.durations(of: "wait").count == 2)
      precondition(events.durations(of: "wait").allSatisfy { $0 > 0 })
      // The export ends a wait that continues.
      let early = try TraceEvents(during.value)
      try early.check()
      precondition(early.durations(of: "wait").count == 1)
    }
  }

  @Test func `a send of another thread waits until the thread inside the gate delivers it`()
    async throws
  {
    try await #require(processExitsWith: .success) {
      Trace.startTimeline(capacity: 4096)
      let numbers = PublishSubject<Int>()
      let others = PublishSubject<Int>()
      let isInside = DispatchSemaphore(value: 0)
      let isQueued = DispatchSemaphore(value: 0)
      let subscription = Observable.merge(numbers, others).subscribe(onNext: { number in
        if number != 1 { return }
        isInside.signal()
        isQueued.wait()
      })
      let thread = Thread {
        isInside.wait()
        others.onNext(2)
        isQueued.signal()
      }
      thread.start()
      numbers.onNext(1)
      subscription.dispose()
      let events = try TraceEvents(Trace.timeline())
      try events.check()
      precondition(events.names(of: "b", category: "wait") == ["wait at PublishSubject"])
      precondition(events.threads(of: "b") != events.threads(of: "e"))
    }
  }

  @Test func `an export during an event closes its slice, and a dropped beginning is left out`()
    async throws
  {
    try await #require(processExitsWith: .success) {
      Trace.startTimeline(capacity: 16)
      let numbers = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let exported = Box("")
      let first = inner.subscribe(onNext: { _ in })
      let second = numbers.subscribe(onNext: { number in
        for value in 0..<20 { inner.onNext(value) }
        exported.value = Trace.timeline()
      })
      numbers.onNext(1)
      let during = try TraceEvents(exported.value)
      try during.check()
      // The beginning of the outer value was dropped.
      precondition(during.names(of: "X", category: "value").count == 8)
      let after = try TraceEvents(Trace.timeline())
      try after.check()
      first.dispose()
      second.dispose()
    }
  }

  @Test func `the environment names a file that is written at exit`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("braid-\(UUID().uuidString).json")
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      setenv("BRAID_TRACE", path, 1)
      let numbers = PublishSubject<Int>()
      let subscription = numbers.map { $0 }.subscribe(onNext: { _ in })
      numbers.onNext(1)
      subscription.dispose()
    }
    let events = try TraceEvents(String(contentsOf: file, encoding: .utf8))
    try events.check()
    expectEqual(events.names(of: "X", category: "value").sorted(), ["PublishSubject", "map"])
    try FileManager.default.removeItem(at: file)
  }

  @Test func `a file that cannot be written is an error`() {
    #expect(throws: TraceFileError.self) {
      try Trace.writeTimeline(to: "/nonexistent/trace.json")
    }
  }

  // MARK: Meters

  private struct Meter: TraceMeter {
    let log = Log<String>()
    func count(_ amount: Int, _ metric: String, of name: String) {
      log("\(name) \(metric) +\(amount)")
    }
    func time(_ duration: Duration, _ metric: String, of name: String) {
      log("\(name) \(metric) \(duration >= .zero)")
    }
    func gauge(_ value: Int, _ metric: String, of name: String) {
      log("\(name) \(metric) \(value)")
    }
  }

  @Test func `a meter receives the measurements of named sources`() {
    let meter = Meter()
    traced {
      Trace.meter = meter
      defer { Trace.meter = nil }
      let numbers = PublishSubject<Int>()
      let named = numbers.map { $0 }.checkpoint("metered")
      let first = named.subscribe(onNext: { _ in })
      let second = named.subscribe(onError: { _ in })
      numbers.onNext(1)
      first.dispose()
      numbers.onError(TestError("end"))
      second.dispose()
    }
    let entries = meter.log.entries.filter { $0.hasPrefix("metered ") }
    expectEqual(
      entries.map { $0.dropFirst(8) },
      [
        "subscriptions 1", "subscriptions 2", "values +1", "delivery true", "values +1",
        "delivery true", "subscriptions 1", "errors +1", "subscriptions 0",
      ])
  }

  @Test func `a meter measures a group only if the program names it`() {
    let meter = Meter()
    traced {
      Trace.meter = meter
      defer { Trace.meter = nil }
      let numbers = PublishSubject<Int>()
      let signals = SignalSubject<Int>()
      let subscriptions = [
        numbers.groupBy { _ in "metered key" }.flatMap { $0 }.subscribe(),
        numbers.groupBy { _ in "key" }.flatMap { $0.checkpoint("metered group") }.subscribe(),
        signals.groupBy { _ in "metered key" }.flattenMap { $0 }.subscribe(),
      ]
      numbers.onNext(1)
      signals.sendNext(1)
      for subscription in subscriptions { subscription.dispose() }
    }
    expectEqual(
      meter.log.entries.filter { $0.hasPrefix("metered ") },
      [
        "metered group subscriptions 1", "metered group values +1", "metered group delivery true",
        "metered group subscriptions 0",
      ])
  }
}
