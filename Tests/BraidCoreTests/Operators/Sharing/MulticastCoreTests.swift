// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// The timer of a grace period.
struct MulticastCoreTests {
  private let run = OperatorRun()

  private func makeCore(_ timing: Timing) -> MulticastCore {
    var rules = MulticastRules(endsWithCore: true)
    rules.disconnection = .grace(.seconds(3), timing)
    nonisolated(unsafe) let source = run.source("a").source.raw
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
}
