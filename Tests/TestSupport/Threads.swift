// SPDX-License-Identifier: MIT
import Foundation

/// Runs `body` on a thread with a stack of 512 KiB and waits for it: what recurses `Depth.deep`
/// times does not survive it (C8).
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

/// How deep a stack of 512 KiB cannot be.
public enum Depth {
  /// Twice as many nested calls as the stack has room for.
  ///
  /// Each takes at least 16 bytes: the return address and the frame of its caller. More calls prove
  /// no more.
  public static let deep = 65_536
}

/// Runs `body` concurrently on `count` threads, each with its number, and waits for all of them.
///
/// For `StressTests`.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let ready = DispatchSemaphore(value: 0)
  let go = DispatchSemaphore(value: 0)
  let done = DispatchSemaphore(value: 0)
  // A thread may release its block after the last signal, so the block does not retain `body`.
  let work = Box<(@Sendable (Int) -> Void)?>(body)
  for index in 0..<count {
    Thread {
      ready.signal()
      go.wait()
      run(work, index)
      done.signal()
    }.start()
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { go.signal() }
  for _ in 0..<count { done.wait() }
  work.value = nil
}

/// Releases the closure before it returns.
@inline(never)
private func run(_ work: Box<(@Sendable (Int) -> Void)?>, _ index: Int) { work.value?(index) }
