// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct VirtualClockTaskTests {
  let clock = VirtualClock()
  let log = Log<String>()

  @Test func `a task sleeps until the clock advances`() {
    clock.task {
      try await clock.sleep(for: .seconds(3))
      log.add("awake")
    }
    clock.advance(by: .seconds(2))
    #expect(log.entries.isEmpty)
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["awake"])
  }

  @Test func `advancing runs woken tasks as far as they can go`() {
    clock.task {
      for round in 1...3 {
        try await clock.sleep(for: .seconds(1))
        await withTaskGroup { group in
          for child in 1...3 { group.addTask { log.add("\(round).\(child)") } }
        }
      }
      log.add("done")
    }
    clock.advance(by: .seconds(3))
    expectEqual(
      log.entries, ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "done"])
  }

  @Test func `step runs tasks before and after its action`() {
    clock.task {
      try await clock.sleep(for: .seconds(1))
      log.add("awake")
    }
    #expect(clock.step())
    expectEqual(log.entries, ["awake"])
  }

  @Test func `tasks wake in the order of their deadlines, among timers`() {
    for (name, delay) in [("c", 3), ("a", 1), ("b", 2)] {
      clock.task {
        try await clock.sleep(for: .seconds(delay))
        log.add(name)
      }
    }
    clock.schedule(after: .milliseconds(1500)) { log.add("timer") }
    clock.settle()
    clock.advance(by: .seconds(5))
    expectEqual(log.entries, ["a", "timer", "b", "c"])
  }

  @Test func `a cancelled sleep throws immediately and leaves no timer behind`() {
    let task = clock.task {
      do {
        try await clock.sleep(for: .seconds(3))
      } catch {
        log.add("\(type(of: error))")
      }
    }
    clock.settle()
    expectEqual(clock.pendingCount, 1)
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["CancellationError"])
    expectEqual(clock.pendingCount, 0)
  }

  @Test func `sleeping in a cancelled task throws without sleeping`() {
    let task = clock.task {
      await Task.yield()
      do { try await clock.sleep(for: .seconds(1)) } catch { log.add("cancelled") }
    }
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["cancelled"])
  }

  @Test func `actors that tasks call run on the clock`() {
    actor Counter {
      var count = 0
      func increment() -> Int {
        count += 1
        return count
      }
    }
    let counter = Counter()
    for _ in 0..<100 {
      clock.task {
        try await clock.sleep(for: .seconds(1))
        log.add("\(await counter.increment())")
      }
    }
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, (1...100).map(String.init))
  }

  @Test func `run executes a body to its end without waiting in real time`() throws {
    let result = try clock.run {
      async let first = delayed(1, by: .seconds(3600))
      async let second = delayed(2, by: .seconds(7200))
      return try await first + second
    }
    expectEqual(result, 3)
    expectEqual(clock.elapsed, .seconds(7200))
  }

  @Test func `a body may advance the time itself`() throws {
    try clock.run {
      let task = clock.task {
        try await clock.sleep(for: .seconds(1))
        log.add("awake")
      }
      await clock.advance(by: .seconds(1))
      expectEqual(log.entries, ["awake"])
      try await task.value
    }
  }

  @Test func `an error thrown by the body is rethrown`() {
    struct Problem: Error {}
    #expect(throws: Problem.self) {
      try clock.run { throw Problem() }
    }
  }

  @Test func `a body that waits outside of the clock fails as stuck`() {
    let error = #expect(throws: VirtualClockIsStuck.self) {
      try clock.run(patience: 0) {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    expectEqual(error?.description.contains("nothing is scheduled on its clock"), true)
  }

  @Test func `tasks that code under test starts run on the clock`() {
    final class Poller: Sendable {
      let clock: any Clock<Duration>
      let log: Log<String>

      init(_ clock: any Clock<Duration>, _ log: Log<String>) {
        self.clock = clock
        self.log = log
      }

      func start() {
        Task { [clock, log] in
          for round in 1...3 {
            try await clock.sleep(for: .seconds(1))
            Task { log("\(round)") }
          }
        }
      }
    }
    clock.settle { Poller(clock, log).start() }
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["1", "2"])
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test func `a task started elsewhere runs on the clock from its first sleep on`() async {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      log("awake")
      await Task.yield()
      log("later")
    }
    while clock.pendingCount == 0 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["awake", "later"])
    _ = await task.result
  }

  @Test func `a body may start tasks and await them`() throws {
    let sum = try clock.run {
      let tasks = (1...3).map { number in
        Task {
          try await clock.sleep(for: .seconds(number))
          return number
        }
      }
      var sum = 0
      for task in tasks { sum += try await task.value }
      return sum
    }
    expectEqual(sum, 6)
    expectEqual(clock.elapsed, .seconds(3))
  }

  @Test func `the clock can be used in async code`() async throws {
    let task = clock.task {
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }
    await clock.advance(by: .seconds(10))
    expectEqual(try await task.value, .seconds(1))
  }

  @Test func `the clock drives any code that accepts a clock`() {
    @Sendable func poll(on clock: some Clock<Duration>) async throws {
      for attempt in 1...3 {
        log.add("attempt \(attempt)")
        try await clock.sleep(for: .seconds(10))
      }
    }
    clock.task { try await poll(on: clock) }
    clock.settle()
    expectEqual(log.entries, ["attempt 1"])
    clock.advance(by: .seconds(10))
    expectEqual(log.entries, ["attempt 1", "attempt 2"])
    clock.advance(by: .seconds(10))
    expectEqual(log.entries.count, 3)
  }

  private func delayed(_ value: Int, by delay: Duration) async throws -> Int {
    try await clock.sleep(for: delay)
    return value
  }

  @Test func `a body that waits beside an endless interval traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = VirtualClock()
      clock.maximumActions = 1000
      @Sendable func again() { clock.schedule(after: .seconds(1)) { again() } }
      again()
      func run() throws {
        try clock.run { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      }
      try run()
    }
    expectEqual(
      result?.errorText.contains("1000 actions ran in one call, the clock stands at 1000.0"), true)
  }

  @Test func `a body may run as many actions as one call may`() throws {
    clock.maximumActions = 10
    try clock.run { [clock] in
      for _ in 1...10 { try await clock.sleep(for: .seconds(1)) }
    }
    expectEqual(clock.elapsed, .seconds(10))
  }
}
