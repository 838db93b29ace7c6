// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct SchedulerTypeExecutorsTests {
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  private let log = Log<String>()

  @Test func `a task runs only while the time of its scheduler advances`() {
    let clock = scheduler.virtualClock
    Task(executorPreference: scheduler.taskExecutor) { [log] in
      log("begins")
      try? await clock.sleep(for: .seconds(3))
      log("awake at \(clock.elapsed)")
    }
    expectEqual(log.entries, [])
    scheduler.advanceTo(2)
    expectEqual(log.entries, ["begins"])
    scheduler.advanceTo(4)
    expectEqual(log.entries, ["begins", "awake at 3.0 seconds"])
  }

  @Test func `tasks and other actions of the scheduler alternate`() {
    let executor = scheduler.taskExecutor
    for name in ["a", "b"] {
      Task(executorPreference: executor) { [log] in
        log("\(name)1")
        await Task.yield()
        log("\(name)2")
      }
    }
    _ = scheduler.schedule("work") { [log] in log.disposable($0) }.dispose()
    _ = scheduler.schedule("work") { [log] name in
      log(name)
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(log.entries, ["a1", "b1", "work", "a2", "b2"])
  }

  @Test func `child tasks run on the scheduler as well`() {
    Task(executorPreference: scheduler.taskExecutor) { [log] in
      await withTaskGroup { group in
        for number in 1...3 { group.addTask { log("\(number)") } }
      }
      async let last = "last"
      log(await last)
    }
    expectEqual(log.entries, [])
    scheduler.start()
    expectEqual(log.entries, ["1", "2", "3", "last"])
  }

  @Test func `a task awaits values that the same scheduler delivers`() {
    let numbers = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3)
    Task(executorPreference: scheduler.taskExecutor) { [log] in
      for try await number in numbers.values { log("\(number)") }
      log("end")
    }
    scheduler.advanceTo(2)
    expectEqual(log.entries, ["0", "1"])
    scheduler.advanceTo(3)
    expectEqual(log.entries, ["0", "1", "2", "end"])
  }

  @Test func `an actor runs only on its scheduler`() {
    let store = Store(on: scheduler)
    Task(executorPreference: scheduler.taskExecutor) { [log] in
      log("calls")
      await store.insert(1)
      log("returned")
    }
    scheduler.virtualClock.step()
    expectEqual(log.entries, ["calls"])
    scheduler.virtualClock.step()
    expectEqual(log.entries, ["calls"])
    scheduler.start()
    expectEqual(log.entries, ["calls", "returned"])
  }

  @Test func `an action of the scheduler is isolated to its actor`() {
    let store = Store(on: scheduler)
    _ = scheduler.schedule(7) { number in
      store.assumeIsolated { $0.insert(number) }
      return Disposables.create()
    }
    _ = scheduler.schedule(()) { [log] in
      log("\(store.assumeIsolated { $0.values })")
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(log.entries, ["[7]"])
  }

  @Test func `closures of an actor receive values that its scheduler delivers`() {
    let store = Store(on: scheduler)
    let numbers = PublishSubject<Int>()
    Task(executorPreference: scheduler.taskExecutor) { [scheduler] in
      await store.follow(numbers.observe(on: scheduler))
    }
    scheduler.start()
    numbers.onNext(1)
    numbers.onNext(2)
    scheduler.start()
    Task(executorPreference: scheduler.taskExecutor) { [log] in log("\(await store.values)") }
    scheduler.start()
    expectEqual(log.entries, ["[1, 2]"])
  }

  @Test func `tasks finish after the scheduler is released`() async {
    func start() -> Task<[Int], Never> {
      let store = Store(on: SerialDispatchQueueScheduler(qos: .default))
      return Task(executorPreference: ConcurrentDispatchQueueScheduler(qos: .default).taskExecutor)
      {
        for number in 0..<100 {
          await store.insert(number)
          await Task.yield()
        }
        return await store.values
      }
    }
    expectEqual(await start().value, Array(0..<100))
  }

  @Test func `an action of a serial queue is isolated to an actor on that queue only`()
    async
  {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let store = Store(on: scheduler)
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(1) { number in
        store.assumeIsolated { $0.insert(number) }
        continuation.resume()
        return Disposables.create()
      }
    }
    expectEqual(await store.values, [1])
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      expectEqual(store.executor.isIsolatingCurrentContext(), false)
      let other = SerialDispatchQueueScheduler(qos: .default)
      let isIsolated = await withCheckedContinuation { continuation in
        _ = other.schedule(()) {
          continuation.resume(returning: store.executor.isIsolatingCurrentContext())
          return Disposables.create()
        }
      }
      expectEqual(isIsolated, false)
      let unknown = ConcurrentDispatchQueueScheduler(qos: .default).serialExecutor
      expectEqual(unknown.isIsolatingCurrentContext(), nil)
    }
  }

  @Test(arguments: [
    MainScheduler.instance as any SchedulerType, ConcurrentMainScheduler.instance,
  ])
  @MainActor func `a task on a main scheduler never runs synchronously`(
    scheduler: any SchedulerType
  ) async {
    let task = Task(executorPreference: scheduler.taskExecutor) { [log] in
      MainScheduler.ensureRunningOnMainThread()
      log("task")
    }
    log("started")
    await task.value
    expectEqual(log.entries, ["started", "task"])
  }
}

private actor Store {
  let executor: SchedulerSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private var subscription: (any Disposable)?
  private(set) var values: [Int] = []

  init(on scheduler: some SchedulerType) { executor = scheduler.serialExecutor }

  func insert(_ value: Int) { values.append(value) }

  func follow(_ numbers: Observable<Int>) {
    subscription = numbers.subscribe(onNext: { self.insert($0) })
  }
}
