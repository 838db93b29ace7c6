// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// Async closures in the operators of drivers and signals.
struct AsyncClosuresTests {
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let clock: VirtualClock
  let log = Log<String>()
  let subject = PublishSubject<Int>()

  init() { clock = scheduler.virtualClock }

  typealias Work = @Sendable (Int) async -> Int

  /// Takes three seconds for 1, and one for any other value.
  var work: Work {
    { [clock, log] value in
      do { try await clock.sleep(for: .seconds(value == 1 ? 3 : 1)) } catch {
        log("\(value) cancelled@\(clock.elapsed.components.seconds)")
      }
      return value * 10
    }
  }

  /// A driver that delivers on `scheduler`.
  func driver(_ apply: (Driver<Int>, @escaping Work) -> Driver<Int>) -> Driver<Int> {
    var result = Driver<Int>.empty()
    SharingScheduler.mock(scheduler: scheduler) {
      result = apply(subject.asDriver(onErrorJustReturn: 0), work)
    }
    return result
  }

  func record(_ driver: Driver<Int>, as name: String = "") -> any Disposable {
    let (log, clock) = (log, clock)
    return driver.asObservable().subscribe(onNext: {
      log("\(name)\($0)@\(clock.elapsed.components.seconds)")
    })
  }

  func send(_ value: Int) {
    clock.settle { subject.onNext(value) }
    clock.advance(by: .zero)
  }

  static let operators: [(String, @Sendable (Driver<Int>, @escaping Work) -> Driver<Int>)] = [
    ("flatMap", { source, work in source.flatMap { await work($0) } }),
    ("flatMapLatest", { source, work in source.flatMapLatest { await work($0) } }),
    ("flatMapFirst", { source, work in source.flatMapFirst { await work($0) } }),
    ("do", { source, work in source.do(onNext: { _ = await work($0) }).map { $0 * 10 } }),
  ]

  @Test(arguments: [
    ("flatMap", ["20@2", "10@3"]), ("flatMapLatest", ["1 cancelled@1", "20@2"]),
    ("flatMapFirst", ["10@3"]), ("do", ["10@3", "20@4"]),
  ])
  func `results arrive in the order of the synchronous form`(name: String, expected: [String]) {
    for (operation, apply) in Self.operators where operation == name {
      let subscription = record(driver(apply))
      send(1)
      clock.advance(by: .seconds(1))
      send(2)
      clock.advance(by: .seconds(4))
      expectEqual(log.entries, expected)
      subscription.dispose()
    }
  }

  @Test(arguments: operators.map(\.0))
  func `the closure runs once for all observers, and is cancelled when the last one unsubscribes`(
    name: String
  ) {
    for (operation, apply) in Self.operators where operation == name {
      let driver = driver(apply)
      let subscriptions = [record(driver, as: "a"), record(driver, as: "b")]
      send(2)
      clock.advance(by: .seconds(1))
      expectEqual(log.entries, ["a20@1", "b20@1"])
      send(1)
      clock.advance(by: .seconds(1))
      clock.settle { subscriptions[0].dispose() }
      expectEqual(log.entries, ["a20@1", "b20@1"])
      clock.settle { subscriptions[1].dispose() }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["a20@1", "b20@1", "1 cancelled@2"])
      #expect(!subject.hasObservers)
    }
  }

  @Test(arguments: operators.map(\.0))
  func `completion waits for the closure`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      var driver = Driver<Int>.empty()
      SharingScheduler.mock(scheduler: scheduler) { driver = apply(.just(2), work) }
      let (log, clock) = (log, clock)
      clock.settle {
        _ = driver.asObservable().subscribe(
          onNext: { log("\($0)@\(clock.elapsed.components.seconds)") },
          onCompleted: { log("|@\(clock.elapsed.components.seconds)") })
      }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["20@1", "|@1"])
    }
  }

  @Test(arguments: [
    ("flatMap", ["2@2", "20@2", "1@3", "10@3"]),
    ("flatMapLatest", ["1 cancelled@1", "2@2", "20@2"]), ("flatMapFirst", ["1@3", "10@3"]),
  ])
  func `the values of the driver that a closure returns are emitted`(
    name: String, expected: [String]
  ) {
    let find: @Sendable (Int) async -> Driver<Int> = { [work, scheduler] value in
      let result = await work(value)
      var driver = Driver<Int>.empty()
      SharingScheduler.mock(scheduler: scheduler) { driver = Driver.of(value, result) }
      return driver
    }
    let results = driver { source, _ in
      switch name {
      case "flatMap": source.flatMap { await find($0) }
      case "flatMapLatest": source.flatMapLatest { await find($0) }
      default: source.flatMapFirst { await find($0) }
      }
    }
    let subscription = record(results)
    send(1)
    clock.advance(by: .seconds(1))
    send(2)
    clock.advance(by: .seconds(4))
    expectEqual(log.entries, expected)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a result that waits for the scheduler is dropped by a newer value`() {
    var driver = Driver<Int>.empty()
    SharingScheduler.mock(scheduler: scheduler) {
      driver = subject.asDriver(onErrorJustReturn: 0).flatMapLatest { [subject] value in
        await Task.yield()
        if value == 5 { subject.onNext(6) }
        return value * 10
      }
    }
    let subscription = record(driver)
    send(5)
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["60@0"])
    subscription.dispose()
  }

  @Test func `a closure that does not suspend is the synchronous form`() {
    let subscription = record(
      driver { source, _ in
        source.map { $0 + 1 }.flatMap { Driver.of($0, $0 * 2) }.flatMapLatest { Driver.just($0) }
          .flatMapFirst { Driver.just($0) }.do(onNext: { [log] in log("do \($0)") })
      })
    SharingScheduler.mock(scheduler: scheduler) { send(1) }
    expectEqual(log.entries, ["do 2", "2@0", "do 4", "4@0"])
    subscription.dispose()
  }

  @Test func `signals have the same forms`() {
    var signal = Signal<Int>.empty()
    SharingScheduler.mock(scheduler: scheduler) {
      let work = work
      signal = subject.asSignal(onErrorJustReturn: 0).flatMapFirst { await work($0) }
        .flatMap { await work($0) }
    }
    let (log, clock) = (log, clock)
    let subscription = signal.asObservable().subscribe(onNext: {
      log("\($0)@\(clock.elapsed.components.seconds)")
    })
    send(2)
    clock.advance(by: .seconds(5))
    expectEqual(log.entries, ["200@2"])
    subscription.dispose()
  }
}
