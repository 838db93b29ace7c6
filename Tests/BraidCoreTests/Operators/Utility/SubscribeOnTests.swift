// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SubscribeOnTests {
  private let run = OperatorRun()
  private let jobs = Jobs()

  /// - Parameter tearsDownLater: Whether the teardown is work of the scheduler, too.
  private func start(tearsDownLater: Bool = false) -> ManualSource<Int> {
    let source = run.source("a")
    let subscription = DeferredSubscription(
      run.scope, tearDown: tearsDownLater ? jobs.perform : nil)
    subscription.begin(source.source.raw, run.sink(of: Int.self).raw, schedule: jobs.perform)
    expectEqual(run.news(), "")
    return source
  }

  @Test func `the source is subscribed to when the scheduler runs the action`() {
    let source = start()
    expectEqual(run.after { jobs.runOne() }, "a on")
    expectEqual(run.after { source.next(1) }, "1")
    expectEqual(run.after { source.finish() }, "| a off")
  }

  @Test(arguments: [false, true]) func `a disposal before the action prevents the subscription`(
    later: Bool
  ) {
    _ = start(tearsDownLater: later)
    run.scope.dispose()
    expectEqual(jobs.waiting, 0)
    expectEqual(run.news(), "")
  }

  @Test func `a job whose scheduling disposes the result is cancelled`() {
    let subscription = DeferredSubscription(run.scope, tearDown: nil)
    subscription.begin(run.source("a").source.raw, run.sink(of: Int.self).raw) {
      [jobs, scope = run.scope] work in
      let job = jobs.perform(work)
      scope.dispose()
      return job
    }
    expectEqual(jobs.waiting, 0)
  }

  @Test func `disposal tears down immediately, or when the scheduler runs the action`() {
    _ = start()
    jobs.runOne()
    expectEqual(run.after { run.scope.dispose() }, "a off")

    let later = SubscribeOnTests()
    let source = later.start(tearsDownLater: true)
    later.jobs.runOne()
    expectEqual(later.run.after { later.run.scope.dispose() }, "")
    expectEqual(later.run.after { source.next(1) }, "")
    expectEqual(later.run.after { later.jobs.runOne() }, "a off")
  }

  @Test func `a source that ends is torn down on its scheduler`() {
    let source = start(tearsDownLater: true)
    jobs.runOne()
    expectEqual(run.after { source.finish() }, "|")
    expectEqual(run.after { jobs.runOne() }, "a off")
  }

  @Test func `an endless source is notified of a disposal in its first value`() {
    let endless = EventSource<Int>(.hot) { [log = run.log] _, sink, scope in
      scope.set(log.disposable("off"))
      var number = 0
      while !scope.isDisposed, number < 10 {
        number += 1
        sink.next(number)
      }
      log("returned")
    }
    run.onNext { [scope = run.scope] in if $0 == "2" { scope.dispose() } }
    let subscription = DeferredSubscription(run.scope, tearDown: jobs.perform)
    subscription.begin(endless.raw, run.sink(of: Int.self).raw, schedule: jobs.perform)
    expectEqual(run.after { jobs.runOne() }, "1 2 off returned")
    expectEqual(jobs.waiting, 0)
  }

  @Test func `an abandoned source abandons the result`() {
    let source = start()
    jobs.runOne()
    expectEqual(run.after { source.abandon() }, "a off gone")
  }
}
