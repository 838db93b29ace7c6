// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ValueTests {
  let clock = VirtualClock()
  let log = Log<String>()

  /// Awaits in a task of the clock and records the result.
  func wait<Value: Sendable>(
    for value: @escaping @Sendable () async throws -> Value
  ) -> Task<Void, any Error> {
    let task = clock.task { [log] in
      do { log("\(try await value())") } catch { log("\(error)") }
    }
    clock.settle()
    return task
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:25
  @Test func `a single returns its value`() async throws {
    expectEqual(try await Single.just(1).value, 1)
    expectEqual(try await Observable.of(1, 2, 3).first().value, 1)
    #expect(try await Observable<Int>.empty().first().value == nil)
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:36
  @Test func `a single that fails throws`() async {
    await #expect(throws: TestError("bad")) {
      try await Single<Int>.error(TestError("bad")).value
    }
    await #expect(throws: RxError.self) { try await Observable<Int>.empty().asSingle().value }
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:130, :142 and :153
  @Test func `a maybe returns its value or nil, or throws`() async throws {
    expectEqual(try await Maybe.just(1).value, 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError("bad")) {
      try await Maybe<Int>.error(TestError("bad")).value
    }
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:246 and :257
  @Test func `a completable returns or throws`() async throws {
    try await Completable.empty().value
    await #expect(throws: TestError("bad")) {
      try await Completable.error(TestError("bad")).value
    }
  }

  @Test func `the value is returned when it is sent, after the subscription was disposed`() {
    let observer = Box<Single<Int>.SingleObserver?>(nil)
    let single = Single<Int>.create { [log] single in
      observer.value = single
      return log.disposable("teardown")
    }
    _ = wait { try await single.value }
    #expect(log.entries.isEmpty)
    observer.value?(.success(1))
    clock.settle()
    expectEqual(log.entries, ["teardown", "1"])
  }

  @Test func `the subscription is disposed by an end without a value, before the task goes on`() {
    let observer = Box<Completable.CompletableObserver?>(nil)
    let completable = Completable.create { [log] in
      observer.value = $0
      return log.disposable("teardown")
    }
    _ = wait { try await completable.value }
    observer.value?(.completed)
    expectEqual(log.entries, ["teardown"])
    clock.settle()
    expectEqual(log.entries, ["teardown", "()"])
  }

  @Test func `a result that is sent twice is returned once`() {
    let observer = Box<Single<Int>.SingleObserver?>(nil)
    let single = Single<Int>.create { single in
      observer.value = single
      return Disposables.create()
    }
    _ = wait { try await single.value }
    observer.value?(.success(1))
    observer.value?(.success(2))
    observer.value?(.failure(TestError("late")))
    clock.settle()
    expectEqual(log.entries, ["1"])
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:47, :164 and :268
  @Test func `a cancellation throws, disposes once, and is not an end`() {
    let never = Observable<Int>.create { [log] _ in log.disposable("teardown") }
    for wait in [
      wait { try await never.asSingle().value },
      wait { try await never.asMaybe().value },
      wait { try await never.ignoreElements().asCompletable().value },
    ] {
      wait.cancel()
      clock.settle()
    }
    expectEqual(
      log.entries,
      [
        "teardown", "CancellationError()", "teardown", "CancellationError()",
        "teardown", "CancellationError()",
      ])
  }

  /// Waits in a task that is cancelled already.
  func waitInCancelledTask<Value: Sendable>(
    for value: @escaping @Sendable () async throws -> Value
  ) -> [String] {
    let task = wait {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await value()
    }
    withExtendedLifetime(task) {}
    return log.entries
  }

  // RxSwift: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence+Concurrency.swift:62 to 99. The
  // subscription happens in a cancelled task, too, and is disposed after it.
  @Test func `a cancelled task subscribes, disposes and throws if there is no synchronous result`()
  {
    let single = Single<Int>.create { [log] _ in
      log("subscribed")
      return log.disposable("teardown")
    }
    expectEqual(
      waitInCancelledTask { try await single.value },
      ["subscribed", "teardown", "CancellationError()"])
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:61, :178, :191 and :282
  @Test func `a cancelled task receives a synchronous result`() {
    expectEqual(waitInCancelledTask { try await Single.just(1).value }, ["1"])
    expectEqual(waitInCancelledTask { try await Maybe.just(2).value }.last, "Optional(2)")
    expectEqual(waitInCancelledTask { try await Maybe<Int>.empty().value }.last, "nil")
    expectEqual(waitInCancelledTask { try await Completable.empty().value }.last, "()")
    expectEqual(
      waitInCancelledTask { try await BehaviorSubject(value: 3).first().value }.last, "Optional(3)")
    expectEqual(log.entries.count, 5)
  }

  @Test func `a cancelled task receives a synchronous error`() {
    let bad = TestError("bad")
    expectEqual(waitInCancelledTask { try await Single<Int>.error(bad).value }.last, "\(bad)")
    expectEqual(waitInCancelledTask { try await Maybe<Int>.error(bad).value }.last, "\(bad)")
    expectEqual(waitInCancelledTask { try await Completable.error(bad).value }.last, "\(bad)")
    expectEqual(log.entries.count, 3)
  }

  @Test func `a cancelled task does not wait for a later result`() {
    let observer = Box<Single<Int>.SingleObserver?>(nil)
    let single = Single<Int>.create { single in
      observer.value = single
      return Disposables.create()
    }
    expectEqual(waitInCancelledTask { try await single.value }, ["CancellationError()"])
    observer.value?(.success(1))
    clock.settle()
    expectEqual(log.entries, ["CancellationError()"])
  }

  @Test func `a cancellation after the value throws nothing`() {
    let task = wait { try await Single.just(1).value }
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1"])
  }

  @Test func `a value that races with a cancellation is returned if it was sent first`() {
    let subject = PublishSubject<Int>()
    let task = wait { try await subject.asSingle().value }
    subject.onNext(1)
    subject.onCompleted()
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1"])
  }

  @Test func `an event sent in the teardown of the cancellation resumes nothing twice`() {
    let single = Single<Int>.create { [log] single in
      Disposables.create {
        log("teardown")
        single(.success(1))
      }
    }
    let task = wait { try await single.value }
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["teardown", "CancellationError()"])
  }

  @MainActor @Test func `value subscribes on the caller's thread`() async throws {
    let isMain = Box(false)
    let single = Single<Int>.create { single in
      isMain.value = MainScheduler.isMainThreadOfTests
      single(.success(1))
      return Disposables.create()
    }
    expectEqual(try await single.value, 1)
    #expect(isMain.value)
  }
}
