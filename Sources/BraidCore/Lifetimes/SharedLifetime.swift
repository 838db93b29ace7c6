// SPDX-License-Identifier: MIT

/// The scope of a source that several subscriptions use; it ends when the last of them has ended.
///
/// `groupBy` shares one with its groups, `window` with its windows. Not generic.
class SharedLifetime: SinkDisposer, @unchecked Sendable {  // the state is atomic
  private final let users = AtomicInt(1)

  /// Creates a lifetime with one user, which leaves when `first` ends.
  init(_ first: SinkDisposer) {
    super.init()
    first.set(FirstUse(self))
  }

  /// The scope of a further user.
  ///
  /// If the last user has left, the source stays disposed, and the observer only receives its
  /// terminal event.
  final func newUse() -> SinkDisposer {
    addUser() ? SubscriptionDisposer { self.leave() } : SinkDisposer()
  }

  /// Adds a user; returns false if the last user has left.
  private final func addUser() -> Bool {
    var count = users.load()
    while count > 0 {
      let (exchanged, original) = users.compareExchange(
        expected: count, desired: count + 1)
      if exchanged { return true }
      count = original
    }
    return false
  }

  /// Removes a user; the last one disposes the source.
  fileprivate final func leave() {
    if users.wrappingSubtract(1).newValue == 0 { dispose() }
  }

  /// Called when the first user has left.
  func firstHasLeft() {}
}

/// The first user; its scope disposes it once.
private final class FirstUse: Disposable {
  private let lifetime: SharedLifetime

  init(_ lifetime: SharedLifetime) { self.lifetime = lifetime }

  func dispose() {
    lifetime.firstHasLeft()
    lifetime.leave()
  }
}
