// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Foundation
import TestSupport
import Testing

/// A converter made of two closures: whatever loses something.
private struct Lossy<RealTime: VirtualRealTime>: VirtualTimeConverterType,
  CustomTestStringConvertible
{
  let testDescription: String
  let from: @Sendable (Int) -> RealTime
  let to: @Sendable (RealTime) -> Int

  init(
    _ name: String, from: @escaping @Sendable (Int) -> RealTime,
    to: @escaping @Sendable (RealTime) -> Int
  ) {
    testDescription = name
    self.from = from
    self.to = to
  }

  func convertFromVirtualTime(_ virtualTime: Int) -> RealTime { from(virtualTime) }
  func convertToVirtualTime(_ time: RealTime) -> Int { to(time) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
    Double(virtualTimeInterval) * 10
  }
  func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int { Int(timeInterval / 10) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// RxSwift's own: Tests/RxSwiftTests/TestImplementations/TestVirtualScheduler.swift:24-57.
private let tens = Lossy<Date>("tens of seconds") {
  Date(timeIntervalSince1970: TimeInterval($0) * 10.0)
} to: {
  Int($0.timeIntervalSince1970 / 10.0)
}

/// The library's own instants: dividing durations loses 270 ticks of 10 000.
private let instants = Lossy<RxTime>("instants") {
  .virtualEpoch + .seconds(Double($0) * 10.0)
} to: {
  Int(RxTime.virtualEpoch.duration(to: $0) / .seconds(10))
}

/// Restates Tests/RxSwiftTests/VirtualSchedulerTest.swift, at the lines named.
struct VirtualTimeSchedulerTests {
  private final class Scheduler: VirtualTimeScheduler<Lossy<Date>>, @unchecked Sendable {
    init(_ clock: Int = 0) { super.init(initialClock: clock, converter: tens) }
  }

  private let scheduler = Scheduler()
  private let times = Log<Int>()

  /// Notes the clock when `seconds` have passed, and runs `more` then.
  @discardableResult
  private func note(
    after seconds: Int, _ more: @escaping @Sendable () -> any Disposable = Disposables.create
  ) -> any Disposable {
    scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { [scheduler, times] in
      times(scheduler.clock)
      return more()
    }
  }

  /// Line 20.
  @Test func `the clock shows the time that was set, and now is its date`() {
    let scheduler = Scheduler(10)
    expectEqual(scheduler.now, Date(timeIntervalSince1970: 100))
    expectEqual(scheduler.clock, 10)
  }

  /// Lines 26 and 84.
  @Test(arguments: [true, false]) func `an action can schedule more actions`(starts: Bool) {
    note(after: 10) {
      note(after: 20)
      return note(after: 0)
    }
    if starts { scheduler.start() } else { scheduler.advanceTo(10) }
    expectEqual(times.entries, [1, 1, 3])
    expectEqual(scheduler.clock, (starts ? 3 : 10))
  }

  /// Line 110.
  @Test func `actions due after the time advanced to do not run`() {
    note(after: 10) {
      note(after: 20)
      return note(after: 0)
    }
    scheduler.advanceTo(1)
    expectEqual(times.entries, [1, 1])
  }

  /// Lines 53 and 135.
  @Test(arguments: [true, false]) func `a disposed action does not run`(starts: Bool) {
    note(after: 10) {
      let first = note(after: 20)
      let second = note(after: 0)
      second.dispose()
      first.dispose()
      return Disposables.create()
    }
    if starts { scheduler.start() } else { scheduler.advanceTo(20) }
    expectEqual(times.entries, [1])
  }

  /// Line 163.
  @Test func `stop ends the run after the current action`() {
    note(after: 10) {
      note(after: 20)
      note(after: 0)
      scheduler.stop()
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(times.entries, [1])
  }

  @Test func `stop between two runs has no effect`() {
    note(after: 10)
    note(after: 20)
    scheduler.stop()
    scheduler.start()
    expectEqual(times.entries, [1, 2])
  }

  /// Line 191.
  @Test func `sleep inside an action delays the actions it schedules`() {
    note(after: 10) {
      scheduler.sleep(10)
      note(after: 20)
      note(after: 0)
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(times.entries, [1, 11, 13])
  }

  @Test func `a time that the converter does not restore is the time of the clock`() {
    let hours = Lossy<Date>("hours, rounded up") {
      Date(timeIntervalSince1970: Double(($0 + 3599) / 3600 * 3600))
    } to: {
      Int($0.timeIntervalSince1970)
    }
    let scheduler = VirtualTimeScheduler(initialClock: 0, converter: hours)
    _ = scheduler.scheduleAbsoluteVirtual((), time: 3600) {
      times(scheduler.clock)
      return Disposables.create()
    }
    scheduler.advanceTo(1800)
    expectEqual(times.entries, [])
    scheduler.sleep(600)
    expectEqual(scheduler.clock, 2400)
    scheduler.start()
    expectEqual(times.entries, [3600])
  }

  @Test func `a periodic action that is disposed before it begins is disposed`() {
    let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(10)) {
      times($0)
      return $0 + 1
    }
    work.dispose()
    expectEqual((work as? any Cancelable)?.isDisposed, true)
    scheduler.start()
    expectEqual(times.entries, [])
  }

  /// Line 221.
  @Test func `ten thousand ticks are exact`() {
    var random = Seeded(7)
    let ticks = (0..<20_000).map { _ in Int.random(in: 0..<10_000, using: &random) }
    for tick in ticks { note(after: 10 * tick) }
    scheduler.start()
    expectEqual(times.entries, ticks.sorted())
  }

  @Test func `a late action does not set the clock back, and precedes the actions due now`() {
    note(after: 10)
    note(after: 200)
    scheduler.sleep(20)
    _ = scheduler.scheduleAbsoluteVirtual((), time: 5) { [scheduler, times] in
      times(-scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(times.entries, [20, -20, 20])
  }

  @Test func `disposing an action that has run disposes its result`() {
    let log = Log<String>()
    let work = scheduler.schedule(()) { log.disposable("left") }
    scheduler.start()
    #expect(log.entries.isEmpty)
    work.dispose()
    expectEqual(log.entries, ["left"])
  }

  @Test func `a pending action retains neither the scheduler nor its captures`() {
    let witness = holding { value in
      let scheduler = Scheduler()
      _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
        withExtendedLifetime(value) {}
        return Disposables.create()
      }
      scheduler.advanceTo(0)
    }
    #expect(witness.object.value == nil)
  }
}

/// Whatever a converter loses, an action reads the virtual time it was scheduled for, and actions
/// run in the order of these times.
struct LossyConverterTests {
  private static let dates: [Lossy<Date>] = [
    tens,
    Lossy("tenths, cut") {
      Date(timeIntervalSince1970: Double($0) * 0.1)
    } to: {
      Int($0.timeIntervalSince1970 / 0.1)
    },
    Lossy("milliseconds since today, cut") {
      Date(timeIntervalSince1970: 1.8e9 + Double($0) / 1000)
    } to: {
      Int(($0.timeIntervalSince1970 - 1.8e9) * 1000)
    },
    Lossy("whole hours") {
      Date(timeIntervalSince1970: Double($0 / 3600 * 3600))
    } to: {
      Int($0.timeIntervalSince1970)
    },
    Lossy("nanoseconds") {
      Date(timeIntervalSince1970: Double($0) * 1e-9)
    } to: {
      Int($0.timeIntervalSince1970 * 1e9)
    },
    Lossy("always the same") { _ in
      Date(timeIntervalSince1970: 3)
    } to: { _ in
      0
    },
  ]

  @Test(arguments: dates) private func `ticks on dates are exact`(converter: Lossy<Date>) {
    check(converter)
  }

  @Test func `ticks on instants are exact`() { check(instants) }

  private func check<RealTime>(_ converter: Lossy<RealTime>) {
    var random = Seeded(11)
    for _ in 0..<20 {
      let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
      let log = Log<(asked: Int, read: Int)>()
      var waiting: [any Disposable] = []
      var expected: [Int] = []
      for number in 0..<100 {
        let tick = Int.random(in: 0..<5000, using: &random)
        let offset = Int.random(in: 0..<50, using: &random)
        let work = scheduler.scheduleAbsoluteVirtual((), time: tick) {
          log((tick, scheduler.clock))
          return scheduler.scheduleRelativeVirtual((), dueTime: offset) {
            log((tick + offset, scheduler.clock))
            return Disposables.create()
          }
        }
        if number % 5 == 0 { waiting.append(work) } else { expected += [tick, tick + offset] }
      }
      for work in waiting { work.dispose() }
      let middle = Int.random(in: 0..<5000, using: &random)
      scheduler.advanceTo(middle)
      expectEqual(scheduler.clock, middle)
      #expect(log.entries.allSatisfy { $0.asked <= middle })
      scheduler.start()
      expectEqual(log.entries.map(\.asked), expected.sorted())
      #expect(log.entries.allSatisfy { $0.asked == $0.read })
    }
  }

  @Test(arguments: dates.prefix(3)) private func `a delay of whole ticks is exact`(
    converter: Lossy<Date>
  ) {
    checkDelays(converter)
  }

  @Test func `a delay of whole ticks is exact on instants`() { checkDelays(instants) }

  private func checkDelays<RealTime>(_ converter: Lossy<RealTime>) {
    let tick = converter.from(1).sinceVirtualEpoch - converter.from(0).sinceVirtualEpoch
    let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
    let log = Log<Int>()
    for number in 0..<10_000 {
      _ = scheduler.scheduleRelative((), dueTime: tick * number) {
        log(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    expectEqual(log.entries, Array(0..<10_000))
  }
}
