// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct AsyncSequenceObservableTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func record(_ source: Observable<Int>) -> any Disposable {
    clock.settle {
      source.subscribe(
        onNext: { [log] in log("\($0)") }, onError: { [log] in log("\($0)") },
        onCompleted: { [log] in log("completed") }, onDisposed: { [log] in log("disposed") })
    }
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:95
  @Test func `a sequence's values and end are emitted`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = record(stream.asObservable())
    for value in 1...3 {
      clock.settle { _ = continuation.yield(value) }
      expectEqual(log.entries.count, value)
    }
    clock.settle { continuation.finish() }
    expectEqual(log.entries, ["1", "2", "3", "completed", "disposed"])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:152
  @Test func `a sequence's values and error are emitted`() {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    _ = record(stream.asObservable())
    for value in 1...2 { clock.settle { _ = continuation.yield(value) } }
    clock.settle { continuation.finish(throwing: TestError("bad")) }
    expectEqual(log.entries, ["1", "2", "\(TestError("bad"))", "disposed"])
  }

  // RxSwift: RxSwift/Observable+Concurrency.swift:72
  @Test func `a sequence that throws a cancellation error completes`() {
    let source = AsyncThrowingStream<Int, any Error> { throw CancellationError() }
    _ = record(source.asObservable())
    expectEqual(log.entries, ["completed", "disposed"])
  }

  // RxSwift: RxSwift/Observable+Concurrency.swift:71
  @Test func `a sequence that cancels its own task and ends completes`() {
    let source = AsyncStream<Int> {
      withUnsafeCurrentTask { $0?.cancel() }
      return nil
    }
    _ = record(source.asObservable())
    expectEqual(log.entries, ["completed", "disposed"])
  }

  // MARK: Disposal reaches the sequence

  /// A stream that logs its termination; the continuation keeps it alive.
  func stream() -> (Observable<Int>, AsyncStream<Int>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    return (stream.asObservable(), continuation)
  }

  @Test func `disposal while the sequence waits cancels the task without a completion`() {
    let (source, continuation) = stream()
    let subscription = record(source)
    clock.settle { _ = continuation.yield(1) }
    clock.settle { subscription.dispose() }
    expectEqual(log.entries, ["1", "cancelled", "disposed"])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:181
  @Test func `a disposal before the task runs reaches the sequence`() {
    let (source, continuation) = stream()
    clock.settle {
      source.subscribe(
        onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") }
      )
      .dispose()
    }
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test func `a disposal before the task runs reaches a sequence with buffered values`() {
    let (source, continuation) = stream()
    for value in 1...3 { continuation.yield(value) }
    clock.settle { source.subscribe(onNext: { [log] in log("\($0)") }).dispose() }
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test func `a disposal inside a delivery reaches the sequence`() {
    let (source, continuation) = stream()
    _ = record(source.take(1))
    clock.settle { _ = continuation.yield(1) }
    expectEqual(log.entries, ["1", "completed", "disposed", "cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test(arguments: [
    "take(1)", "take(while:)", "take(until:)", "first()", "a throwing map", "timeout", "dispose()",
    "switchLatest()", "share()", "observe(on:)",
  ])
  func `the sequence is terminated when its subscription ends by`(end: String) {
    let (source, continuation) = stream()
    let stop = PublishSubject<Void>()
    let sources = PublishSubject<Observable<Int>>()
    let scheduler = TestScheduler(on: clock)
    let disposable = SerialDisposable()
    let ended: Observable<Int> =
      switch end {
      case "take(1)": source.take(1)
      case "take(while:)": source.take(while: { $0 < 1 })
      case "take(until:)": source.take(until: stop)
      case "first()": source.first().asObservable().compactMap { $0 }
      case "a throwing map": source.map { _ in throw TestError("bad") }
      case "timeout": source.timeout(.seconds(1), scheduler: scheduler)
      case "switchLatest()": sources.switchLatest()
      case "share()": source.share().take(1)
      case "observe(on:)": source.observe(on: scheduler).take(1)
      default: source
      }
    clock.settle {
      disposable.disposable = ended.subscribe(onNext: { _ in
        if end == "dispose()" { disposable.dispose() }
      })
      sources.onNext(source)
    }
    #expect(!log.entries.contains("cancelled"))
    clock.settle { _ = continuation.yield(1) }
    clock.settle { stop.onNext(()) }
    clock.settle { sources.onNext(.never()) }
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test func `the sequence is notified of a disposal through its own operators`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    _ = record(stream.map { $0 * 10 }.filter { $0 > 10 }.asObservable().take(1))
    clock.settle { _ = continuation.yield(1) }
    clock.settle { _ = continuation.yield(2) }
    expectEqual(log.entries, ["20", "completed", "disposed", "cancelled"])
  }

  @Test func `a sequence that ignores cancellation produces one more value, which is dropped`() {
    struct Counter: AsyncSequence, AsyncIteratorProtocol, Sendable {
      let asked: Box<Int>
      func makeAsyncIterator() -> Counter { self }
      func next() async -> Int? {
        asked.update {
          $0 += 1; return $0
        }
      }
    }
    let asked = Box(0)
    _ = record(Counter(asked: asked).asObservable().take(2))
    expectEqual(log.entries, ["1", "2", "completed", "disposed"])
    expectEqual(asked.value, 3)
  }

  @Test func `an error that the sequence throws after the disposal is dropped`() {
    let source = AsyncThrowingStream<Int, any Error> {
      try Task.checkCancellation()
      return 1
    }
    _ = record(source.asObservable().take(1))
    expectEqual(log.entries, ["1", "completed", "disposed"])
  }

  @Test func `a disposal reaches the sequence of an infallible`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    clock.settle { stream.asInfallible().subscribe(onNext: { _ in }).dispose() }
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  /// Whether the stream accepts no more values; using the continuation keeps the stream alive.
  func isTerminated(_ continuation: AsyncStream<Int>.Continuation) -> Bool {
    if case .terminated = continuation.yield(0) { true } else { false }
  }

  @Test func `each subscription iterates the sequence again`() async throws {
    let source = Observable.of(1, 2).values.asObservable()
    for _ in 1...2 { expectEqual(try await source.toArray().value, [1, 2]) }
  }

  @Test func `an infallible can be made of a sequence that cannot fail`() async {
    var seen: [Int] = []
    for await value in Infallible.of(1, 2).values.asInfallible().values { seen.append(value) }
    expectEqual(seen, [1, 2])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:120
  @MainActor @Test func `a subscription on the main actor does not iterate there`() async throws {
    let isMain = Box<[Bool]>([])
    let source = AsyncStream<Int>(unfolding: {
      isMain.update { $0.append(MainScheduler.isMainThreadOfTests) }
      return isMain.value.count > 2 ? nil : 1
    })
    expectEqual(try await source.asObservable().toArray().value, [1, 1])
    expectEqual(isMain.value, [false, false, false])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:206
  @Test func `the task has the given priority, or the subscriber's`() async throws {
    let stream = { AsyncStream<TaskPriority> { Task.currentPriority } }
    let task = Task(priority: .low) {
      [
        try await stream().asObservable().take(1).asSingle().value,
        try await stream().asObservable(priority: .high).take(1).asSingle().value,
      ]
    }
    let priorities = try await task.value
    expectEqual(priorities[1], .high)
    #expect(priorities[0] < .high)
  }
}
