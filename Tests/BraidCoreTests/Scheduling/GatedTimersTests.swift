// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

/// The wiring of timed operators: timers that are replaced, fire late, or fire inside an event.
struct GatedTimersTests {
  /// Sends "timer n" when its timer fires, and restarts it with each value.
  private final class Restarting: GatedSink, @unchecked Sendable {  // in the gate
    private var count = 0

    init(_ subscription: GatedSubscription) {
      super.init(subscription, GatedNeeds(clock: .timerAndTime))
    }

    override func first(_ value: UnsafeRawPointer, at now: Duration) {
      let delay = value.load(as: Int.self)
      if delay < 0 { return cancelTimer() }
      count += 1
      withAddress(of: "value \(count)") { next($0) }
      startTimer(after: .seconds(delay), from: now)
    }

    override func elapsed(at now: Duration) -> Bool {
      withAddress(of: "timer \(count)") { next($0) }
      return false
    }
  }

  private final class Fixture: Sendable {
    let log = Log<String>()
    let outer = SinkDisposer()
    let source = Box<EventSink<Int>?>(nil)
    let onNext = Box<(@Sendable (String) -> Void)?>(nil)

    init(_ timing: Timing) {
      let made = EventSource<Int>(.hot) { _, sink, scope in
        self.source.value = sink
        scope.set(self.log.disposable("torn down"))
      }
      GatedOperator(made, timing.clock) { Restarting($0) }.run(
        EventSink<String>(
          next: {
            self.log($0)
            self.onNext.value?($0)
          }, finish: { _ in self.log("stop") }
        ).raw, outer)
    }

    func send(_ delay: Int) { source.value?.next(delay) }
  }

  @Test func `a replaced timer never fires, and its job is removed`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.send(3)
    expectEqual(manual.waiting, 1)
    manual.advance(by: .seconds(10))
    expectEqual(fixture.log.entries, ["value 1", "value 2", "timer 2"])
    expectEqual(manual.waiting, 0)
  }

  @Test func `a stale timer is ignored even if its job runs`() {
    let works = Log<@Sendable () -> Void>()
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { _, work in
        works(work)
        return Disposables.create()
      })
    let fixture = Fixture(timing)
    fixture.send(3)
    fixture.send(3)
    for work in works.entries { work() }
    works.entries.first?()
    expectEqual(fixture.log.entries, ["value 1", "value 2", "timer 2"])
  }

  @Test func `a cancelled timer does not fire`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.send(-1)
    expectEqual(manual.waiting, 0)
  }

  @Test func `a timer that fires inside an event is handled after it`() {
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { _, work in
        work()
        return Disposables.create()
      })
    let fixture = Fixture(timing)
    fixture.onNext.value = { [log = fixture.log] in log("end of \($0)") }
    fixture.send(3)
    expectEqual(fixture.log.entries, ["value 1", "end of value 1", "timer 1", "end of timer 1"])
  }

  @Test func `disposal cancels the timer, even inside an event that starts a timer`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.outer.dispose()
    expectEqual(manual.waiting, 0)

    let inside = Fixture(manual.timing)
    inside.onNext.value = { [outer = inside.outer] _ in outer.dispose() }
    inside.send(3)
    expectEqual(manual.waiting, 0)
    manual.advance(by: .seconds(10))
    expectEqual(inside.log.entries, ["value 1", "torn down"])
  }

  @Test func `the source's scope ends with the source, even while the gate is busy`() {
    let fixture = Fixture(ManualTiming().timing)
    fixture.onNext.value = { [log = fixture.log, source = fixture.source] _ in
      source.value?.finish(.completed)
      log("end sent")
    }
    fixture.send(3)
    expectEqual(fixture.log.entries, ["value 1", "torn down", "end sent", "stop"])
  }

  @Test func `an end is forwarded before the source's scope ends`() {
    let fixture = Fixture(ManualTiming().timing)
    fixture.source.value?.finish(.completed)
    expectEqual(fixture.log.entries, ["stop", "torn down"])
  }
}

/// Operators with a timer release their pending values when the source fails.
struct PendingValueTests {
  private typealias Operator = (EventSource<Witness>, @escaping OperatorClock.Source)
    -> GatedOperator

  /// Sends each operator values of which the last one is pending.
  @Test func `an error releases the pending value although the source retains its observer`() {
    let keys = AtomicInt()
    for (operation, count) in [
      ({ GatedOperator($0, debouncedFor: .seconds(3), $1) }, 1),
      ({ GatedOperator($0, delayedBy: .seconds(3), $1) }, 1),
      ({ GatedOperator($0, throttledFor: .seconds(3), sendsLatest: true, $1) }, 2),
      (
        {
          GatedOperator(
            $0, throttledFor: .seconds(3), byKey: { _ in min(keys.increment(), 1) },
            sendsLatest: true, $1)
        }, 3
      ),
      ({ GatedOperator($0, bufferedFor: .seconds(3), opensAtOnce: true, $1) }, 1),
      ({ GatedOperator($0, bufferedUntilPause: .seconds(3), count: 0, $1) }, 1),
    ] as [(Operator, Int)] {
      let observer = Box<EventSink<Witness>?>(nil)
      let source = EventSource<Witness>(.hot) { _, sink, _ in observer.value = sink }
      let scope = SinkDisposer()
      operation(source, ManualTiming().timing.clock).run(
        RawSink(next: { _ in }, finish: { _ in scope.finish() }), scope)
      let pending = (1...count).map { _ in holding { observer.value?.next($0) }.object }
      #expect(pending.last?.value != nil)
      observer.value?.finish(.failure)
      #expect(pending.last?.value == nil)
    }
  }
}

/// Which timers the wiring starts for an operator that puts its timer off, or that has a queue.
struct TimerTurnsTests {
  private struct Run {
    let manual: ManualTiming
    let log = Log<String>()
    let outer = SinkDisposer()
    let send: (Int) -> Void

    init(_ turns: Timing.Turns?, _ makeOperator: GatedRun.Operator) {
      let sink = Box<EventSink<Int>?>(nil)
      manual = ManualTiming(turns)
      let made = EventSource<Int>(.hot) { _, newSink, _ in sink.value = newSink }
      makeOperator(made, manual.timing.clock).run(
        EventSink<Int>(next: { [log] in log("\($0)") }, finish: { _ in }).raw, outer)
      send = { sink.value?.next($0) }
    }

    /// Schedules another action that is due after some seconds.
    func other(_ seconds: Int) {
      _ = manual.timing.performAfter(.seconds(seconds)) { [log] in log("other") }
    }

    func after(_ seconds: Int, _ body: () -> Void) {
      manual.advance(by: .seconds(seconds))
      body()
    }
  }

  @Test func `a postponed timer keeps its position only on a real clock`() {
    for (turns, expected) in [
      (nil, ["other", "2"]), (.shared, ["other", "2"]), (.eachTimer, ["2", "other"]),
      (.eachEvent, ["2", "other"]),
    ] as [(Timing.Turns?, [String])] {
      let run = Run(turns) { GatedOperator($0, debouncedFor: .seconds(3), $1) }
      run.send(1)
      run.after(1) {
        run.send(2)
        run.other(3)
      }
      expectEqual(run.manual.waiting, 2)
      run.manual.advance(by: .seconds(5))
      expectEqual(run.log.entries, expected)
      expectEqual(run.manual.waiting, 0)
    }
  }

  @Test(arguments: [nil, .eachTimer] as [Timing.Turns?])
  func `a value after a cancelled timer starts a timer`(turns: Timing.Turns?) {
    let run = Run(turns) {
      GatedOperator($0, debouncedFor: .seconds(3), where: Condition<Int> { $0 < 10 }.raw, $1)
    }
    for value in [1, 20, 2] { run.send(value) }
    run.manual.advance(by: .seconds(3))
    expectEqual(run.log.entries, ["20", "2"])
  }

  @Test func `the events of a queue have one timer, successive timers or separate timers`() {
    for (turns, waiting, expected) in [
      (nil, 2, ["1", "2", "3", "other"]), (.eachTimer, 2, ["1", "other", "2", "3"]),
      (.eachEvent, 4, ["1", "2", "other", "3"]),
    ] as [(Timing.Turns?, Int, [String])] {
      let run = Run(turns) { GatedOperator($0, delayedBy: .seconds(3), $1) }
      run.send(1)
      run.send(2)
      run.other(3)
      run.send(3)
      expectEqual(run.manual.waiting, waiting)
      run.manual.advance(by: .seconds(3))
      expectEqual(run.log.entries, expected)
      expectEqual(run.manual.waiting, 0)
    }
  }

  @Test func `disposal and a new timer cancel all timers, including additional ones`() {
    let run = Run(.eachEvent) { GatedOperator($0, delayedBy: .seconds(3), $1) }
    for number in 1...5 { run.after(1) { run.send(number) } }
    expectEqual(run.manual.waiting, 3)
    expectEqual(run.log.entries, ["1", "2"])
    run.outer.dispose()
    expectEqual(run.manual.waiting, 0)
    run.manual.advance(by: .seconds(5))
    expectEqual(run.log.entries, ["1", "2"])
  }

  @Test func `a timer that fires slightly early counts as due in virtual time`() {
    let works = Log<@Sendable () -> Void>()
    let log = Log<Int>()
    let sink = Box<EventSink<Int>?>(nil)
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { _, work in
        works(work)
        return Disposables.create()
      }, turns: { .eachTimer })
    let made = EventSource<Int>(.hot) { _, newSink, _ in sink.value = newSink }
    GatedOperator(made, debouncedFor: .seconds(3), timing.clock).run(
      EventSink<Int>(next: { log($0) }, finish: { _ in }).raw, SinkDisposer())
    sink.value?.next(1)
    works.entries.first?()
    expectEqual(log.entries, [1])
    expectEqual(works.entries.count, 1)
  }
}
