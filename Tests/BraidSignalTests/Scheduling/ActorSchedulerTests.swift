// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct ActorSchedulerTests {
  private actor Store {
    var values: [Int] = []

    func insert(_ value: Int) { values.append(value) }

    /// Runs `body` while nothing else of this actor does.
    func perform(_ body: @Sendable () -> Void) { body() }
  }

  @Test func `an actor scheduler runs its actions on the actor in order`() async {
    let store = Store()
    let scheduler = Scheduler.actor(store)
    await withCheckedContinuation { continuation in
      for value in 0..<2_000 {
        scheduler.schedule { store.assumeIsolated { $0.insert(value) } }
      }
      scheduler.schedule { continuation.resume() }
    }
    expectEqual(await store.values, Array(0..<2_000))
  }

  @Test func `an actor scheduler is current during its actions`() async {
    let scheduler = Scheduler.actor(Store(), name: "store")
    let isCurrent = await withCheckedContinuation { continuation in
      scheduler.schedule { continuation.resume(returning: Scheduler.current === scheduler) }
    }
    #expect(isCurrent)
    expectEqual(scheduler.name, "store")
  }

  @Test func `an action cancelled while the actor is busy does not run`() async {
    let store = Store()
    let scheduler = Scheduler.actor(store)
    let log = TestSupport.Log<String>()
    await store.perform {
      scheduler.schedule { log("cancelled") }?.dispose()
      scheduler.schedule(after: .seconds(3_600)) { log("late") }?.dispose()
      scheduler.schedule { log("done") }
      expectEqual(log.entries, [])
    }
    await withCheckedContinuation { continuation in
      scheduler.schedule { continuation.resume() }
    }
    expectEqual(log.entries, ["done"])
  }

  @Test func `an actor scheduler delivers the events of a signal on the actor`() async {
    let store = Store()
    await withCheckedContinuation { continuation in
      Signal.from([1, 2, 3]).deliver(on: .actor(store)).subscribe(
        next: { value in store.assumeIsolated { $0.insert(value) } },
        completed: { continuation.resume() })
    }
    expectEqual(await store.values, [1, 2, 3])
  }

  @Test func `an action can be delayed and repeated`() async {
    let store = Store()
    let scheduler = Scheduler.actor(store)
    await withCheckedContinuation { continuation in
      let rounds = SerialDisposable()
      rounds.disposable = scheduler.schedule(
        after: .milliseconds(1), repeating: .milliseconds(1)
      ) {
        store.assumeIsolated { $0.insert($0.values.count) }
        if store.assumeIsolated({ $0.values.count }) == 3 {
          rounds.dispose()
          continuation.resume()
        }
      }
    }
    expectEqual(await store.values, [0, 1, 2])
  }
}
