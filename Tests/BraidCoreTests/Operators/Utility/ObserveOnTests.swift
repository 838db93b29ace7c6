// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct ObserveOnTests {
  private let run = OperatorRun()
  private let jobs = Jobs()

  private func start(eventsPerTurn: Int = 10) -> ManualSource<Int> {
    let source = run.source("a")
    let engine = ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: eventsPerTurn,
      jobs.perform)
    source.source.connect(engine.input.typed(), engine)
    expectEqual(run.news(), "a on")
    return source
  }

  @Test func `one job delivers all values queued before it`() {
    let source = start()
    expectEqual(run.after { for number in 1...3 { source.next(number) } }, "")
    expectEqual(jobs.waiting, 1)
    expectEqual(run.after { jobs.runOne() }, "1 2 3")
    expectEqual(jobs.waiting, 0)
    source.next(4)
    expectEqual(run.after { jobs.runOne() }, "4")
  }

  @Test func `the memory of a burst is freed when its last value was delivered`() {
    let source = run.source("a")
    let engine = ObserveOnSink(
      RawType(Int.self), EventSink<Int>(next: { _ in }, finish: { _ in }).raw, run.scope,
      eventsPerTurn: 10_000, jobs.perform)
    source.source.connect(engine.input.typed(), engine)
    for number in 1...5000 { source.next(number) }
    jobs.runOne()
    #expect(!engine.delivering.isLarge)
    source.next(1)
    jobs.runOne()
    expectEqual(jobs.waiting, 0)
  }

  @Test func `after the limit of events other actions run`() {
    let source = start(eventsPerTurn: 2)
    for number in 1...5 { source.next(number) }
    expectEqual(run.after { jobs.runOne() }, "1 2")
    expectEqual(jobs.waiting, 1)
    expectEqual(run.after { jobs.runOne() }, "3 4")
    expectEqual(run.after { jobs.runOne() }, "5")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a job that runs during scheduling continues in the same loop`() {
    let source = run.source("a")
    let engine = ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: 1
    ) { work in
      work()
      return Disposables.create()
    }
    source.source.connect(engine.input.typed(), engine)
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      for number in 2...4 { source.next(number) }
      log("sent")
    }
    expectEqual(run.after { source.next(1) }, "1 sent 2 3 4")
  }

  @Test func `an end that cannot be delivered synchronously gets a job`() {
    let source = run.source("a")
    ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: 10,
      inside: { _ in false }, jobs.perform
    ).run(source.source.raw)
    expectEqual(run.after { source.finish() }, "a off")
    expectEqual(run.after { jobs.runOne() }, "|")
  }

  @Test(arguments: [(Termination.completed, "1 |"), (.failure, "1 #")])
  func `the source is torn down at its end, and the end is delivered after the values`(
    termination: Termination, result: String
  ) {
    let source = start()
    source.next(1)
    expectEqual(run.after { source.finish(termination) }, "a off")
    expectEqual(run.after { jobs.runOne() }, result)
  }

  @Test func `the end counts towards the limit of events`() {
    let source = start(eventsPerTurn: 1)
    source.next(1)
    source.finish()
    expectEqual(run.after { jobs.runOne() }, "1")
    expectEqual(run.after { jobs.runOne() }, "|")
  }

  @Test func `values sent during a delivery are delivered by the same job`() {
    let source = start()
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      source.next(2)
      log("sent")
    }
    source.next(1)
    expectEqual(run.after { jobs.runOne() }, "1 sent 2")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `disposal cancels the job and releases the queued values`() {
    let source = run.source("a", of: Witness.self)
    let engine = ObserveOnSink(
      RawType(Witness.self), run.sink(of: Witness.self).raw, run.scope, eventsPerTurn: 10,
      jobs.perform)
    source.source.connect(engine.input.typed(), engine)
    let (_, waiting) = holding { source.next($0) }
    #expect(waiting.value != nil)
    expectEqual(run.after { run.scope.dispose() }, "a off")
    #expect(waiting.value == nil)
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a job is released outside the lock`() {
    let source = run.source("a")
    let engine = ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: 10
    ) { [jobs] work in
      _ = jobs.perform(work)
      return Job(onRelease: { source.next(7) })
    }
    source.source.connect(engine.input.typed(), engine)
    source.next(1)
    jobs.runOne()
    source.next(2)
    expectEqual(run.after { jobs.runOne() }, "2 7")
  }

  @Test func `disposal inside a delivery stops it`() {
    let source = start()
    run.onNext { [scope = run.scope] _ in scope.dispose() }
    for number in 1...3 { source.next(number) }
    expectEqual(run.after { jobs.runOne() }, "1 a off")
  }

  @Test func `the values of an abandoned source are delivered before the result is abandoned`() {
    let source = start()
    source.next(1)
    expectEqual(run.after { source.abandon() }, "a off")
    expectEqual(run.after { jobs.runOne() }, "1 gone")
  }

  /// An operator whose scheduler does work inside the call while `isFree`, but not inside of that.
  private func startInside(
    eventsPerTurn: Int = 10, isFree: Box<Bool> = Box(true)
  ) -> ManualSource<Int> {
    let source = run.source("a")
    let engine = ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: eventsPerTurn,
      inside: { work in
        if !isFree.value { return false }
        isFree.value = false
        defer { isFree.value = true }
        work()
        return true
      }, jobs.perform)
    source.source.connect(engine.input.typed(), engine)
    expectEqual(run.news(), "a on")
    return source
  }

  @Test(arguments: [(Termination.completed, "a off |"), (.failure, "a off #")])
  func `a synchronous scheduler needs no job`(
    termination: Termination, result: String
  ) {
    let source = startInside()
    expectEqual(run.after { source.next(1) }, "1")
    expectEqual(run.after { source.next(2) }, "2")
    expectEqual(
      run.after { source.finish(termination) }.split(separator: " ").sorted(),
      result.split(separator: " ").sorted())
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a value sent by an observer in a synchronous delivery follows its event`() {
    let source = startInside()
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      for number in 2...4 { source.next(number) }
      log("sent")
    }
    expectEqual(run.after { source.next(1) }, "1 sent 2 3 4")
    expectEqual(run.after { source.next(5) }, "5")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `no value overtakes a queued one`() {
    let isFree = Box(false)
    let source = startInside(isFree: isFree)
    source.next(1)
    isFree.value = true
    expectEqual(run.after { source.next(2) }, "")
    expectEqual(jobs.waiting, 1)
    expectEqual(run.after { jobs.runOne() }, "1 2")
    expectEqual(run.after { source.next(3) }, "3")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `after the limit of events in a synchronous delivery other actions run`() {
    let source = startInside(eventsPerTurn: 2)
    run.onNext { if $0 == "1" { for number in 2...5 { source.next(number) } } }
    expectEqual(run.after { source.next(1) }, "1 2")
    expectEqual(jobs.waiting, 1)
    expectEqual(run.after { source.next(6) }, "")
    expectEqual(run.after { jobs.runOne() }, "3 4")
    expectEqual(run.after { jobs.runOne() }, "5 6")
    expectEqual(run.after { source.next(7) }, "7")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `disposal in a synchronous delivery stops it and drops the observer's values`() {
    let source = startInside()
    run.onNext { [scope = run.scope] _ in
      source.next(2)
      scope.dispose()
      source.next(3)
    }
    expectEqual(run.after { source.next(1) }, "1 a off")
    expectEqual(run.after { source.next(4) }, "")
    expectEqual(jobs.waiting, 0)
  }
}

/// The disposable of a program's scheduler.
private final class Job: Disposable {
  private let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { onRelease() }

  func dispose() {}
}
