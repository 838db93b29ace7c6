// SPDX-License-Identifier: MIT

/// The subscriptions in which a subject is the subscriber; allocated for the first one.
@usableFromInline
package struct SubjectSources: ~Copyable, Sendable {
  @usableFromInline let compound = LazyReference()

  @inlinable
  package init() {}

  /// Retains a subscription, or disposes it if the subject has ended.
  @usableFromInline
  package borrowing func link(_ subscription: CompoundDisposable, _ isFinished: () -> Bool) {
    let group = compound.get { CompoundDisposable() }
    group.link(subscription)
    if isFinished() { group.dispose() }
  }

  /// Disposes all of them.
  @inlinable
  package borrowing func dispose() {
    if let compound = compound.load() { disposeAll(compound) }
  }

  @usableFromInline @inline(never)
  borrowing func disposeAll(_ compound: AnyObject) {
    unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
  }
}
