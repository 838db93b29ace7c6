// SPDX-License-Identifier: MIT
import BraidCore

/// A value that says who sent it, and whose life is watched.
struct Load: Sendable {
  /// The sender of values sent in `deinit`, on any thread: their order is not defined.
  static let unordered = -1
  /// The initial value of a subject.
  static let nobody = Load(sender: -2, number: 0, life: nil)

  let sender: Int
  let number: Int
  private let life: Life?

  fileprivate init(sender: Int, number: Int, life: Life?) {
    self.sender = sender
    self.number = number
    self.life = life
  }
}

/// Counts the live values of a round, and defines the actions of their `deinit`.
final class LifeBook: Sendable {
  private let count = AtomicInt()
  private let act = Locked<Act?>(nil)
  private let acts = AtomicInt()

  var alive: Int { count.load() }

  func make(_ sender: Int, _ number: Int) -> Load {
    count.increment()
    return Load(sender: sender, number: number, life: Life(self))
  }

  /// Lets the next `limit` values that are released call `act`, where they are released.
  func whenReleased(_ limit: Int, _ act: @escaping @Sendable () -> Void) {
    acts.store(limit)
    _ = self.act.exchange(Act(run: act))
  }

  /// From now on a value that is released does nothing.
  func quieten() { _ = act.exchange(nil) }

  fileprivate func released() {
    count.decrement()
    guard let act = act.withLock({ $0 }), acts.decrement() > 0 else { return }
    act.run()
  }
}

/// The life of a value.
private final class Life: Sendable {
  private let book: LifeBook

  init(_ book: LifeBook) { self.book = book }

  deinit { book.released() }
}

/// An action.
///
/// A plain closure would be wrapped again each time it is read under a lock.
struct Act: Sendable {
  let run: @Sendable () -> Void
}
