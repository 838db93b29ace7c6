// SPDX-License-Identifier: MIT
public import BraidCore

/// The subscriptions in which a subject is the subscriber; made when there is the first.
@frozen
@usableFromInline
struct SubjectSources: ~Copyable, Sendable {
  @usableFromInline let compound = LazyReference()

  @inlinable
  init() {}

  /// Keeps a subscription; or ends it, if the subject has ended.
  @usableFromInline
  borrowing func link(_ subscription: CompoundDisposable, _ isFinished: () -> Bool) {
    let group = unsafeDowncast(
      compound.get { CompoundDisposable() }, to: CompoundDisposable.self)
    group.link(subscription)
    if isFinished() { group.dispose() }
  }

  /// Ends them all, if there are any.
  @inlinable
  borrowing func dispose() {
    if let compound = compound.load() { disposeAll(compound) }
  }

  @usableFromInline @inline(never)
  borrowing func disposeAll(_ compound: AnyObject) {
    unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
  }
}
