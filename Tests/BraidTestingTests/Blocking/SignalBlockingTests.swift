// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SignalBlockingTests {
  @Test func `first() waits for the first value`() throws {
    expectEqual(signal([1, 2], .completed).first(), 1)
    expectEqual(signal([], .completed).first(), nil)
    expectEqual(signal([], .error(Problem())).first(), nil)
    expectEqual(signal([], .completed).first(default: 7), 7)
    expectEqual(try signal([], .completed).throwingFirst(default: 7), 7)
    #expect(throws: Problem.self) { try signal([], .error(Problem())).throwingFirst(default: 7) }
  }

  @Test func `wait() waits for the end`() throws {
    try signal([1, 2], .completed).wait()
    #expect(throws: Problem.self) { try signal([1], .error(Problem())).wait() }
    #expect(throws: SignalError.timedOut) { try Signal<Int>.never.wait(timeout: .zero) }
  }

  @Test func `toArray() collects all values`() throws {
    expectEqual(try signal([1, 2], .completed).toArray(), [1, 2])
    #expect(throws: Problem.self) { try signal([1], .error(Problem())).toArray() }
  }

  @Test func `the subscription is disposed when the call returns`() throws {
    let log = Log<String>()
    let signal = Signal<Int>.create { subscriber in
      subscriber.sendNext(1)
      // Retains the subscriber: nothing but the caller ends the subscription.
      return AnyDisposable {
        log("teardown")
        subscriber.sendCompleted()
      }
    }
    expectEqual(signal.first(), 1)
    expectEqual(log.entries, ["teardown"])
    #expect(throws: SignalError.timedOut) { try signal.wait(timeout: .zero) }
    expectEqual(log.entries, ["teardown", "teardown"])
  }

  private struct Problem: Error {}

  private func signal(_ values: [Int], _ termination: Termination) -> Signal<Int> {
    .create { subscriber in
      for value in values { subscriber.sendNext(value) }
      switch termination {
      case .completed: subscriber.sendCompleted()
      case .error(let error): subscriber.sendError(error)
      }
      return nil
    }
  }
}
