// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `retry(when:)`: the attempts, and the notifier that requests them.
///
/// One attempt runs at a time. After an attempt has failed, a value of the notifier starts the next
/// one. While an attempt is active, values of the notifier are ignored, and its end takes effect
/// when the attempt fails.
@usableFromInline
package final class RetryWhenSink<Element>: SerialSink<Element, Never>,
  @unchecked Sendable  // atomics and a gate; the lock guards two fields
{
  @usableFromInline let source: EventSource<Element>
  /// Passes an error to the notifier; nil if the notifier does not accept the error's type.
  @usableFromInline let telling: (any Error) -> (() -> Void)?
  /// Pending attempts; the thread that makes it one runs them, in a loop (C8).
  @usableFromInline let turns = Atomic<Int>(0)
  @usableFromInline let lock = Lock()
  /// Whether an attempt has failed and the next one was not requested yet.
  @exclusivity(unchecked) @usableFromInline var isWaiting = false
  /// How the notifier has terminated.
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

  /// Called when an attempt has terminated.
  @inlinable
  func ended(_ iter: InnerSubscription, _ termination: Termination) {
    if claimEnd(of: iter) { claimed(termination, of: iter) }
    retire(iter)
  }

  /// Tears a failed attempt down before it passes the error to the notifier, so that the next
  /// attempt does not overlap it (C6).
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
