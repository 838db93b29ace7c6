// SPDX-License-Identifier: MIT
public import BraidCore

/// The subscriptions in which a subject is the subscriber.
///
/// Allocated for the first one.
@usableFromInline
struct SubjectSources: ~Copyable, Sendable {
  @usableFromInline let compound = LazyReference()

  @inlinable
  init() {}

  /// Stores a subscription; disposes it if the subject has ended.
  @usableFromInline
  borrowing func link(_ subscription: CompoundDisposable, _ isFinished: () -> Bool) {
    let group = compound.get { CompoundDisposable() }
    group.link(subscription)
    if isFinished() { group.dispose() }
  }

  /// Disposes all subscriptions.
  @inlinable
  borrowing func dispose() {
    if let compound = compound.load() { disposeAll(compound) }
  }

  /// Ends a subject: disposes its subscriptions, then notifies its subscribers.
  @inlinable
  borrowing func finish<Value, Store>(
    _ core: SubjectCore<Value, Store>, _ termination: Termination
  ) {
    dispose()
    core.finish(termination)
    // Disposes subscriptions that began during the calls above.
    dispose()
  }

  @usableFromInline @inline(never)
  borrowing func disposeAll(_ compound: AnyObject) {
    unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
  }
}
