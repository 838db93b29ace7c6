// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport
import Testing

/// Many threads at one subject's gate.
@Suite(.serialized, .alone) struct SubjectCoreStressTests {
  private static let threads = 8
  private static let sends = amount(20_000)

  /// Checks the events of one observer: one call at a time, each sender's values in order, none
  /// twice.
  private final class Checker: @unchecked Sendable {  // fields are only touched by serial events
    var last = [Int](repeating: -1, count: threads)
    var received = 0
    var disorder = 0
    let inside = AtomicInt()
    let overlaps = AtomicInt()

    func sink(_ finish: @escaping @Sendable (Termination) -> Void = { _ in }) -> EventSink<
      (Int, Int)
    > {
      EventSink(
        next: { self.next($0) },
        finish: finish)
    }

    private func next(_ value: (Int, Int)) {
      if inside.increment() != 0 { overlaps.increment() }
      if last[value.0] >= value.1 { disorder += 1 }
      last[value.0] = value.1
      received += 1
      inside.decrement()
    }
  }

  @Test func `eight senders lose and reorder no value`() {
    let subject = SubjectCore((Int, Int).self)
    let checker = Checker()
    let scope = SinkDisposer()
    subject.subscribe(checker.sink(), scope)
    onThreads(Self.threads) { sender in
      for value in 0..<Self.sends { subject.next((sender, value)) }
    }
    expectEqual(checker.received, Self.threads * Self.sends)
    expectEqual(checker.disorder, 0)
    expectEqual(checker.overlaps.load(), 0)
    scope.dispose()
    #expect(!subject.hasObservers)
  }

  @Test
  func `observers that subscribe and unsubscribe during sends are never called after their end`() {
    let subject = SubjectCore((Int, Int).self)
    let late = AtomicInt()
    onThreads(Self.threads) { index in
      for value in 0..<Self.sends / 4 {
        if index % 2 == 0 {
          subject.next((index, value))
        } else {
          let scope = SinkDisposer()
          let seen = Counter()
          subject.subscribe(
            EventSink<(Int, Int)>(next: { _ in seen.increment() }, finish: { _ in }), scope)
          scope.dispose()
          // A delivery may be in progress on another thread: it is the last one (C5).
          let before = seen.count
          subject.next((index, value))
          subject.next((index, value))
          if seen.count > before + 1 { late.increment() }
        }
      }
    }
    expectEqual(late.load(), 0)
    #expect(!subject.hasObservers)
  }

  @Test func `a late observer receives the current value and then every newer value exactly once`()
  {
    let subject = RecordingCore(0, .current)
    let gaps = AtomicInt()
    let box = Shared()
    onThreads(Self.threads) { index in
      if index == 0 {
        for value in 1...Self.sends { subject.next(value) }
        box.raise()
        return
      }
      while !box.isRaised {
        let scope = SinkDisposer()
        let seen = LastSeen()
        subject.subscribe(
          EventSink(
            next: { value in if !seen.isNext(value) { gaps.increment() } }, finish: { _ in }), scope
        )
        for _ in 0..<50 { _ = subject.remembered() }
        scope.dispose()
      }
    }
    expectEqual(gaps.load(), 0)
  }

  @Test func `the current value is read whole, and never after a newer one`() {
    // Without a lock, and as two halves that a reader could see apart.
    checkReads({ $0 }, { $0 })
    checkReads({ (UInt32($0), UInt32($0)) }, { $0.0 == $0.1 ? Int($0.0) : nil })
    // Under the lock: large, and not plain.
    checkReads({ ($0, $0) }, { $0.0 == $0.1 ? $0.0 : nil })
    checkReads({ "\($0), of a length that is not in place" }, { Int($0.prefix { $0 != "," }) })
  }

  /// - Parameter number: The number that a value was made of; nil if the value is torn.
  private func checkReads<Value>(
    _ value: @escaping @Sendable (Int) -> Value, _ number: @escaping @Sendable (Value) -> Int?
  ) {
    let subject = RecordingCore(value(0), .current)
    let wrong = AtomicInt()
    let done = Shared()
    onThreads(4) { index in
      if index == 0 {
        for count in 1...Self.sends { subject.next(value(count)) }
        return done.raise()
      }
      var last = 0
      while !done.isRaised {
        let current: Value = currentValue(of: subject)
        guard let read = number(current), read >= last else { return _ = wrong.increment() }
        last = read
        // A late observer copies the value in the meantime.
        if index == 1 { _ = subject.remembered() }
      }
      let current: Value = currentValue(of: subject)
      if number(current) != Self.sends { wrong.increment() }
    }
    expectEqual(wrong.load(), 0)
  }

  @Test func `an end concurrent with subscriptions reaches each observer once`() {
    for _ in 0..<200 {
      let subject = SubjectCore(Int.self)
      let stops = Log<Int>()
      onThreads(4) { index in
        if index == 0 { return subject.finish(.completed) }
        for number in 0..<10 {
          let scope = SinkDisposer()
          subject.subscribe(
            EventSink(
              next: { _ in },
              finish: { _ in
                stops(index * 10 + number)
                scope.dispose()
              }), scope)
        }
      }
      expectEqual(stops.entries.sorted(), Array(10..<40))
      #expect(!subject.hasObservers)
    }
  }

  private final class Counter: Sendable {
    private let raw = AtomicInt()
    var count: Int { raw.load() }
    func increment() { raw.increment() }
  }

  private final class Shared: Sendable {
    private let flag = AtomicFlag()
    var isRaised: Bool { flag.isSet }
    func raise() { _ = flag.setIfClear() }
  }

  private final class LastSeen: @unchecked Sendable {  // events are serial
    private var last: Int?
    func isNext(_ value: Int) -> Bool {
      defer { last = value }
      return last.map { value == $0 + 1 } ?? true
    }
  }
}
