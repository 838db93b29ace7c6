// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct AsyncTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func record(_ signal: Signal<Int>) -> any Disposable {
    clock.settle {
      signal.subscribe(
        next: { [log] in log("\($0)") }, error: { [log] in log("\($0)") },
        completed: { [log] in log("completed") })
    }
  }

  @Test func `async emits the result of its closure, or its error`() {
    _ = record(.async { 1 })
    _ = record(.async { throw TestError("bad") })
    _ = record(.async { throw CancellationError() })
    expectEqual(log.entries, ["1", "completed", "\(TestError("bad"))", "CancellationError()"])
  }

  @Test func `disposal releases the subscriber, even if the task ignores its cancellation`() {
    final class Captured: Sendable {}
    let wait = StubbornWait()
    let work = { @Sendable (number: Int) async throws -> Int in
      await wait()
      return number
    }
    let numbers = Signal.just(1)
    let signals = [
      .async { try await work(1) }, .async(send: { $0.sendNext(try await work(1)) }),
      numbers.flatMap(work), numbers.flatMap(.latest, work), wait.asSignal(),
    ]
    for signal in signals {
      var captured: Captured? = Captured()
      weak let witness = captured
      let subscription = clock.settle { [captured] in
        signal.subscribe(next: { _ in _ = captured })
      }
      captured = nil
      #expect(witness != nil)
      subscription.dispose()
      #expect(witness == nil)
    }
    clock.settle { wait.end() }
  }

  @Test func `a closure with a subscriber emits while it runs, and completes when it returns`() {
    let signal = Signal<Int>.async(send: { [clock] subscriber in
      subscriber.sendNext(1)
      try await clock.sleep(for: .seconds(1))
      subscriber.sendNext(2)
    })
    _ = record(signal)
    expectEqual(log.entries, ["1"])
    clock.advance(by: .seconds(1))
    expectEqual(log.entries, ["1", "2", "completed"])
  }

  @Test func `a closure with a subscriber may throw, and ends once`() {
    _ = record(
      Signal.async(send: { subscriber in
        subscriber.sendNext(1)
        throw TestError("bad")
      }))
    _ = record(
      Signal.async(send: { subscriber in
        subscriber.sendCompleted()
        throw TestError("late")
      }))
    expectEqual(log.entries, ["1", "\(TestError("bad"))", "completed"])
  }

  @Test(arguments: [false, true])
  func `a disposal before the task runs cancels the closure`(sends: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { [log] in log("\($0)") }
    let work: @Sendable () async throws -> Void = { [log] in
      for await value in stream { log("\(value)") }
      log(Task.isCancelled ? "is cancelled" : "goes on")
    }
    let signal = sends ? Signal.async(send: { _ in try await work() }) : Signal.async(work)
    clock.settle { signal.subscribe(next: { [log] in log("value") }).dispose() }
    expectEqual(log.entries, ["cancelled", "is cancelled"])
    continuation.yield(1)
  }

  @Test func `disposal cancels the task, whose end is not delivered`() {
    let signal = Signal<Int>.async(send: { [clock, log] _ in
      do { try await clock.sleep(for: .seconds(1)) } catch {
        log("cancelled")
        throw error
      }
    })
    let subscription = record(signal)
    clock.settle { subscription.dispose() }
    expectEqual(log.entries, ["cancelled"])
  }
}
