// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct AsyncTests {
  @TaskLocal static var name = "nobody"

  let clock = VirtualClock()
  let log = Log<String>()

  func record(_ source: Observable<Int>) -> any Disposable {
    clock.settle {
      source.subscribe(
        onNext: { [log] in log("\($0)") }, onError: { [log] in log("\($0)") },
        onCompleted: { [log] in log("completed") }, onDisposed: { [log] in log("disposed") })
    }
  }

  @Test func `async emits the result of its closure for each subscription`() {
    let count = Box(0)
    let source = Observable.async { [clock] in
      try await clock.sleep(for: .seconds(1))
      return count.update { count in
        count += 1
        return count
      }
    }
    expectEqual(count.value, 0)
    for _ in 1...2 { _ = record(source) }
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["1", "completed", "disposed", "2", "completed", "disposed"])
  }

  @Test func `disposal releases the observer, even if the task ignores its cancellation`() {
    final class Captured: Sendable {}
    let wait = StubbornWait()
    let work = { @Sendable (number: Int) async throws -> Int in
      await wait()
      return number
    }
    let numbers = Observable.just(1)
    let sources = [
      .async { try await work(1) }, Single.create { try await work(1) }.asObservable(),
      numbers.concatMap(work), numbers.flatMap(work), numbers.flatMapLatest(work),
      wait.asObservable(),
    ]
    for source in sources {
      var captured: Captured? = Captured()
      weak let witness = captured
      let subscription = clock.settle { [captured] in
        source.subscribe(onNext: { _ in _ = captured })
      }
      captured = nil
      #expect(witness != nil)
      subscription.dispose()
      #expect(witness == nil)
    }
    clock.settle { wait.end() }
  }

  @Test func `async emits the error of its closure, including a cancellation error`() {
    _ = record(Observable.async { throw TestError("bad") })
    _ = record(Observable.async { throw CancellationError() })
    expectEqual(
      log.entries, ["\(TestError("bad"))", "disposed", "CancellationError()", "disposed"])
  }

  @Test func `disposal cancels the task, whose end is not delivered`() {
    let source = Observable<Int>.async { [clock, log] in
      do { try await clock.sleep(for: .seconds(1)) } catch { log("cancelled") }
      return 1
    }
    let subscription = record(source)
    clock.settle { subscription.dispose() }
    expectEqual(log.entries.sorted(), ["cancelled", "disposed"])
    clock.advance(by: .seconds(2))
    expectEqual(log.entries.count, 2)
  }

  @Test func `a closure with an observer emits while it runs, and completes when it returns`() {
    let source = Observable<Int>.async(send: { [clock] observer in
      observer.onNext(1)
      try await clock.sleep(for: .seconds(1))
      observer.onNext(2)
    })
    _ = record(source)
    expectEqual(log.entries, ["1"])
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["1", "2", "completed", "disposed"])
  }

  @Test func `a closure with an observer may send the end itself, or throw`() {
    _ = record(Observable<Int>.async(send: { $0.onCompleted() }))
    _ = record(
      Observable<Int>.async(send: { observer in
        observer.onNext(1)
        throw TestError("bad")
      }))
    _ = record(
      Observable<Int>.async(send: { observer in
        observer.onError(TestError("first"))
        throw TestError("second")
      }))
    expectEqual(
      log.entries,
      [
        "completed", "disposed", "1", "\(TestError("bad"))", "disposed", "\(TestError("first"))",
        "disposed",
      ])
  }

  @Test func `an observer disposed inside its value receives no more values`() {
    let disposable = SerialDisposable()
    let source = Observable<Int>.async(send: { observer in
      for value in 1...3 { observer.onNext(value) }
    })
    clock.settle {
      disposable.disposable = source.subscribe(
        onNext: { [log] in
          log("\($0)")
          if $0 == 2 { disposable.dispose() }
        }, onCompleted: { [log] in log("completed") })
    }
    expectEqual(log.entries, ["1", "2"])
  }

  // MARK: Traits

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:77
  @Test func `a single, a maybe and a completable emit the results of async closures`() async throws
  {
    expectEqual(try await Single.create { 1 }.value, 1)
    expectEqual(try await Maybe.create { 1 }.value, 1)
    #expect(try await Maybe<Int>.create { nil }.value == nil)
    try await Completable.create {}.value
    await #expect(throws: TestError("bad")) {
      try await Single<Int>.create { throw TestError("bad") }.value
    }
    await #expect(throws: TestError("bad")) {
      try await Maybe<Int>.create { throw TestError("bad") }.value
    }
    await #expect(throws: TestError("bad")) {
      try await Completable.create { throw TestError("bad") }.value
    }
  }

  // RxSwift: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence+Concurrency.swift:24 to 43
  @Test func `a cancellation error thrown by a closure is an error of its trait`() async {
    await #expect(throws: CancellationError.self) {
      try await Single<Int>.create { throw CancellationError() }.value
    }
    await #expect(throws: CancellationError.self) {
      try await Maybe<Int>.create { throw CancellationError() }.value
    }
    await #expect(throws: CancellationError.self) {
      try await Completable.create { throw CancellationError() }.value
    }
  }

  @Test(arguments: ["single", "maybe", "completable", "observable", "observable with an observer"])
  func `a disposal before the task runs cancels the closure of a`(kind: String) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    let work: @Sendable () async throws -> Void = { [log] in
      for await value in stream { log("\(value)") }
      log(Task.isCancelled ? "is cancelled" : "goes on")
    }
    let source: Observable<Void> =
      switch kind {
      case "single": Single<Void>.create(work: work).asObservable()
      case "maybe": Maybe<Void>.create { try await work() }.asObservable()
      case "completable": Completable.create(work: work).asObservable().map { _ in }
      case "observable": Observable.async(work)
      default: Observable.async(send: { _ in try await work() })
      }
    clock.settle { source.subscribe(onNext: { [log] in log("value") }).dispose() }
    expectEqual(log.entries, ["cancelled", "is cancelled"])
    continuation.yield(1)
  }

  @Test func `cancelling the task that awaits a single cancels its closure`() {
    let task = clock.task { [clock, log] in
      let single = Single<Int>.create {
        do { try await clock.sleep(for: .seconds(1)) } catch {
          log("work cancelled")
          throw error
        }
        return 1
      }
      do { log("\(try await single.value)") } catch { log("\(error)") }
    }
    clock.settle()
    task.cancel()
    clock.settle()
    expectEqual(log.entries.sorted(), ["CancellationError()", "work cancelled"])
  }

  @Test func `a detached task inherits nothing from the subscriber`() async throws {
    let names = try await AsyncTests.$name.withValue("somebody") {
      [
        try await Single.create { AsyncTests.name }.value,
        try await Single.create(detached: true) { AsyncTests.name }.value,
      ]
    }
    expectEqual(names, ["somebody", "nobody"])
    expectEqual(try await Single.create(priority: .high) { Task.currentPriority }.value, .high)
  }

  @MainActor @Test func `the closure is isolated to no actor, regardless of the subscriber`()
    async throws
  {
    let isMain = try await Single.create { MainScheduler.isMainThreadOfTests }.value
    #expect(!isMain)
  }
}
