// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

@testable import BraidTesting

/// Code under test that lives on the main actor, as a view model does.
@MainActor private final class Model {
  private(set) var states: [String] = []
  private let clock: any Clock<Duration>

  init(_ clock: any Clock<Duration>) { self.clock = clock }

  func start() {
    Task {
      for round in 1...3 {
        try await clock.sleep(for: .seconds(1))
        states.append("loading \(round)")
        states.append("loaded \(await load(round))")
      }
    }
  }

  /// Hops off the main actor and back, starts tasks there that start others, and hands values from
  /// one to the other.
  func startChain(_ links: Int) {
    Task {
      try await clock.sleep(for: .seconds(1))
      link(links)
    }
  }

  private func link(_ count: Int) {
    if count == 0 { return states.append("last link") }
    Task { link(count - 1) }
  }

  nonisolated private func load(_ number: Int) async -> Int {
    await Task.detached { number * 10 }.value
  }
}

@Suite(.exclusive(.mainQueue)) struct VirtualClockMainActorTests {
  let clock = VirtualClock()

  @MainActor @Test func `a test on the main actor drives its tasks`() async {
    let model = Model(clock)
    model.start()
    await clock.advance(by: .seconds(2))
    expectEqual(model.states, ["loading 1", "loaded 10", "loading 2", "loaded 20"])
    await clock.advance(to: .seconds(3))
    expectEqual(model.states.suffix(2), ["loading 3", "loaded 30"])
    expectEqual(clock.pendingCount, 0)
  }

  @Test func `a test off the main actor starts main-actor tasks from a task of the clock`() async {
    let model = await Model(clock)
    clock.task { await model.start() }
    await clock.run()
    expectEqual(
      await model.states,
      [
        "loading 1", "loaded 10", "loading 2", "loaded 20", "loading 3", "loaded 30",
      ])
    expectEqual(clock.elapsed, .seconds(3))
  }

  @MainActor @Test func `the clock waits for tasks that the main actor starts`() async {
    let model = Model(clock)
    model.startChain(MainActorTurns.quiet)
    await clock.advance(by: .seconds(1))
    expectEqual(model.states, ["last link"])
  }

  @MainActor @Test func `the clock waits for jobs that the main actor schedules for itself`() async
  {
    let log = Log<String>()
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    let consumer = Task { @MainActor in
      for await number in numbers {
        await Task.yield()
        log("\(number) @ \(clock.elapsed)")
      }
      log("end")
    }
    Task {
      for number in 1...2 {
        try await clock.sleep(for: .seconds(1))
        continuation.yield(number)
      }
      continuation.finish()
    }
    await clock.advance(by: .seconds(2))
    expectEqual(
      log.entries, ["1 @ \(Duration.seconds(1))", "2 @ \(Duration.seconds(2))", "end"])
    await consumer.value
  }

  @MainActor @Test func `the main actor runs when all other jobs of the moment are done`() async {
    let log = Log<String>()
    Task {
      try await clock.sleep(for: .seconds(1))
      log("main actor @ \(clock.elapsed)")
    }
    await clock.settle()
    clock.schedule(at: .seconds(1)) { log("timer") }
    clock.schedule(at: .seconds(2)) { log("later") }
    await clock.run()
    expectEqual(log.entries, ["timer", "main actor @ \(Duration.seconds(1))", "later"])
  }

  @MainActor @Test func `the clock and the main actor never run concurrently`() async {
    final class Unguarded: @unchecked Sendable { var numbers: [Int] = [] }
    let shared = Unguarded()
    for worker in 0..<10 {
      Task {
        for round in 1...10 {
          try await clock.sleep(for: .milliseconds(100))
          shared.numbers.append(round * 100 + worker)
        }
      }
    }
    await clock.settle()
    var expected: [Int] = []
    for round in 1...10 {
      clock.schedule(at: .milliseconds(100 * round)) { shared.numbers.append(round * 100 + 99) }
      expected.append(round * 100 + 99)
      for worker in 0..<10 { expected.append(round * 100 + worker) }
    }
    await clock.run()
    expectEqual(shared.numbers, expected)
  }

  @MainActor @Test func `closures of the main actor receive the clock's events`() async {
    var values: [Int] = []
    let scheduler = TestScheduler(on: clock)
    let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { values.append($0) }, onDisposed: { values.append(-1) })
    await clock.advance(by: .seconds(3))
    expectEqual(values, [0, 1, 2])
    subscription.dispose()
    expectEqual(values, [0, 1, 2, -1])
  }

  @MainActor @Test func `observers may schedule jobs on the main actor`() async {
    let log = Log<Int>()
    let scheduler = TestScheduler(on: clock)
    let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { value in Task { @MainActor in log(value) } })
    await clock.advance(by: .seconds(3))
    expectEqual(log.entries, [0, 1, 2])
    subscription.dispose()
  }

  @Test func `many clocks can use the main actor concurrently`() async {
    let results = await withTaskGroup { group in
      for _ in 0..<40 { group.addTask { await lastState(of: VirtualClock()) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(results, Array(repeating: "loaded 20", count: 40))
  }

  @MainActor private func lastState(of clock: VirtualClock) async -> String? {
    let model = Model(clock)
    model.start()
    await clock.advance(by: .seconds(2))
    return model.states.last
  }

  @Test func `moving the time on the main actor in its turn traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = VirtualClock()
      clock.task { @MainActor in
        try await clock.sleep(for: .seconds(1))
        moveOn(clock)
      }
      await clock.advance(by: .seconds(2))
    }
    expectEqual(
      result?.errorText.contains("on the main actor, while a clock gives it a turn"), true)
  }

  @Test func `a main actor that never becomes idle traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = VirtualClock()
      clock.maximumActions = 1000
      clock.task { @MainActor in while true { await Task.detached {}.value } }
      await clock.advance(by: .seconds(2))
    }
    expectEqual(result?.errorText.contains("the main actor is busy forever"), true)
  }
}

/// Not async, so it is the form that does not wait.
private func moveOn(_ clock: VirtualClock) { clock.advance(by: .seconds(1)) }
