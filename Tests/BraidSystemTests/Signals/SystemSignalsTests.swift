// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import Foundation
import TestSupport
import Testing

/// Real signals, which each test sends to its own process.
///
/// The tests of observables use other numbers: the tests of both may run in one process.
@Suite(.serialized) struct SystemSignalsTests {
  @Test func `each signal that the process receives is emitted`() async throws {
    var numbers = Signal.systemSignals(SIGUSR1, SIGWINCH).values.makeAsyncIterator()
    kill(getpid(), SIGUSR1)
    expectEqual(try await numbers.next(), SIGUSR1)
    kill(getpid(), SIGWINCH)
    expectEqual(try await numbers.next(), SIGWINCH)
    kill(getpid(), SIGUSR1)
    expectEqual(try await numbers.next(), SIGUSR1)
  }

  @Test func `subscriptions for one signal are independent`() async throws {
    let numbers = Signal.systemSignals(SIGUSR1)
    let log = TestSupport.Log<Int32>()
    let disposed = numbers.subscribe(next: { log($0) })
    var others = numbers.values.makeAsyncIterator()
    disposed.dispose()
    disposed.dispose()
    kill(getpid(), SIGUSR1)
    expectEqual(try await others.next(), SIGUSR1)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [
    SIGKILL, SIGSTOP, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, 0, 10_000,
  ])
  func `a signal that cannot be handled fails`(number: Int32) async throws {
    await #expect(throws: POSIXError(.EINVAL)) {
      try await Signal.systemSignals(SIGUSR1, number).value()
    }
  }

  @Test func `the former action returns with the last disposal`() async {
    await #expect(processExitsWith: .signal(SIGUSR1)) {
      let numbers = Signal.systemSignals(SIGUSR1)
      let received = DispatchSemaphore(value: 0)
      let first = numbers.subscribe(next: { _ in received.signal() })
      let second = numbers.subscribe()
      first.dispose()
      second.dispose()
      let third = numbers.subscribe(next: { _ in received.signal() })
      kill(getpid(), SIGUSR1)
      // Without the handler of the third subscription the process would end here.
      received.wait()
      third.dispose()
      kill(getpid(), SIGUSR1)
      // Another thread may take the signal, so the process may end a little later.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 10)
      exit(0)
    }
  }
}
