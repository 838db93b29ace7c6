// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import WinSDK
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The calling thread.
package enum CurrentThread {
  /// Whether the program cannot have another thread: in WebAssembly, unless it is built for the
  /// target with threads.
  package static var isOnlyOne: Bool {
    #if os(WASI) && !_runtime(_multithreaded)
      true
    #else
      false
    #endif
  }

  /// Lets another thread run.
  static func yield() {
    #if canImport(WinSDK)
      _ = SwitchToThread()
    #else
      sched_yield()
    #endif
  }

  /// Suspends the thread for the shortest time that is not a busy loop.
  static func pause() {
    #if canImport(WinSDK)
      Sleep(1)
    #else
      usleep(50)
    #endif
  }

  /// Suspends the thread; returns earlier than `duration` if that is longer than half a second.
  static func sleep(for duration: Duration) {
    let microseconds = min(duration, .milliseconds(500)) / .microseconds(1)
    #if canImport(WinSDK)
      Sleep(DWORD(max(1, microseconds / 1000)))
    #else
      usleep(UInt32(max(1, microseconds)))
    #endif
  }
}

/// A semaphore for platforms without Dispatch: a thread that waits looks at the count repeatedly.
package final class PollingSemaphore: Sendable {
  private let count = AtomicInt()
  private let isOnlyThread: Bool

  /// Creates a semaphore with a count of zero.
  ///
  /// - Parameter isOnlyThread: Whether no other thread can signal it; tests pass true.
  package init(isOnlyThread: Bool = CurrentThread.isOnlyOne) { self.isOnlyThread = isOnlyThread }

  /// Increments the count.
  package func signal() { count.wrappingAdd(1) }

  /// Waits until the count is positive, and decrements it.
  ///
  /// Traps instead of waiting on the only thread of a program, which would wait forever.
  package func wait() {
    if take() { return }
    Misuse.require(
      !isOnlyThread,
      """
      A blocking call has to wait, and the program has one thread: nothing can end the wait. It \
      would block forever. Subscribe instead, or write `for try await` over the values.
      """)
    while !take() { CurrentThread.pause() }
  }

  /// Waits until the count is positive, and decrements it.
  ///
  /// On the only thread of a program nothing can end the wait, so the thread sleeps.
  ///
  /// - Returns: Whether it was positive in time.
  package func wait(for time: Duration) -> Bool {
    let start = ContinuousClock.now
    while !take() {
      let rest = time - start.duration(to: .now)
      if rest <= .zero { return false }
      CurrentThread.sleep(for: isOnlyThread ? rest : min(rest, .microseconds(50)))
    }
    return true
  }

  private func take() -> Bool {
    var current = count.load(ordering: .relaxed)
    while current > 0 {
      let (exchanged, original) = count.compareExchange(
        expected: current, desired: current - 1)
      if exchanged { return true }
      current = original
    }
    return false
  }
}
