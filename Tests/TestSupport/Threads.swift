// SPDX-License-Identifier: MIT
import Foundation

/// Runs `body` on a thread with a stack of 512 KiB and waits for it: what recurses a million times
/// does not survive it (C8).
///
/// For `StressTests`.
public func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
}

/// Runs `body` on `count` threads at once, each with its number, and waits for all of them.
///
/// For `StressTests`.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let ready = DispatchSemaphore(value: 0)
  let go = DispatchSemaphore(value: 0)
  let done = DispatchSemaphore(value: 0)
  for index in 0..<count {
    Thread {
      ready.signal()
      go.wait()
      body(index)
      done.signal()
    }.start()
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { go.signal() }
  for _ in 0..<count { done.wait() }
}
