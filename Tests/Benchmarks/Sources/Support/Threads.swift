// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Runs two bodies on two fresh threads, started together, and waits for both.
public func onTwoThreads(_ first: @escaping () -> Void, _ second: @escaping () -> Void) {
  let ready = DispatchSemaphore(value: 0)
  let go = DispatchSemaphore(value: 0)
  let done = DispatchSemaphore(value: 0)
  for body in [first, second] {
    let job = Job(body)
    let thread = Thread {
      ready.signal()
      go.wait()
      job.body()
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  ready.wait()
  ready.wait()
  go.signal()
  go.signal()
  done.wait()
  done.wait()
}

/// Unchecked: one thread runs the body, and its owner waits for it.
private final class Job: @unchecked Sendable {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Keeps one idle thread alive for the rest of the process.
///
/// glibc leaves the atomic instruction out of its mutexes while a process has a single thread,
/// which no real program has.
public func startIdleThread() {
  Thread.detachNewThread { while true { sleep(1000) } }
}
