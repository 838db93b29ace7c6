// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MulticastCoreTests {
  private let run = OperatorRun()

  /// A core with a grace period.
  private func makeCore(_ timing: Timing, _ source: ManualSource<Int>? = nil) -> MulticastCore {
    var rules = MulticastRules(endsWithCore: true)
    rules.disconnection = .grace(.seconds(3), timing)
    nonisolated(unsafe) let source = (source ?? run.source("a")).source.raw
    return MulticastCore(rules) { _ in
      MulticastSession(source, SubjectCore(RawType(Int.self)))
    }
  }

  private func subscribe(to core: MulticastCore) -> SinkDisposer {
    let scope = SinkDisposer()
    core.subscribeCounted(run.sink(of: Int.self).raw, scope)
    return scope
  }

  @Test func `a new observer and the release of the core cancel the timer`() {
    let manual = ManualTiming()
    var core: MulticastCore? = makeCore(manual.timing)
    for _ in 1...2 {
      let scope = core.map { subscribe(to: $0) }
      expectEqual(manual.waiting, 0)
      scope?.dispose()
      expectEqual(manual.waiting, 1)
    }
    expectEqual(run.news(), "a on")
    core = nil
    expectEqual(run.news(), "a off")
    expectEqual(manual.waiting, 0)
  }

  @Test func `a timer that cannot be cancelled does not end a later grace period`() {
    let jobs = Box<[Timing.Work]>([])
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { _, work in
        jobs.update { $0.append(work) }
        return Disposables.create()
      }, turns: nil)
    let core = makeCore(timing)
    for _ in 1...2 { subscribe(to: core).dispose() }
    expectEqual(run.news(), "a on")
    expectEqual(run.after { jobs.value[0]() }, "")
    expectEqual(run.after { jobs.value[1]() }, "a off")
  }

  @Test func `the end of the source cancels the timer`() {
    let (source, manual) = (run.source("a"), ManualTiming())
    let core = makeCore(manual.timing, source)
    subscribe(to: core).dispose()
    expectEqual(manual.waiting, 1)
    source.finish()
    expectEqual(manual.waiting, 0)
  }

  @Test func `an observer that subscribes while a timer is started cancels it`() {
    let (manual, whenStarted) = (ManualTiming(), Box<(@Sendable () -> Void)?>(nil))
    let timing = Timing(
      now: { .zero }, perform: { _ in Disposables.create() },
      performAfter: { delay, work in
        defer { whenStarted.value?() }
        return manual.timing.performAfter(delay, work)
      }, turns: nil)
    let (core, later) = (makeCore(timing), SinkDisposer())
    let first = subscribe(to: core)
    whenStarted.value = { [run] in core.subscribeCounted(run.sink(of: Int.self).raw, later) }
    first.dispose()
    expectEqual(manual.waiting, 0)
    whenStarted.value = nil
    later.dispose()
  }

  @Test func `an observer of the end that another sender sent begins a new connection`() {
    nonisolated(unsafe) let source = run.source("a").source.raw
    let first = Box<SubjectCore?>(nil)
    let core = MulticastCore(MulticastRules()) { _ in
      let subject = SubjectCore(RawType(Int.self))
      first.update { $0 = $0 ?? subject }
      return MulticastSession(source, subject)
    }
    let (scope, other, again) = (SinkDisposer(), SinkDisposer(), SinkDisposer())
    core.subscribeCounted(
      EventSink<Int>(next: { _ in }) { [run] _ in
        scope.finish()
        core.subscribeCounted(run.sink(of: Int.self).raw, again)
      }.raw, scope)
    core.subscribeCounted(
      EventSink<Int>(next: { _ in }, finish: { _ in other.finish() }).raw, other)
    expectEqual(run.news(), "a on")
    expectEqual(run.after { first.value?.finish(.completed) }, "a off a on")
    again.dispose()
  }

  @Test func `a late observer can unsubscribe between two replayed values`() {
    let source = run.source("a")
    nonisolated(unsafe) let raw = source.source.raw
    let core = MulticastCore(MulticastRules(isSingle: true)) { _ in
      MulticastSession(raw, RecordingCore(RawType(Int.self), .replay, limit: 2))
    }
    let scope = subscribe(to: core)
    for number in 1...2 { source.next(number) }
    scope.dispose()
    expectEqual(run.news(), "a on 1 2 a off")
    run.onNext { [scope = run.scope] _ in scope.dispose() }
    core.subscribeCounted(run.sink(of: Int.self).raw, run.scope)
    expectEqual(run.news(), "1")
  }
}
