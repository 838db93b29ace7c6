// SPDX-License-Identifier: MIT
import AsyncAlgorithms
import Dispatch
import Support

/// swift-async-algorithms and the standard library's asynchronous sequences.
///
/// They are pulled, not pushed: a `create` or a subject is an `AsyncStream`, which buffers. Rows
/// without such an operator (subjects, withLatestFrom, merge of many, ...) stay empty.
public func asyncAlgorithmsColumn() -> Column {
  Column(
    name: "AsyncAlgorithms",
    note: """
      create and subjects are AsyncStream; flatMap is the standard library's, which takes one \
      inner sequence after the other; concat is joined()
      """,
    workloads: [chainRows(), flatMapRows(), sequenceRows(), combiningRows()])
}

/// Runs the body in a task of its own and waits for it; `meanwhile` runs on the calling thread.
func waitFor(
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

@inline(never)
func ones(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for _ in 0..<count { continuation.yield(1) }
    continuation.finish()
  }
}
