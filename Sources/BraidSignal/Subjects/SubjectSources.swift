// SPDX-License-Identifier: MIT
public import BraidCore

/// The subscriptions in which a subject is the subscriber; made when there is the first.
@usableFromInline
struct SubjectSources: ~Copyable, Sendable {
  @usableFromInline let compound = LazyReference()

  @inlinable
  init() {}

  /// Keeps a subscription; or ends it, if the subject has ended.
  @usableFromInline
  borrowing func link(_ subscription: CompoundDisposable, _ isFinished: () -> Bool) {
    let group = compound.get { CompoundDisposable() }
    group.link(subscription)
    if isFinished() { group.dispose() }
  }

  /// Ends them all, if there are any.
  @inlinable
  borrowing func dispose() {
    if let compound = compound.load() { disposeAll(compound) }
  }

  /// Ends a subject: its subscriptions, then whoever is subscribed to it.
  @inlinable
  borrowing func finish<Value, Store>(
    _ core: SubjectCore<Value, Store>, _ termination: Termination
  ) {
    dispose()
    core.finish(termination)
    // A subscription that began meanwhile.
    dispose()
  }

  @usableFromInline @inline(never)
  borrowing func disposeAll(_ compound: AnyObject) {
    unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
  }
}
