// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// Many timers on real queues: conditions that hold regardless of delays.
@Suite(.serialized, .alone) struct TimerStressTests {
  /// Starts work after a delay, whichever model's scheduler it is.
  typealias Start = @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable

  /// A new scheduler of each kind, retained only by the closure.
  private static let makeStart: [@Sendable () -> Start] = [
    { start(SerialDispatchQueueScheduler(qos: .userInitiated)) },
    { start(ConcurrentDispatchQueueScheduler(qos: .userInitiated)) },
    {
      start(
        ConcurrentDispatchQueueScheduler(
          queue: .global(), leeway: .microseconds(100)))
    },
    { start(Scheduler.background()) },
    { start(Scheduler.target(DispatchQueue(label: "timers", attributes: .concurrent))) },
  ]

  private static func start(_ scheduler: some SchedulerType) -> Start {
    { delay, work in
      scheduler.scheduleRelative((), dueTime: delay) {
        work()
        return Disposables.create()
      }
    }
  }

  private static func start(_ scheduler: Scheduler) -> Start {
    { scheduler.schedule(after: $0, $1) ?? Disposables.create() }
  }

  /// The serial schedulers.
  private static let serial = [0, 3, 4]

  @Test(arguments: serial) func `timers fire in order and never early`(index: Int) async {
    let start = Self.makeStart[index]()
    let count = 1_000
    let delays = (0..<count).map { Duration.microseconds(1 + $0 * 7_919 % 16 * 500) }
    let early = AtomicInt()
    let order = Log<Int>()
    await waiting { done in
      for (number, delay) in delays.enumerated() {
        let begin = ContinuousClock.now
        _ = start(delay) {
          if begin.duration(to: .now) < delay { early.increment() }
          order(number)
          if order.entries.count == count { done() }
        }
      }
    }
    expectEqual(early.load(), 0)
    let fired = order.entries
    expectEqual(fired.sorted(), Array(0..<count))
    // Of two timers, the first started fires first if its delay is not longer.
    var disorder = 0
    for (place, number) in fired.enumerated() {
      for later in fired[place...] where later < number && delays[later] <= delays[number] {
        disorder += 1
      }
    }
    expectEqual(disorder, 0)
  }

  @Test(arguments: serial) func `timers and other actions do not overlap`(index: Int) async {
    let start = Self.makeStart[index]()
    let seen = OneAtATime()
    let left = AtomicInt(4 * 2_000)
    await waiting { done in
      onThreads(4) { thread in
        for number in 0..<2_000 {
          _ = start(.microseconds(number % 3 * 200)) {
            seen.receive((thread, 0))
            if left.decrement() == 1 { done() }
          }
        }
      }
    }
    expectEqual(seen.received, 4 * 2_000)
    expectEqual(seen.overlaps, 0)
  }

  @Test(arguments: makeStart.indices)
  func `cancelled timers do not fire, and later timers do`(index: Int) async {
    let start = Self.makeStart[index]()
    let ran = AtomicInt()
    let (_, object) = holding { object in
      let timers = Box<[[any Disposable]]>([])
      onThreads(4) { thread in
        let mine = (0..<2_000).map { number in
          start(.seconds(3_600 + (number * 7_919 + thread) % 1_009)) {
            withExtendedLifetime(object) { _ = ran.increment() }
          }
        }
        timers.update { $0.append(mine) }
      }
      // Each thread cancels some of every thread's.
      let all = timers.value.flatMap { $0 }
      onThreads(4) { thread in
        for number in all.indices where number % 4 == thread { all[number].dispose() }
      }
      expectEqual(all.count, 8_000)
    }
    #expect(object.value == nil)
    await waiting { done in _ = start(.milliseconds(1), done) }
    expectEqual(ran.load(), 0)
  }

  @Test(arguments: makeStart.indices)
  func `a burst of starts and cancels loses no timer and leaves none behind`(index: Int) async {
    let start = Self.makeStart[index]()
    let threads = 4
    let fired = AtomicInt()
    let twice = AtomicInt()
    let (_, object) = holding { object in
      onThreads(threads) { thread in
        for number in 0..<3_000 {
          let once = AtomicFlagBox()
          let timer = start(.microseconds((number * 7_919 + thread) % 300)) {
            withExtendedLifetime(object) {}
            if !once.raise() { twice.increment() }
            fired.increment()
          }
          timer.dispose()
        }
      }
    }
    expectEqual(twice.load(), 0)
    await waiting { done in
      let left = AtomicInt(threads * 1_000)
      onThreads(threads) { _ in
        for number in 0..<1_000 {
          _ = start(.microseconds(number % 300)) { if left.decrement() == 1 { done() } }
        }
      }
    }
    // An action in progress at its cancellation ends before an action that is scheduled now.
    while object.value != nil { await waiting { done in _ = start(.zero, done) } }
    #expect(fired.load() <= threads * 3_000)
  }

  @Test(arguments: makeStart.indices)
  func `a timer's action can cancel others and itself, and start new timers`(index: Int) async {
    let start = Self.makeStart[index]()
    let ran = AtomicInt()
    let others = Box<[any Disposable]>([])
    let own = SerialDisposable()
    let (_, object) = holding { object in
      others.value = (0..<1_000).map { number in
        start(.seconds(3_600 + number)) { withExtendedLifetime(object) { _ = ran.increment() } }
      }
    }
    await waiting { done in
      own.disposable = start(.microseconds(1)) {
        own.dispose()
        for timer in others.update({ list in
          defer { list = [] }
          return list
        }) { timer.dispose() }
        _ = start(.microseconds(1), done)
      }
    }
    #expect(object.value == nil)
    expectEqual(ran.load(), 0)
  }

  @Test(arguments: makeStart.indices)
  func `disposing a timer whose action runs does not wait for it`(index: Int) async {
    let start = Self.makeStart[index]()
    let begun = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let timer = start(.microseconds(1)) {
      begun.signal()
      go.wait()
    }
    begun.wait()
    timer.dispose()
    go.signal()
    await waiting { done in _ = start(.microseconds(1), done) }
  }

  @Test func `on a concurrent queue a late timer does not delay the next one`() async {
    let start = Self.makeStart[1]()
    let go = DispatchSemaphore(value: 0)
    await waiting { done in
      _ = start(.microseconds(1)) {
        go.wait()
        done()
      }
      _ = start(.microseconds(2)) { go.signal() }
    }
  }

  @Test(arguments: makeStart.indices)
  func `timers fire although their scheduler is released`(index: Int) async {
    for _ in 0..<50 {
      await waiting { done in _ = Self.makeStart[index]()(.microseconds(200), done) }
    }
  }

  @Test func `schedulers over one queue have separate timers`() async {
    let queue = DispatchQueue(label: "shared", attributes: .concurrent)
    let starts = (0..<100).map { number in
      number % 2 == 0
        ? Self.start(SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own"))
        : Self.start(Scheduler.target(queue))
    }
    let orders = starts.map { _ in Log<Int>() }
    let left = AtomicInt(starts.count * 100)
    await waiting { done in
      for number in 0..<100 {
        for (start, order) in zip(starts, orders) {
          _ = start(.microseconds(1_000 - number % 2 * 500)) {
            order(number)
            if left.decrement() == 1 { done() }
          }
        }
      }
    }
    for order in orders {
      expectEqual(order.entries.sorted(), Array(0..<100))
      expectEqual(order.entries.filter { $0 % 2 == 0 }, Array(stride(from: 0, to: 100, by: 2)))
      expectEqual(order.entries.filter { $0 % 2 == 1 }, Array(stride(from: 1, to: 100, by: 2)))
    }
  }

  @Test func `repeated timers do not overlap their own rounds and stop on disposal`()
    async
  {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let overlaps = AtomicInt()
    let (_, object) = holding { object in
      onThreads(4) { _ in
        for number in 0..<50 {
          let inside = AtomicInt()
          let reached = DispatchSemaphore(value: 0)
          let timer = scheduler.schedulePeriodic(
            0, startAfter: .microseconds(number), period: .microseconds(1 + number % 5)
          ) { round in
            withExtendedLifetime(object) {}
            if inside.increment() != 0 { overlaps.increment() }
            if round == 10 { reached.signal() }
            inside.decrement()
            return round + 1
          }
          reached.wait()
          timer.dispose()
        }
      }
    }
    expectEqual(overlaps.load(), 0)
    while object.value != nil {
      await waiting { done in
        _ = scheduler.schedule(()) {
          done()
          return Disposables.create()
        }
      }
    }
  }
}

private final class AtomicFlagBox: Sendable {
  private let flag = AtomicFlag()
  /// True for the first caller.
  func raise() -> Bool { flag.setIfClear() }
}
