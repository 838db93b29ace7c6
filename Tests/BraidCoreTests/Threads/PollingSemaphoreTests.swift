// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct PollingSemaphoreTests {
  @Test func `a wait takes one signal`() {
    let semaphore = PollingSemaphore()
    semaphore.signal()
    semaphore.signal()
    semaphore.wait()
    #expect(semaphore.wait(for: .zero))
    #expect(!semaphore.wait(for: .zero))
    #expect(!semaphore.wait(for: .nanoseconds(-1)))
  }

  @Test func `a wait lasts until another thread signals`() async {
    let (asked, answered) = (PollingSemaphore(), PollingSemaphore())
    let answer = Locked(0)
    let other = Task.detached {
      asked.wait()
      answer.withLock { $0 = 42 }
      answered.signal()
    }
    asked.signal()
    await other.value
    answered.wait()
    expectEqual(answer.withLock { $0 }, 42)
  }

  @Test func `on the only thread a signal is taken, and a wait with a limit ends`() {
    let semaphore = PollingSemaphore(isOnlyThread: true)
    semaphore.signal()
    semaphore.wait()
    #expect(!semaphore.wait(for: .nanoseconds(1)))
  }

  @Test func `a wait that nothing can end traps on the only thread`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      PollingSemaphore(isOnlyThread: true).wait()
    }
    expectEqual(result?.errorText.contains("the program has one thread"), true)
  }
}
