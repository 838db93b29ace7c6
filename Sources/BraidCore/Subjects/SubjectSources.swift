// SPDX-License-Identifier: MIT

/// The subscriptions in which a subject is the subscriber; allocated for the first one.
package struct SubjectSources: ~Copyable, Sendable {
  let compound = LazyReference()

  package init() {}

  /// Retains a subscription, or disposes it if the subject has finished.
  package borrowing func link(_ subscription: CompoundDisposable, _ hasFinished: () -> Bool) {
    let group = compound.get { CompoundDisposable() }
    group.link(subscription)
    if hasFinished() { group.dispose() }
  }

  /// Disposes all of them.
  package borrowing func dispose() {
    if let compound = compound.load() { disposeAll(compound) }
  }

  @inline(never)
  borrowing func disposeAll(_ compound: AnyObject) {
    unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
  }
}

/// State that few subjects need; allocated on first use.
final class SubjectCompanion: @unchecked Sendable {  // the lock
  /// The subscriptions in which the subject, or a face of it, is the subscriber.
  let sources = SubjectSources()
  /// The subject that the faces belong to; they retain it.
  var owner: AnyObject? {
    get { lock.withLock { subject } }
    set { lock.withLock { subject = newValue } }
  }

  private let lock = Lock()
  private weak var subject: AnyObject?

  init() {}
}
