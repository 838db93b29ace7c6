// SPDX-License-Identifier: MIT

/// The items that wait to run on an actor; one task at a time takes them in turns.
struct TurnQueue<Item: Sendable>: Sendable {
  private struct State {
    var waiting = Queue<Item>()
    /// Whether a task takes the items.
    var isTaken = false
  }

  private let state = Locked(State())

  /// Adds an item; returns whether a task has to be started that takes the items.
  func append(_ item: Item) -> Bool {
    state.withLock { state in
      state.waiting.append(item)
      defer { state.isTaken = true }
      return !state.isTaken
    }
  }

  /// Calls `body` with items in order, up to a limit: then other code on the actor gets its turn.
  ///
  /// - Returns: Whether items may wait for another turn.
  func takeTurn(_ body: (Item) -> Void) -> Bool {
    for _ in 0..<Timing.manyEventsPerTurn {
      guard let item = next() else { return false }
      body(item)
    }
    return true
  }

  /// Takes all items; no task takes items any more.
  func removeAll() -> Queue<Item> { state.exchange(State()).waiting }

  private func next() -> Item? {
    state.withLock { state in
      let item = state.waiting.popFirst()
      if item == nil { state.isTaken = false }
      return item
    }
  }
}
