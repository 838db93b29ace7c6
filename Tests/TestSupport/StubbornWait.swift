// SPDX-License-Identifier: MIT

/// A wait that ignores the cancellation of its task and lasts until ``end()``, also as a sequence
/// whose only value it delays.
public final class StubbornWait: AsyncSequence, Sendable {
  private struct State {
    var hasEnded = false
    var tasks: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Box(State())

  /// A wait.
  public init() {}

  /// Waits.
  public func callAsFunction() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.update { state in
        if !state.hasEnded { state.tasks.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }

  /// Ends the wait of all tasks.
  public func end() {
    let tasks = state.update { state in
      defer { state = State(hasEnded: true) }
      return state.tasks
    }
    for task in tasks { task.resume() }
  }

  /// Waits, then returns the value.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var wait: StubbornWait?

    /// Returns 1 after the wait, then nil.
    public mutating func next() async -> Int? {
      guard let wait else { return nil }
      await wait()
      self.wait = nil
      return 1
    }
  }

  /// An iterator that waits once.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(wait: self) }
}
