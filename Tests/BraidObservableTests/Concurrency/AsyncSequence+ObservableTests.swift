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

  @Test func `sends the values and the end`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = record(stream.asObservable())
    for value in 1...3 {
      clock.settle { _ = continuation.yield(value) }
      #expect(log.entries.count == value)
    }
    clock.settle { continuation.finish() }
    #expect(log.entries == ["1", "2", "3", "completed", "disposed"])
  }

  @Test func `sends the error`() {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    _ = record(stream.asObservable())
    clock.settle { continuation.finish(throwing: TestError("bad")) }
    #expect(log.entries == ["\(TestError("bad"))", "disposed"])
  }

  @Test func `disposal cancels the task and is no completion`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    let subscription = record(stream.asObservable())
    clock.settle { _ = continuation.yield(1) }
    clock.settle { subscription.dispose() }
    #expect(log.entries == ["1", "cancelled", "disposed"])
  }

  @Test func `a cancellation error of the sequence is an error`() {
    let source = AsyncThrowingStream<Int, any Error> { throw CancellationError() }
    _ = record(source.asObservable())
    #expect(log.entries == ["CancellationError()", "disposed"])
  }

  @Test func `a sequence that ends because its own task is cancelled has not completed`() {
    let source = AsyncStream<Int> {
      withUnsafeCurrentTask { $0?.cancel() }
      return nil
    }
    _ = record(source.asObservable())
    #expect(log.entries == ["CancellationError()", "disposed"])
  }

  @Test func `each subscription iterates anew`() async throws {
    let source = Observable.of(1, 2).values.asObservable()
    for _ in 1...2 { #expect(try await source.toArray().value == [1, 2]) }
  }

  @Test func `an infallible of a sequence that cannot fail`() async {
    var seen: [Int] = []
    for await value in Infallible.of(1, 2).values.asInfallible().values { seen.append(value) }
    #expect(seen == [1, 2])
  }

  @MainActor @Test func `subscribing on the main actor does not take part in it`() async throws {
    let isMain = Box<[Bool]>([])
    let source = AsyncStream<Int>(unfolding: {
      isMain.update { $0.append(MainScheduler.isMainThreadOfTests) }
      return isMain.value.count > 2 ? nil : 1
    })
    #expect(try await source.asObservable().toArray().value == [1, 1])
    #expect(isMain.value == [false, false, false])
  }

  @Test func `takes the priority that is asked for, or that of whoever subscribes`() async throws {
    let stream = { AsyncStream<TaskPriority> { Task.currentPriority } }
    let task = Task(priority: .low) {
      [
        try await stream().asObservable().take(1).asSingle().value,
        try await stream().asObservable(priority: .high).take(1).asSingle().value,
      ]
    }
    let priorities = try await task.value
    #expect(priorities[1] == .high)
    #expect(priorities[0] < .high)
  }
}
