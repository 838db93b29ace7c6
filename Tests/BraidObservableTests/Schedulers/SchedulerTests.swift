// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import TestSupport
import Testing

struct CurrentThreadSchedulerTests {
  private let log = Log<String>()

  @Test func `the current-thread scheduler runs an action immediately and nested actions after it`()
  {
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) {
      log("outer begins")
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule(1) { state in
        log("inner \(state)")
        return Disposables.create()
      }
      _ = scheduler.schedule(2) { state in
        log("inner \(state)")
        return Disposables.create()
      }
      log("outer ends")
      return Disposables.create()
    }
    #expect(CurrentThreadScheduler.isScheduleRequired)
    expectEqual(log.entries, ["outer begins", "outer ends", "inner 1", "inner 2"])
  }

  @Test func `a cancelled action does not run`() {
    let scheduler = CurrentThreadScheduler.instance
    _ = scheduler.schedule(()) {
      scheduler.schedule(()) {
        log("never")
        return Disposables.create()
      }.dispose()
      return Disposables.create()
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `schedule returns the disposable of its action`() {
    let log = log
    CurrentThreadScheduler.instance.schedule(()) { log.disposable("disposed") }.dispose()
    expectEqual(log.entries, ["disposed"])
  }
}

struct ImmediateSchedulerTests {
  @Test func `an immediate scheduler runs actions synchronously, including nested ones`() {
    let log = Log<String>()
    _ = ImmediateScheduler.instance.schedule("outer") { name in
      log("\(name) begins")
      _ = ImmediateScheduler.instance.schedule("inner") { name in
        log(name)
        return Disposables.create()
      }
      log("\(name) ends")
      return Disposables.create()
    }
    expectEqual(log.entries, ["outer begins", "inner", "outer ends"])
  }
}

struct ScheduleRecursiveTests {
  @Test(
    arguments: [ImmediateScheduler.instance, CurrentThreadScheduler.instance]
      as [any ImmediateSchedulerType])
  func `100 000 recursive actions do not grow the stack`(scheduler: any ImmediateSchedulerType) {
    let rounds = Locked(0)
    _ = scheduler.scheduleRecursive(1) { state, recurse in
      rounds.withLock { $0 = state }
      if state < 100_000 { recurse(state + 1) }
    }
    expectEqual(rounds.withLock { $0 }, 100_000)
  }

  @Test func `disposal stops the recursion`() {
    let scheduler = CurrentThreadScheduler.instance
    let log = Log<String>()
    _ = scheduler.schedule(()) {
      let rounds = scheduler.scheduleRecursive(1) { state, recurse in
        log("\(state)")
        recurse(state + 1)
      }
      _ = scheduler.schedule(()) {
        rounds.dispose()
        return Disposables.create()
      }
      return Disposables.create()
    }
    expectEqual(log.entries, ["1"])
  }
}

@Suite(.exclusive(.mainQueue)) struct MainSchedulerTests {
  private let log = Log<String>()

  @MainActor @Test
  func `the main scheduler runs nested actions after the current one on the main queue`()
    async
  {
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread()
    let scheduler = MainScheduler()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        log("outer begins")
        _ = scheduler.schedule(()) {
          log("inner")
          continuation.resume()
          return Disposables.create()
        }
        log("outer ends")
        return Disposables.create()
      }
      log("returned")
    }
    _ = scheduler.schedule(()) {
      log("later")
      return Disposables.create()
    }
    expectEqual(log.entries, ["outer begins", "outer ends", "returned", "inner", "later"])
  }

  private static let recursions: [@Sendable () -> Observable<Int>] = [
    { .from([0, 1], scheduler: MainScheduler()) },
    { .from(0...1, scheduler: MainScheduler()) },
    { .of(0, 1, scheduler: MainScheduler()) },
    { .range(start: 0, count: 2, scheduler: MainScheduler()) },
    {
      .generate(
        initialState: 0, condition: { $0 < 2 }, scheduler: MainScheduler(), iterate: { $0 + 1 })
    },
    { Observable.repeatElement(0, scheduler: MainScheduler()).take(2) },
    {
      .create { observer in
        MainScheduler().scheduleRecursive(0) { state, recurse in
          observer.onNext(state)
          if state < 1 { recurse(state + 1) }
        }
      }
    },
  ]

  /// RxSwift: RecursiveScheduler.swift:161 schedules the next call inside the current one.
  @MainActor @Test(arguments: recursions.indices)
  func `a recursive action runs once in each turn of the main queue`(recursion: Int) async {
    var turns: [Int] = []
    let subscription = Self.recursions[recursion]().subscribe(onNext: { _ in log("value") })
    turns.append(log.entries.count)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    turns.append(log.entries.count)
    expectEqual(turns, [1, 2])
    subscription.dispose()
  }

  @MainActor @Test func `asyncInstance never runs actions synchronously`() async {
    await withCheckedContinuation { continuation in
      _ = MainScheduler.asyncInstance.schedule(()) {
        log("work")
        continuation.resume()
        return Disposables.create()
      }
      log("returned")
    }
    expectEqual(log.entries, ["returned", "work"])
  }

  @MainActor @Test
  func `ConcurrentMainScheduler runs actions synchronously even if others are queued`() {
    let scheduler = ConcurrentMainScheduler.instance
    _ = scheduler.schedule(()) {
      _ = scheduler.schedule(()) {
        log("inner")
        return Disposables.create()
      }
      log("outer ends")
      return Disposables.create()
    }
    expectEqual(log.entries, ["inner", "outer ends"])
  }

  @Test func `the main scheduler moves actions to the main queue`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = MainScheduler.instance.schedule(()) {
          MainScheduler.ensureExecutingOnScheduler()
          continuation.resume()
          return Disposables.create()
        }
      }
    }
  }
}
