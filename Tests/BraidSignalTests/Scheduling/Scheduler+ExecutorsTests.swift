// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SchedulerExecutorsTests {
  private let scheduler = TestSignalScheduler()
  private let log = TestSupport.Log<String>()

  @Test func `a task runs only while its scheduler is stepped or its time advances`() {
    let clock = scheduler.clock
    Task(executorPreference: scheduler.taskExecutor) { [log, scheduler] in
      log("begins, current: \(Scheduler.current === scheduler)")
      try? await clock.sleep(for: .seconds(3))
      log("awake at \(clock.elapsed)")
    }
    expectEqual(log.entries, [])
    scheduler.step()
    expectEqual(log.entries, ["begins, current: true"])
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries.count, 1)
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries.last, "awake at 3.0 seconds")
  }

  @Test func `an actor runs on its scheduler, which is current`() {
    let store = Store(on: scheduler)
    Task(executorPreference: scheduler.taskExecutor) { [log] in
      await store.insert(1)
      log("\(await store.currentName ?? "none")")
    }
    scheduler.step()
    expectEqual(log.entries, [])
    scheduler.stepAll()
    expectEqual(log.entries, ["test"])
  }

  @Test func `closures of an actor receive values that its scheduler delivers`() {
    let store = Store(on: scheduler)
    let numbers = SignalSubject<Int>()
    Task(executorPreference: scheduler.taskExecutor) { [scheduler] in
      await store.follow(numbers.deliver(on: scheduler))
    }
    scheduler.stepAll()
    numbers.sendNext(1)
    numbers.sendNext(2)
    scheduler.stepAll()
    scheduler.schedule { [log] in log("\(store.assumeIsolated { $0.values })") }
    scheduler.stepAll()
    expectEqual(log.entries, ["[1, 2]"])
  }

  @Test func `tasks finish after the scheduler is released`() async {
    func start() -> Task<[Int], Never> {
      let store = Store(on: .background())
      return Task(executorPreference: Scheduler.background().taskExecutor) {
        for number in 0..<100 {
          await store.insert(number)
          await Task.yield()
        }
        return await store.values
      }
    }
    expectEqual(await start().value, Array(0..<100))
  }

  @Test func `an action of a background scheduler is isolated to an actor on it`() async {
    let scheduler = Scheduler.background()
    let store = Store(on: scheduler)
    await withCheckedContinuation { continuation in
      scheduler.schedule {
        store.assumeIsolated { $0.insert(1) }
        continuation.resume()
      }
    }
    expectEqual(await store.values, [1])
  }
}

private actor Store {
  private(set) var values: [Int] = []
  private var subscription: (any Disposable)?
  private let executor: SchedulerSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(on scheduler: Scheduler) { executor = scheduler.serialExecutor }

  var currentName: String? { Scheduler.current?.name }

  func insert(_ value: Int) { values.append(value) }

  func follow(_ numbers: Signal<Int>) {
    subscription = numbers.subscribe(next: { self.insert($0) })
  }
}
