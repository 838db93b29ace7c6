// SPDX-License-Identifier: MIT
import Synchronization

/// The scope of a source that several subscriptions need: over when the last of them has gone.
///
/// `groupBy` and its groups share one, `window` and its windows too. Not generic.
@usableFromInline
package class SharedLifetime: SinkDisposer, @unchecked Sendable {  // an atomic
  private let users = Atomic<Int>(1)

  /// A lifetime with one user, who leaves when `first` is over.
  @usableFromInline
  package init(_ first: SinkDisposer) {
    super.init()
    first.set(FirstUse(self))
  }

  /// One more wants the source.
  ///
  /// False if nobody does any more: it stays disposed.
  fileprivate final func join() -> Bool {
    var count = users.load(ordering: .acquiring)
    while count > 0 {
      let (exchanged, original) = users.compareExchange(
        expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      count = original
    }
    return false
  }

  /// One less does; the last one disposes the source.
  fileprivate final func leave() {
    if users.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { dispose() }
  }

  /// The first user has gone.
  @usableFromInline
  func firstHasLeft() {}
}

/// The first user's interest in the source; its scope disposes it once.
private final class FirstUse: Disposable {
  private let lifetime: SharedLifetime

  init(_ lifetime: SharedLifetime) { self.lifetime = lifetime }

  func dispose() {
    lifetime.firstHasLeft()
    lifetime.leave()
  }
}

/// The subscription of one more user of a ``SharedLifetime``.
@usableFromInline
package final class LifetimeUse: SinkDisposer, @unchecked Sendable {  // immutable
  /// Nil if it was over already: then what is shared only tells how it ended.
  private let lifetime: SharedLifetime?

  @usableFromInline
  package init(_ lifetime: SharedLifetime) {
    self.lifetime = lifetime.join() ? lifetime : nil
    super.init()
  }

  package override func disposed() { lifetime?.leave() }
}
