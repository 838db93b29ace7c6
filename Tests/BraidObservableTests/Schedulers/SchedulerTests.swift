// SPDX-License-Identifier: MIT
import BraidObservable
import Foundation
import Testing

private final class Log: @unchecked Sendable {
  private let lock = Lock()
  private var kept: [String] = []
  var values: [String] { lock.withLock { kept } }
  func append(_ value: String) { lock.withLock { kept.append(value) } }
}

private final class Ending: Disposable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void = {}) { self.body = body }
  func dispose() { body() }
}

@Suite struct CurrentThreadSchedulerTests {
  private let log = Log()

  @Test func `runs at once when the thread runs nothing, and nested work behind it`() {
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) {
      log.append("outer begins")
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule(1) { state in
        log.append("inner \(state)")
        return Ending()
      }
      _ = scheduler.schedule(2) { state in
        log.append("inner \(state)")
        return Ending()
      }
      log.append("outer ends")
      return Ending()
    }
    #expect(CurrentThreadScheduler.isScheduleRequired)
    #expect(log.values == ["outer begins", "outer ends", "inner 1", "inner 2"])
  }

  @Test func `work that was cancelled before its turn does not run`() {
    let scheduler = CurrentThreadScheduler.instance
    _ = scheduler.schedule(()) {
      scheduler.schedule(()) {
        log.append("never")
        return Ending()
      }.dispose()
      return Ending()
    }
    #expect(log.values.isEmpty)
  }

  @Test func `returns what the action returned`() {
    let log = log
    CurrentThreadScheduler.instance.schedule(()) { Ending { log.append("disposed") } }.dispose()
    #expect(log.values == ["disposed"])
  }
}

@Suite struct ImmediateSchedulerTests {
  @Test func `runs inside the call, also nested`() {
    let log = Log()
    _ = ImmediateScheduler.instance.schedule("outer") { name in
      log.append("\(name) begins")
      _ = ImmediateScheduler.instance.schedule("inner") { name in
        log.append(name)
        return Ending()
      }
      log.append("\(name) ends")
      return Ending()
    }
    #expect(log.values == ["outer begins", "inner", "outer ends"])
  }
}

@Suite struct ScheduleRecursiveTests {
  @Test(
    arguments: [ImmediateScheduler.instance, CurrentThreadScheduler.instance]
      as [any ImmediateSchedulerType])
  func `100 000 rounds do not grow the stack`(scheduler: any ImmediateSchedulerType) {
    let rounds = Locked(0)
    _ = scheduler.scheduleRecursive(1) { state, recurse in
      rounds.withLock { $0 = state }
      if state < 100_000 { recurse(state + 1) }
    }
    #expect(rounds.withLock { $0 } == 100_000)
  }

  @Test func `stops when it is disposed`() {
    let scheduler = CurrentThreadScheduler.instance
    let log = Log()
    _ = scheduler.schedule(()) {
      let rounds = scheduler.scheduleRecursive(1) { state, recurse in
        log.append("\(state)")
        recurse(state + 1)
      }
      _ = scheduler.schedule(()) {
        rounds.dispose()
        return Ending()
      }
      return Ending()
    }
    #expect(log.values == ["1"])
  }
}

@Suite(.serialized) struct MainSchedulerTests {
  private let log = Log()

  @MainActor @Test func `runs inside the call on the main queue, nested work behind it`() async {
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread()
    let scheduler = MainScheduler()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        log.append("outer begins")
        _ = scheduler.schedule(()) {
          log.append("inner")
          continuation.resume()
          return Ending()
        }
        log.append("outer ends")
        return Ending()
      }
      log.append("returned")
    }
    #expect(log.values == ["outer begins", "outer ends", "returned", "inner"])
  }

  @MainActor @Test func `asyncInstance never runs inside the call`() async {
    await withCheckedContinuation { continuation in
      _ = MainScheduler.asyncInstance.schedule(()) {
        log.append("work")
        continuation.resume()
        return Ending()
      }
      log.append("returned")
    }
    #expect(log.values == ["returned", "work"])
  }

  @MainActor @Test func `ConcurrentMainScheduler runs inside the call whatever waits`() {
    let scheduler = ConcurrentMainScheduler.instance
    _ = scheduler.schedule(()) {
      _ = scheduler.schedule(()) {
        log.append("inner")
        return Ending()
      }
      log.append("outer ends")
      return Ending()
    }
    #expect(log.values == ["inner", "outer ends"])
  }

  @Test func `moves to the main queue from elsewhere`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = MainScheduler.instance.schedule(()) {
          MainScheduler.ensureExecutingOnScheduler()
          continuation.resume()
          return Ending()
        }
      }
    }
  }
}
