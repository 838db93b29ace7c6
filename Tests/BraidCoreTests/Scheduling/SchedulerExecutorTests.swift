// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SchedulerExecutorTests {
  private let log = Log<Int>()
  private let jobs = Jobs()

  /// Starts tasks that call an actor immediately, one after the other.
  private func call(_ counter: Counter, with numbers: ClosedRange<Int>) {
    let atOnce = SchedulerTaskExecutor(inside)
    for number in numbers {
      Task(executorPreference: atOnce) { await counter.add(number) }
    }
  }

  /// Does work inside the call.
  private let inside: @Sendable (@escaping @Sendable () -> Void) -> any Disposable = { work in
    work()
    return Disposables.create()
  }

  @Test func `each job of a task is one action`() {
    let executor = SchedulerTaskExecutor(jobs.perform)
    for number in 1...3 {
      Task(executorPreference: executor) { [log] in log(number) }
    }
    expectEqual(jobs.waiting, 3)
    jobs.runOne()
    expectEqual(log.entries, [1])
    jobs.runOne()
    jobs.runOne()
    expectEqual(log.entries, [1, 2, 3])
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a suspended task resumes as another action`() {
    let suspended = Box<CheckedContinuation<Void, Never>?>(nil)
    Task(executorPreference: SchedulerTaskExecutor(jobs.perform)) { [log] in
      log(1)
      await withCheckedContinuation { suspended.value = $0 }
      log(2)
    }
    jobs.runOne()
    expectEqual(log.entries, [1])
    expectEqual(jobs.waiting, 0)
    suspended.value?.resume()
    expectEqual(log.entries, [1])
    expectEqual(jobs.waiting, 1)
    jobs.runOne()
    expectEqual(log.entries, [1, 2])
  }

  @Test func `a serial executor schedules one action at a time for several jobs`() {
    let counter = Counter(
      SchedulerSerialExecutor(jobsPerTurn: 2, isWork: nil, jobs.perform), log)
    call(counter, with: 1...5)
    expectEqual(jobs.waiting, 1)
    jobs.runOne()
    expectEqual(log.entries, [1, 2])
    expectEqual(jobs.waiting, 1)
    jobs.runOne()
    expectEqual(log.entries, [1, 2, 3, 4])
    jobs.runOne()
    expectEqual(log.entries, [1, 2, 3, 4, 5])
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a job that arrives after all others is scheduled again`() {
    let counter = Counter(
      SchedulerSerialExecutor(jobsPerTurn: 2, isWork: nil, jobs.perform), log)
    call(counter, with: 1...2)
    jobs.runOne()
    expectEqual(jobs.waiting, 0)
    call(counter, with: 3...3)
    jobs.runOne()
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test func `synchronous actions run one job at a time in a loop`() {
    let counter = Counter(SchedulerSerialExecutor(jobsPerTurn: 2, isWork: nil, inside), log)
    Task(executorPreference: SchedulerTaskExecutor(jobs.perform)) {
      await counter.start(50_000)
    }
    jobs.runOne()
    expectEqual(log.entries, Array(0...50_000))
  }

  @Test func `many queued jobs run in order`() {
    let counter = Counter(
      SchedulerSerialExecutor(jobsPerTurn: 100, isWork: nil, jobs.perform), log)
    call(counter, with: 1...5_000)
    for _ in 0..<30 { jobs.runOne() }
    call(counter, with: 5_001...6_000)
    while jobs.waiting > 0 { jobs.runOne() }
    expectEqual(log.entries, Array(1...6_000))
  }

  @Test func `an actor is isolated in jobs of its executor and in its known actions`() {
    let isWork = Box(false)
    let executor = SchedulerSerialExecutor(
      jobsPerTurn: 1, isWork: { isWork.value }, jobs.perform)
    let counter = Counter(executor, log)
    let other = Counter(executor, Log())
    Task(executorPreference: SchedulerTaskExecutor(inside)) {
      await other.perform { counter.assume { $0.add(1) } }
    }
    jobs.runOne()
    expectEqual(log.entries, [1])
    isWork.value = true
    counter.assume { $0.add(2) }
    expectEqual(log.entries, [1, 2])
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      expectEqual(executor.isIsolatingCurrentContext(), true)
      isWork.value = false
      expectEqual(executor.isIsolatingCurrentContext(), false)
    }
  }
}

private actor Counter {
  private let log: Log<Int>
  private let executor: SchedulerSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ executor: SchedulerSerialExecutor, _ log: Log<Int>) {
    self.executor = executor
    self.log = log
  }

  func add(_ number: Int) { log(number) }

  /// Starts tasks of this actor, which come after this.
  func start(_ count: Int) {
    for number in 1...count { Task { add(number) } }
    log(0)
  }

  func perform(_ body: @Sendable () -> Void) { body() }

  /// For code that runs on the actor's executor without being the actor's.
  nonisolated func assume(_ body: (isolated Counter) -> Void) { assumeIsolated(body) }
}
