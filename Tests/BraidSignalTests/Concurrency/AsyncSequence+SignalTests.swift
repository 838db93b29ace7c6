// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct AsyncSequenceSignalTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func record(_ signal: Signal<Int>) -> any Disposable {
    clock.settle {
      signal.subscribe(
        next: { [log] in log("\($0)") }, error: { [log] in log("\($0)") },
        completed: { [log] in log("completed") })
    }
  }

  @Test func `sends the values and the end`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = record(stream.asSignal())
    for value in 1...3 { clock.settle { _ = continuation.yield(value) } }
    clock.settle { continuation.finish() }
    #expect(log.entries == ["1", "2", "3", "completed"])
  }

  @Test func `an error is an error, a cancellation error as well`() {
    for error in [TestError("bad"), CancellationError()] as [any Error] {
      _ = record(AsyncThrowingStream<Int, any Error> { throw error }.asSignal())
    }
    #expect(log.entries == ["\(TestError("bad"))", "CancellationError()"])
  }

  @Test func `disposal cancels the task and is no completion`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    let subscription = record(stream.asSignal())
    clock.settle { _ = continuation.yield(1) }
    clock.settle { subscription.dispose() }
    #expect(log.entries == ["1", "cancelled"])
  }

  @Test(.exclusive(.signalNames)) func `has a name`() {
    withSignalNames(true) {
      #expect(AsyncStream<Int> { nil }.asSignal().name == "+signalFromAsyncSequence")
      #expect(Signal.async { 1 }.name == "+async:")
    }
  }
}
