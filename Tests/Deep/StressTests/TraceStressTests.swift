// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTrace
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.cores, .trace)) struct TraceStressTests {
  @Test func `tracing is switched while events flow, and none is lost`() {
    let rounds = 400
    let numbers = PublishSubject<Int>()
    let taps = SignalSubject<Int>()
    let received = Locked(0)
    let count: @Sendable (Int) -> Void = { _ in received.withLock { $0 += 1 } }
    let shared = numbers.map { $0 + 1 }.share()
    let bag = DisposeBag()
    shared.flatMap { Observable.just($0) }.subscribe(onNext: count).disposed(by: bag)
    shared.subscribe(onNext: count).disposed(by: bag)
    taps.map { $0 }.asObservable().subscribe(onNext: count).disposed(by: bag)
    onThreads(4) { index in
      for round in 0..<rounds {
        switch index {
        case 0: numbers.onNext(round)
        case 1: taps.sendNext(round)
        case 2:
          Trace.isOn = round.isMultiple(of: 2)
          if round.isMultiple(of: 50) { Trace.startTimeline(capacity: 64) }
          _ = Trace.graph().text()
          _ = Trace.timeline()
        default:
          let other = shared.filter { $0 > 0 }.checkpoint("other").subscribe(onNext: { _ in })
          taps.flattenMap { Signal.just($0) }.subscribe(next: { _ in }).dispose()
          other.dispose()
        }
      }
    }
    Trace.isOn = false
    Trace.stopTimeline()
    expectEqual(received.withLock { $0 }, 3 * rounds)
    #expect(Trace.graph().connected { $0.name == "other" }.nodes.isEmpty)
  }

  /// C8.
  @Test func `a graph that is deeper than the stack is printed`() {
    Trace.isOn = true
    let source = PublishSubject<Int>()
    var chain = source.asObservable()
    for _ in 1...1_000 { chain = chain.map { $0 } }
    let subscription = chain.subscribe(onNext: { _ in })
    onSmallStack {
      #expect(Trace.graph().text().contains("PublishSubject"))
      #expect(Resources.dump().contains("held by PublishSubject <- map"))
    }
    subscription.dispose()
    Trace.isOn = false
  }

  @Test func `the graph may be requested inside an observer, and while others subscribe`() {
    Trace.isOn = true
    let source = PublishSubject<Int>()
    let lastingNodes = Locked<[Int]>([])
    let read: @Sendable (Int) -> Void = { _ in
      let nodes = Trace.graph().nodes
      lastingNodes.withLock { $0.append(nodes.count { $0.name == "lasting" }) }
    }
    let lasting = source.map { $0 }.checkpoint("lasting").subscribe(onNext: read)
    onThreads(4) { index in
      for round in 0..<200 {
        // Another thread may deliver the values of the first one, when both have been disposed.
        let racing = source.map { $0 }.checkpoint("racing").subscribe(onNext: read)
        if index == 0 { source.onNext(round) }
        racing.dispose()
      }
    }
    #expect(lastingNodes.withLock { $0.count >= 200 && $0.allSatisfy { $0 == 1 } })
    lasting.dispose()
    Trace.isOn = false
    #expect(Trace.graph().connected { ["lasting", "racing"].contains($0.name) }.nodes.isEmpty)
  }

  /// Bytes of the process that are in memory.
  private static func residentBytes() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  @Test func `millions of events of two threads are recorded in two fixed rings`() async {
    await #expect(processExitsWith: .success) {
      let capacity = 1 << 15
      Trace.startTimeline(capacity: capacity)
      let count = amount(5_000_000)
      let received = Locked([0, 0])
      let growths = Locked<[Int]>([])
      onThreads(2) { index in
        let numbers = PublishSubject<Int>()
        var sum = 0
        let subscription = numbers.subscribe(onNext: { sum += $0 })
        // The ring of this thread has been allocated, and is full.
        for _ in 0..<capacity { numbers.onNext(0) }
        let before = TraceStressTests.residentBytes()
        for _ in 0..<count { numbers.onNext(1) }
        let growth = TraceStressTests.residentBytes() - before
        subscription.dispose()
        received.withLock { $0[index] = sum }
        growths.withLock { $0.append(growth) }
      }
      precondition(received.withLock { $0 } == [count, count])
      // The records of all events would take 32 bytes, twice for each.
      let growth = growths.withLock { $0.max() ?? 0 }
      precondition(Setting.isSanitized || growth < 4 << 20, "\(growth) bytes")
      do {
        let events = try TraceEvents(Trace.timeline())
        try events.check()
        precondition(events.threads(of: "X").count == 2)
        precondition(events.count(of: "X") <= 2 * capacity)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  @Test func `two threads in a fixed ring take bounded memory, and the file is valid`() async {
    await #expect(processExitsWith: .success) {
      let capacity = 1 << 12
      Trace.isOn = true
      Trace.startTimeline(capacity: capacity)
      let queue = DispatchQueue(label: "TraceStressTests")
      let scheduler = SerialDispatchQueueScheduler(
        queue: queue, internalSerialQueueName: "TraceStressTests")
      let numbers = PublishSubject<Int>()
      let done = DispatchSemaphore(value: 0)
      let subscription = numbers.map { $0 + 1 }.observe(on: scheduler)
        .subscribe(onNext: { if $0 % 1000 == 0 { done.signal() } })
      func send(_ thousands: Int) {
        for number in 0..<thousands * 1000 {
          numbers.onNext(number)
          if (number + 1) % 1000 == 0 { done.wait() }
        }
      }
      send(20)
      let before = TraceStressTests.residentBytes()
      send(amount(400))
      let growth = TraceStressTests.residentBytes() - before
      // Records of 50 000 values on two threads would take 9 MB. A sanitizer's own memory
      // grows with the memory that the threads touch.
      precondition(Setting.isSanitized || growth < 4 << 20, "\(growth) bytes")
      do {
        let events = try TraceEvents(Trace.timeline())
        try events.check()
        precondition(events.threads(of: "X").count >= 2)
        precondition(events.count(of: "s") > 0)
        precondition(events.count(of: "X") <= 16 * capacity)
      } catch {
        preconditionFailure("\(error)")
      }
      subscription.dispose()
    }
  }
}
