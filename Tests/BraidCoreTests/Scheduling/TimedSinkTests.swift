// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// The wiring of timed operators: timers that are replaced, fire late, or fire inside an event.
@Suite struct TimedSinkTests {
  /// Sends "timer n" when its timer fires, and restarts it with each value.
  private struct Restarting: TimedRule {
    var count = 0
    mutating func receive(
      _ delay: Int, at now: Duration, _ sink: EventSink<String>
    ) -> TimerAction {
      if delay < 0 { return .cancel }
      count += 1
      sink.next("value \(count)")
      return .start(after: .seconds(delay))
    }
    mutating func elapsed(at now: Duration, _ sink: EventSink<String>) -> TimerAction {
      sink.next("timer \(count)")
      return .keep
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
      TimedOperator(made, Restarting(), timing).run(
        EventSink(
          next: {
            self.log($0)
            self.onNext.value?($0)
          }, finish: { _ in self.log("stop") }), outer)
    }

    func send(_ delay: Int) { source.value?.next(delay) }
  }

  @Test func `a timer that is replaced never fires, and its job is removed`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.send(3)
    #expect(manual.waiting == 1)
    manual.advance(by: .seconds(10))
    #expect(fixture.log.entries == ["value 1", "value 2", "timer 2"])
    #expect(manual.waiting == 0)
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
    #expect(fixture.log.entries == ["value 1", "value 2", "timer 2"])
  }

  @Test func `a cancelled timer does not fire`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.send(-1)
    #expect(manual.waiting == 0)
  }

  @Test func `a timer that fires inside an event comes after it`() {
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { _, work in
        work()
        return Disposables.create()
      })
    let fixture = Fixture(timing)
    fixture.onNext.value = { [log = fixture.log] in log("end of \($0)") }
    fixture.send(3)
    #expect(fixture.log.entries == ["value 1", "end of value 1", "timer 1", "end of timer 1"])
  }

  @Test func `disposal cancels the timer, also inside an event that starts one`() {
    let manual = ManualTiming()
    let fixture = Fixture(manual.timing)
    fixture.send(3)
    fixture.outer.dispose()
    #expect(manual.waiting == 0)

    let inside = Fixture(manual.timing)
    inside.onNext.value = { [outer = inside.outer] _ in outer.dispose() }
    inside.send(3)
    #expect(manual.waiting == 0)
    manual.advance(by: .seconds(10))
    #expect(inside.log.entries == ["value 1", "torn down"])
  }

  @Test func `the source's scope ends with its end, also while the gate is busy`() {
    let fixture = Fixture(ManualTiming().timing)
    fixture.onNext.value = { [log = fixture.log, source = fixture.source] _ in
      source.value?.finish(.completed)
      log("end sent")
    }
    fixture.send(3)
    #expect(fixture.log.entries == ["value 1", "torn down", "end sent", "stop"])
  }

  @Test func `an end is handed on before the source's scope ends`() {
    let fixture = Fixture(ManualTiming().timing)
    fixture.source.value?.finish(.completed)
    #expect(fixture.log.entries == ["stop", "torn down"])
  }
}
