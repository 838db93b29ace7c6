// SPDX-License-Identifier: MIT
import Dispatch

/// Runs the body in a task of its own and waits for it; `meanwhile` runs on the calling thread.
public func waitFor(
  _ body: @escaping @Sendable () async -> Int, meanwhile: () -> Void = {}
) -> Int {
  final class Box: @unchecked Sendable { var value = 0 }  // written before `done` is signalled
  let box = Box()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    box.value = await body()
    done.signal()
  }
  meanwhile()
  done.wait()
  return box.value
}
