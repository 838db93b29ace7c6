// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

import class BraidObservable.MainScheduler

@Suite(.exclusive(.mainQueue)) struct AsyncClosuresTests {
  let clock = VirtualClock()
  let log = Log<String>()
  let subject = SignalSubject<Int>()

  typealias Work = @Sendable (Int) async throws -> Int

  /// Takes three seconds for 1, fails after a second for 9, and takes one for any other value.
  var work: Work {
    { [clock, log] value in
      do { try await clock.sleep(for: .seconds(value == 1 ? 3 : 1)) } catch {
        log("\(value) cancelled@\(clock.elapsed.components.seconds)")
      }
      if value == 9 { throw TestError("bad") }
      return value * 10
    }
  }

  func record(_ signal: Signal<Int>) -> any Disposable {
    let (log, clock) = (log, clock)
    func note(_ event: String) { log("\(event)@\(clock.elapsed.components.seconds)") }
    return clock.settle {
      signal.subscribe(
        next: { note("\($0)") }, error: { note("\($0)") }, completed: { note("|") })
    }
  }

  func send(_ value: Int) { clock.settle { subject.sendNext(value) } }

  static let operators: [(String, @Sendable (Signal<Int>, @escaping Work) -> Signal<Int>)] = [
    ("flattenMap", { source, work in source.flattenMap { try await work($0) } }),
    ("flatMap", { source, work in source.flatMap { try await work($0) } }),
    ("merge", { source, work in source.flatMap(.merge) { try await work($0) } }),
    ("latest", { source, work in source.flatMap(.latest) { try await work($0) } }),
    ("concat", { source, work in source.flatMap(.concat) { try await work($0) } }),
    ("doNext", { source, work in source.doNext { _ = try await work($0) }.map { $0 * 10 } }),
    (
      "flattenMap, signal",
      { source, work in source.flattenMap { Signal.just(try await work($0)) } }
    ),
    ("flatMap, signal", { source, work in source.flatMap { Signal.just(try await work($0)) } }),
    (
      "latest, signal",
      { source, work in source.flatMap(.latest) { Signal.just(try await work($0)) } }
    ),
    (
      "concat, signal",
      { source, work in source.flatMap(.concat) { Signal.just(try await work($0)) } }
    ),
  ]

  @Test(arguments: [
    ("flattenMap", ["20@2", "10@3", "|@5"]), ("flatMap", ["20@2", "10@3", "|@5"]),
    ("merge", ["20@2", "10@3", "|@5"]), ("latest", ["1 cancelled@1", "20@2", "|@5"]),
    ("concat", ["10@3", "20@4", "|@5"]), ("doNext", ["10@3", "20@4", "|@5"]),
    ("flattenMap, signal", ["20@2", "10@3", "|@5"]), ("flatMap, signal", ["20@2", "10@3", "|@5"]),
    ("latest, signal", ["1 cancelled@1", "20@2", "|@5"]),
    ("concat, signal", ["10@3", "20@4", "|@5"]),
  ])
  func `results arrive in the order of the synchronous form`(name: String, expected: [String]) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(apply(subject, work))
    }
    send(1)
    clock.advance(by: .seconds(1))
    send(2)
    clock.advance(by: .seconds(4))
    clock.settle { subject.sendCompleted() }
    expectEqual(log.entries, expected)
  }

  @Test(arguments: operators.map(\.0))
  func `disposal cancels the task, and so does an error of the source`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      let subscription = record(apply(subject, work))
      send(1)
      clock.advance(by: .seconds(1))
      clock.settle { subscription.dispose() }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["1 cancelled@1"])
      #expect(!subject.hasSubscribers)
      _ = record(apply(subject, work))
      send(1)
      clock.settle { subject.sendError(TestError("source")) }
      clock.advance(by: .seconds(5))
      expectEqual(
        log.entries.dropFirst().sorted(), ["1 cancelled@6", "\(TestError("source"))@6"].sorted())
    }
  }

  @Test(arguments: operators.map(\.0))
  func `completion of the source waits for the task, and an error of the task ends the result`(
    name: String
  ) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(apply(.just(2), work))
      _ = record(apply(.just(9), work))
      _ = record(apply(.empty, work))
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["|@0", "20@1", "|@1", "\(TestError("bad"))@1"])
    }
  }

  @Test(arguments: operators.map(\.0))
  func `a value sent while a result is delivered runs the closure again`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(
        apply(subject, work).doNext { [subject] in if $0 == 20 { subject.sendNext(3) } })
      send(2)
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["20@1", "30@2"])
    }
  }

  @Test func `a closure that does not suspend is the synchronous form`() {
    subject.flattenMap { Signal.from([$0, $0 * 2]) }.flatMap { .just($0) }
      .flatMap(.latest) { .just($0) }.doNext { [log] in log("do \($0)") }
      .subscribe(next: { [log] in log("\($0)") })
    subject.sendNext(1)
    expectEqual(log.entries, ["do 1", "1", "do 2", "2"])
  }

  @MainActor @Test func `the closure is isolated to no actor unless it says so`() async throws {
    let isMain = try await Signal.just(1).flattenMap { _ in await Self.isMain() }.value()
    expectEqual(isMain, false)
    let isolated = try await Signal.just(1).flattenMap { @MainActor _ in
      await Task.yield()
      return MainScheduler.isMainThreadOfTests
    }.value()
    expectEqual(isolated, true)
  }

  static func isMain() async -> Bool { MainScheduler.isMainThreadOfTests }
}
