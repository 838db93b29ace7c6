// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct AsyncSequenceSignalTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func record(_ signal: Signal<Int>) -> any Disposable {
    clock.settle {
      signal.subscribe(
        next: { [log] in log("\($0)") }, error: { [log] in log("\($0)") },
        completed: { [log] in log("completed") })
    }
  }

  @Test func `a sequence's values and end are emitted`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = record(stream.asSignal())
    for value in 1...3 { clock.settle { _ = continuation.yield(value) } }
    clock.settle { continuation.finish() }
    expectEqual(log.entries, ["1", "2", "3", "completed"])
  }

  // RxSwift: RxSwift/Observable+Concurrency.swift:72, in this model, too.
  @Test func `a sequence that throws fails the signal; a cancellation error completes it`() {
    for error in [TestError("bad"), CancellationError()] as [any Error] {
      _ = record(AsyncThrowingStream<Int, any Error> { throw error }.asSignal())
    }
    expectEqual(log.entries, ["\(TestError("bad"))", "completed"])
  }

  @Test func `a sequence that cancels its own task and ends completes`() {
    let source = AsyncStream<Int> {
      withUnsafeCurrentTask { $0?.cancel() }
      return nil
    }
    _ = record(source.asSignal())
    expectEqual(log.entries, ["completed"])
  }

  // MARK: Disposal reaches the sequence

  /// A stream that logs its termination; the continuation keeps it alive.
  func stream() -> (Signal<Int>, AsyncStream<Int>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    return (stream.asSignal(), continuation)
  }

  /// Whether the stream accepts no more values; using the continuation keeps the stream alive.
  func isTerminated(_ continuation: AsyncStream<Int>.Continuation) -> Bool {
    if case .terminated = continuation.yield(0) { true } else { false }
  }

  @Test func `disposal while the sequence waits cancels the task without a completion`() {
    let (source, continuation) = stream()
    let subscription = record(source)
    clock.settle { _ = continuation.yield(1) }
    clock.settle { subscription.dispose() }
    expectEqual(log.entries, ["1", "cancelled"])
  }

  @Test func `a disposal before the task runs reaches the sequence`() {
    let (source, continuation) = stream()
    for value in 1...3 { continuation.yield(value) }
    clock.settle { source.subscribe(next: { [log] in log("\($0)") }).dispose() }
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test(arguments: [
    "take(1)", "take(until:)", "a throwing map", "timeout", "dispose()", "switchToLatest()",
    "replayLast()", "deliver(on:)",
  ])
  func `the sequence learns that its subscription ended by`(end: String) {
    let (source, continuation) = stream()
    let stop = SignalSubject<Void>()
    let sources = SignalSubject<Signal<Int>>()
    let scheduler = TestSignalScheduler(on: clock)
    let disposable = SerialDisposable()
    let connection = source.publish()
    let ended: Signal<Int> =
      switch end {
      case "take(1)": source.take(1)
      case "take(until:)": source.take(until: stop)
      case "a throwing map": source.tryMap { _ in throw TestError("bad") }
      case "timeout": source.timeout(.seconds(1), on: scheduler)
      case "switchToLatest()": sources.switchToLatest()
      case "replayLast()": connection.signal.take(1)
      case "deliver(on:)": source.deliver(on: scheduler).take(1)
      default: source
      }
    clock.settle {
      disposable.disposable = ended.subscribe(
        next: { _ in if end == "dispose()" { disposable.dispose() } }, error: { _ in })
      if end == "replayLast()" { _ = connection.connect() }
      sources.sendNext(source)
    }
    #expect(!log.entries.contains("cancelled"))
    clock.settle { _ = continuation.yield(1) }
    clock.settle { stop.sendNext(()) }
    clock.settle { sources.sendNext(.never) }
    clock.advance(by: .seconds(2))
    if end == "replayLast()" { clock.settle { connection.connect().dispose() } }
    expectEqual(log.entries, ["cancelled"])
    #expect(isTerminated(continuation))
  }

  @Test func `an error that the sequence throws after the disposal is dropped`() {
    let source = AsyncThrowingStream<Int, any Error> {
      try Task.checkCancellation()
      return 1
    }
    _ = record(source.asSignal().take(1))
    expectEqual(log.entries, ["1", "completed"])
  }

  @Test(.exclusive(.signalNames)) func `the signal of a sequence has a name`() {
    withSignalNames(true) {
      #expect(AsyncStream<Int> { nil }.asSignal().name == "+signalFromAsyncSequence")
      expectEqual(Signal.async { 1 }.name, "+async:")
    }
  }
}
