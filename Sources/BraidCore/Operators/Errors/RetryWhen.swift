// SPDX-License-Identifier: MIT
public import Synchronization

/// Attempts, and the notifier that asks for them.
///
/// One attempt at a time: the notifier is listened to once an attempt has failed. What it sends
/// while one is under way starts no other, and its end waits until then.
@usableFromInline
package final class RetryWhenSink<Element>: SerialSink<Element>,
  @unchecked Sendable  // an atomic, a gate, and a lock around the two fields
{
  @usableFromInline let source: EventSource<Element>
  /// What tells the notifier of an error; nil if it is not of the type the notifier takes.
  @usableFromInline let telling: (any Error) -> (() -> Void)?
  /// Attempts that are due; whoever makes it one starts them, in a loop (C8).
  @usableFromInline let turns = Atomic<Int>(0)
  @usableFromInline let lock = Lock()
  /// Whether an attempt has failed and the next one has not been asked for.
  @exclusivity(unchecked) @usableFromInline var isWaiting = false
  /// How the notifier has ended.
  @exclusivity(unchecked) @usableFromInline var notifierEnd: Termination?

  @inlinable
  package init(
    _ source: EventSource<Element>, _ sink: EventSink<Element>, _ outer: SinkDisposer,
    telling: @escaping (any Error) -> (() -> Void)?
  ) {
    self.source = source
    self.telling = telling
    super.init(sink, outer, .never)
  }

  @inlinable
  package func begin<Notification>(_ notifier: EventSource<Notification>) {
    if isClosed { return }
    let iter = InnerSubscription()
    insert(iter)
    notifier.subscribe(
      EventSink<Notification>(
        next: { _ in self.notified() }, finish: { self.notifierFinished(iter, $0) }), iter)
    attempt()
  }

  @inlinable
  func attempt() {
    if turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
    repeat {
      if isClosed { return }
      let iter = InnerSubscription()
      insert(iter)
      source.subscribe(
        EventSink(next: { self.forward($0) }, finish: { self.ended(iter, $0) }), iter)
    } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  /// An attempt has ended.
  @inlinable
  func ended(_ iter: InnerSubscription, _ termination: Termination) {
    if claimEnd(of: iter) { claimed(termination, of: iter) }
    retire(iter)
  }

  /// A failed attempt is torn down before the notifier is told, so that the next attempt finds
  /// nothing of it (C6).
  @inlinable
  func claimed(_ termination: Termination, of iter: InnerSubscription) {
    guard case .error(let error) = termination, let tell = telling(error) else {
      return finish(termination)
    }
    iter.dispose()
    let notifierEnd = lock.withLock {
      isWaiting = true
      return self.notifierEnd
    }
    if let notifierEnd { finish(notifierEnd) } else { tell() }
  }

  @inlinable
  func notified() {
    let isAsked = lock.withLock {
      defer { isWaiting = false }
      return isWaiting
    }
    if isAsked { attempt() }
  }

  @inlinable
  func notifierFinished(_ iter: InnerSubscription, _ termination: Termination) {
    let isLast =
      claimEnd(of: iter)
      && lock.withLock {
        notifierEnd = termination
        return isWaiting
      }
    if isLast { finish(termination) }
    retire(iter)
  }
}
