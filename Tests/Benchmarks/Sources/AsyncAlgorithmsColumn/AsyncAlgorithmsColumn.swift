// SPDX-License-Identifier: MIT
import AsyncAlgorithms
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
      inner sequence after the other; concat is joined(); row 34 is an AsyncChannel, whose sender \
      waits for each value
      """,
    workloads: [chainRows(), flatMapRows(), sequenceRows(), combiningRows(), valuesRows()])
}

@inline(never)
func ones(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for _ in 0..<count { continuation.yield(1) }
    continuation.finish()
  }
}
