// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

struct VirtualClockTests {
  let clock = VirtualClock()
  let log = Log<String>()

  @Test func `actions run in the order of their times`() {
    clock.schedule(at: .seconds(2)) { log.add("b") }
    clock.schedule(at: .seconds(1)) { log.add("a") }
    clock.schedule(at: .seconds(3)) { log.add("c") }
    clock.run()
    expectEqual(log.entries, ["a", "b", "c"])
    expectEqual(clock.elapsed, .seconds(3))
  }

  @Test func `actions of the same time run in the order of scheduling`() {
    for index in 0..<100 { clock.schedule(at: .seconds(index % 2)) { log.add("\(index)") } }
    clock.run()
    let even = stride(from: 0, to: 100, by: 2).map(String.init)
    let odd = stride(from: 1, to: 100, by: 2).map(String.init)
    expectEqual(log.entries, even + odd)
  }

  @Test func `advancing stops before actions that are not due`() {
    clock.schedule(after: .seconds(2)) { log.add("2") }
    clock.schedule(after: .seconds(3)) { log.add("3") }
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["2"])
    expectEqual(clock.elapsed, .seconds(2))
    expectEqual(clock.nextDeadline, .seconds(3))
    clock.advance(to: .seconds(10))
    expectEqual(log.entries, ["2", "3"])
    expectEqual(clock.elapsed, .seconds(10))
  }

  @Test func `an action scheduled during an advance runs in it`() {
    clock.schedule(after: .seconds(1)) {
      clock.schedule(after: .seconds(1)) { log.add("\(clock.elapsed)") }
      clock.schedule(after: .zero) { log.add("\(clock.elapsed)") }
    }
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["\(Duration.seconds(1))", "\(Duration.seconds(2))"])
  }

  @Test func `a cancelled action neither runs nor counts`() {
    let works = (0..<1000).map { index in
      clock.schedule(at: .seconds(index)) { log.add("\(index)") }
    }
    for work in works.dropFirst() { work.dispose() }
    expectEqual(clock.pendingCount, 1)
    #expect(clock.step())
    #expect(!clock.step())
    expectEqual(clock.elapsed, .zero)
    expectEqual(log.entries, ["0"])
  }

  @Test func `a cancelled action releases its captures immediately`() {
    let work = holding { object in clock.schedule(at: .seconds(1)) { _ = object } }
    work.disposable.dispose()
    #expect(work.object.value == nil)
  }

  @Test func `a cancelled action leaves the queue before its time`() {
    for _ in 0..<100_000 { clock.schedule(after: .seconds(1)) {}.dispose() }
    clock.schedule(after: .seconds(1)) { log.add("ran") }
    expectEqual(clock.pendingCount, 1)
    clock.run()
    expectEqual(log.entries, ["ran"])
  }

  @Test func `100 000 actions run in order of time and scheduling`() {
    final class Order: @unchecked Sendable { var numbers: [Int] = [] }
    let order = Order()
    let count = 100_000
    for index in 0..<count {
      // Scattered times; each of 1000 occurs a hundred times.
      let time = index &* 7919 % 1000
      clock.schedule(at: .milliseconds(time)) { order.numbers.append(time * count + index) }
    }
    clock.run()
    expectEqual(order.numbers.count, count)
    expectEqual(order.numbers, order.numbers.sorted())
  }

  @Test func `step runs one action`() {
    clock.schedule(at: .seconds(1)) { log.add("a") }
    clock.schedule(at: .seconds(1)) { log.add("b") }
    #expect(clock.step())
    expectEqual(log.entries, ["a"])
    #expect(clock.step())
    #expect(!clock.step())
    expectEqual(log.entries, ["a", "b"])
  }

  @Test func `stop ends the run after the current action`() {
    clock.schedule(at: .seconds(1)) { clock.stop() }
    clock.schedule(at: .seconds(2)) { log.add("late") }
    clock.advance(to: .seconds(3))
    expectEqual(clock.elapsed, .seconds(1))
    clock.advance(to: .seconds(3))
    expectEqual(log.entries, ["late"])
  }

  @Test func `no action runs when a clock or a scheduler is released`() {
    weak var gone: VirtualClock?
    do {
      let clock = VirtualClock()
      gone = clock
      clock.schedule(after: .seconds(1)) { log.add("clock") }
      TestScheduler(on: clock).scheduleAt(1) { log.add("observables") }
    }
    #expect(gone == nil)
    TestSignalScheduler().schedule { log.add("signals") }
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: 0..<50)
  func `parallel tests have separate clocks`(seed: Int) {
    let scheduler = TestScheduler(initialClock: seed)
    let source = scheduler.createColdObservable([.next(1, "a"), .next(3, "b"), .completed(4)])
    let observer = scheduler.createObserver(String.self)
    let subscription = source.asObservable().delay(.seconds(2), scheduler: scheduler)
      .subscribe(observer)
    scheduler.start()
    expectEqual(
      observer.events, [.next(seed + 3, "a"), .next(seed + 5, "b"), .completed(seed + 6)])
    subscription.dispose()
  }

  @Test func `an action scheduled in the past traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = VirtualClock()
      clock.advance(by: .seconds(5))
      clock.schedule(at: .seconds(4)) {}
    }
    expectEqual(result?.errorText.contains("cannot schedule work at 4.0 seconds"), true)
  }

  @Test(arguments: [true, false]) func `an action that advances the time traps`(steps: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [steps = steps as Bool] in
      let clock = VirtualClock()
      clock.schedule(after: .seconds(1)) {
        if steps { _ = clock.step() } else { clock.advance(by: .seconds(1)) }
      }
      clock.advance(by: .seconds(2))
    }
    expectEqual(result?.errorText.contains("called by an action that the clock is running"), true)
  }

  @Test func `endless actions trap`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let clock = VirtualClock()
      clock.maximumActions = 1000
      @Sendable func again() { clock.schedule(after: .zero) { again() } }
      again()
      clock.advance(by: .seconds(2))
    }
    expectEqual(result?.errorText.contains("keeps the clock busy forever"), true)
  }
}
