// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Testing

@Suite struct SignalBlockingTests {
  @Test func `first() waits for the first value`() throws {
    #expect(signal([1, 2], .completed).first() == 1)
    #expect(signal([], .completed).first() == nil)
    #expect(signal([], .error(Problem())).first() == nil)
    #expect(signal([], .completed).first(default: 7) == 7)
    #expect(try signal([], .completed).throwingFirst(default: 7) == 7)
    #expect(throws: Problem.self) { try signal([], .error(Problem())).throwingFirst(default: 7) }
  }

  @Test func `wait() waits for the end`() throws {
    try signal([1, 2], .completed).wait()
    #expect(throws: Problem.self) { try signal([1], .error(Problem())).wait() }
    #expect(throws: SignalError.timedOut) { try Signal<Int>.never.wait(timeout: .zero) }
  }

  @Test func `toArray() collects all values`() throws {
    #expect(try signal([1, 2], .completed).toArray() == [1, 2])
    #expect(throws: Problem.self) { try signal([1], .error(Problem())).toArray() }
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
