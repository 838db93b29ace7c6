// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct AsyncClosuresTests {
  let clock = VirtualClock()
  let log = Log<String>()
  let subject = PublishSubject<Int>()

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

  func record(_ source: Observable<Int>) -> any Disposable {
    let (log, clock) = (log, clock)
    func note(_ event: String) { log("\(event)@\(clock.elapsed.components.seconds)") }
    return clock.settle {
      source.subscribe(
        onNext: { note("\($0)") }, onError: { note("\($0)") }, onCompleted: { note("|") })
    }
  }

  func send(_ value: Int) { clock.settle { subject.onNext(value) } }

  static let operators: [(String, @Sendable (Observable<Int>, @escaping Work) -> Observable<Int>)] =
    [
      ("flatMap", { source, work in source.flatMap { try await work($0) } }),
      ("flatMapLatest", { source, work in source.flatMapLatest { try await work($0) } }),
      ("flatMapFirst", { source, work in source.flatMapFirst { try await work($0) } }),
      ("concatMap", { source, work in source.concatMap { try await work($0) } }),
      (
        "do",
        { source, work in source.do(onNext: { _ = try await work($0) }).map { $0 * 10 } }
      ),
      (
        "flatMap, source",
        { source, work in source.flatMap { Observable.just(try await work($0)) } }
      ),
      (
        "flatMapLatest, source",
        { source, work in source.flatMapLatest { Single.just(try await work($0)) } }
      ),
      (
        "flatMapFirst, source",
        { source, work in source.flatMapFirst { Infallible.just(try await work($0)) } }
      ),
      (
        "concatMap, source", { source, work in source.concatMap { Maybe.just(try await work($0)) } }
      ),
    ]

  @Test(arguments: [
    ("flatMap", ["20@2", "10@3", "|@5"]), ("flatMapLatest", ["1 cancelled@1", "20@2", "|@5"]),
    ("flatMapFirst", ["10@3", "|@5"]), ("concatMap", ["10@3", "20@4", "|@5"]),
    ("do", ["10@3", "20@4", "|@5"]), ("flatMap, source", ["20@2", "10@3", "|@5"]),
    ("flatMapLatest, source", ["1 cancelled@1", "20@2", "|@5"]),
    ("flatMapFirst, source", ["10@3", "|@5"]), ("concatMap, source", ["10@3", "20@4", "|@5"]),
  ])
  func `results arrive in the order of the synchronous form`(name: String, expected: [String]) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(apply(subject, work))
    }
    send(1)
    clock.advance(by: .seconds(1))
    send(2)
    clock.advance(by: .seconds(4))
    clock.settle { subject.onCompleted() }
    expectEqual(log.entries, expected)
  }

  @Test(arguments: operators.map(\.0))
  func `disposal cancels the task`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      let subscription = record(apply(subject, work))
      send(1)
      clock.advance(by: .seconds(1))
      clock.settle { subscription.dispose() }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["1 cancelled@1"])
      #expect(!subject.hasObservers)
    }
  }

  @Test(arguments: operators.map(\.0))
  func `an error of the source cancels the task`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(apply(subject, work))
      send(1)
      clock.settle { subject.onError(TestError("source")) }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["\(TestError("source"))@0", "1 cancelled@0"])
    }
  }

  @Test(arguments: operators.map(\.0))
  func `completion of the source waits for the task, and an error of the task ends the result`(
    name: String
  ) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(apply(.just(2), work))
      _ = record(apply(.just(9), work))
      _ = record(apply(.empty(), work))
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["|@0", "20@1", "|@1", "\(TestError("bad"))@1"])
    }
  }

  @Test func `the error of one task cancels the others, and drops waiting values`() {
    _ = record(subject.flatMap { [work] in try await work($0) })
    _ = record(subject.concatMap { [work] in try await work($0) })
    send(9)
    send(1)
    clock.advance(by: .seconds(5))
    expectEqual(
      log.entries.sorted(),
      [
        "1 cancelled@1", "\(TestError("bad"))@1", "\(TestError("bad"))@1",
      ].sorted())
    #expect(!subject.hasObservers)
  }

  @Test(arguments: operators.map(\.0))
  func `a value sent while a result is delivered runs the closure again`(name: String) {
    for (operation, apply) in Self.operators where operation == name {
      _ = record(
        apply(subject, work).do(onNext: { [subject] in if $0 == 20 { subject.onNext(3) } }))
      send(2)
      clock.advance(by: .seconds(5))
      // flatMapFirst ignores a value until the task's source has completed, after its result.
      #expect(log.entries == (name.hasPrefix("flatMapFirst") ? ["20@1"] : ["20@1", "30@2"]))
    }
  }

  @Test func `the values of the source that a closure returns are emitted while it is wanted`() {
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    let find: @Sendable (Int) async throws -> Observable<Int> = { [clock] index in
      try await clock.sleep(for: .seconds(1))
      return inner[index].asObservable()
    }
    let subscription = record(subject.flatMapLatest { try await find($0) })
    send(0)
    clock.advance(by: .seconds(1))
    inner[0].onNext(1)
    inner[0].onNext(2)
    send(1)
    inner[0].onNext(3)
    #expect(!inner[0].hasObservers)
    clock.advance(by: .seconds(1))
    inner[1].onNext(4)
    expectEqual(log.entries, ["1@1", "2@1", "4@2"])
    subscription.dispose()
    #expect(!inner[1].hasObservers)
    _ = record(subject.concatMap { try await find($0) })
    send(0)
    clock.advance(by: .seconds(1))
    clock.settle { inner[0].onError(TestError("inner")) }
    expectEqual(log.entries.last, "\(TestError("inner"))@3")
    #expect(!subject.hasObservers)
  }

  @Test func `traits and infallibles emit the values of the source that a closure returns`()
    async throws
  {
    let single = Single.just(1).flatMap { value in
      await Task.yield()
      return Single.just(value + 1)
    }
    #expect(try await single.value == 2)
    let maybe = Maybe.just(1).flatMap { _ in
      await Task.yield()
      return Maybe<Int>.empty()
    }
    #expect(try await maybe.value == nil)
    let twice: @Sendable (Int) async -> Infallible<Int> = { value in
      await Task.yield()
      return .of(value, value)
    }
    let source = Infallible.just(1)
    for result in [
      source.flatMap { await twice($0) }, source.flatMapLatest { await twice($0) },
      source.flatMapFirst { await twice($0) }, source.concatMap { await twice($0) },
    ] {
      expectEqual(try await result.asObservable().toArray().value, [1, 1])
    }
  }

  @Test func `a closure that does not suspend is the synchronous form`() {
    let sums = subject.map { $0 + 1 }.flatMap { Observable.of($0, $0 * 2) }
      .flatMapLatest { Single.just($0) }.concatMap { Single.just($0) }
      .flatMapFirst { Observable.just($0) }.do(onNext: { [log] in log("do \($0)") })
    _ = sums.subscribe(onNext: { [log] in log("\($0)") })
    subject.onNext(1)
    expectEqual(log.entries, ["do 2", "2", "do 4", "4"])
  }

  @Test func `the task inherits the task-local values and the priority of a cold source`()
    async throws
  {
    let name = try await AsyncTests.$name.withValue("somebody") {
      try await Observable.just(1).concatMap { _ in await Self.name() }.asSingle().value
    }
    expectEqual(name, "somebody")
    let priority = Task(priority: .high) {
      try await Observable.just(1).flatMapLatest { _ in await Self.priority() }.asSingle().value
    }
    #expect(try await priority.value >= .high)
  }

  @MainActor @Test func `the closure is isolated to no actor unless it says so`() async throws {
    let isMain = try await Observable.just(1).flatMap { _ in await Self.isMain() }.asSingle().value
    #expect(!isMain)
    let isolated = try await Observable.just(1).flatMap { @MainActor _ in
      await Task.yield()
      return MainScheduler.isMainThreadOfTests
    }.asSingle().value
    #expect(isolated)
  }

  static func name() async -> String { AsyncTests.name }
  static func priority() async -> TaskPriority { Task.currentPriority }
  static func isMain() async -> Bool { MainScheduler.isMainThreadOfTests }
}
