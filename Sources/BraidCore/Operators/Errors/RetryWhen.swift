// SPDX-License-Identifier: MIT

/// The engine of `retry(when:)`: the attempts, and the notifier that requests them.
///
/// One attempt runs at a time. After an attempt has failed, a value of the notifier starts the next
/// one. While an attempt is active, values of the notifier are ignored, and its end takes effect
/// when the attempt fails.
package final class RetryWhenSink: SerialSink,
  @unchecked Sendable  // atomics and a gate; the lock guards two fields
{
  private let source: RawSource
  /// Passes an error to the notifier; nil if the notifier does not accept the error's type.
  let telling: (any Error) -> (() -> Void)?
  /// Pending attempts; the thread that makes it one runs them, in a loop (C8).
  let turns = AtomicInt()
  let lock = Lock()
  /// Whether an attempt has failed and the next one was not requested yet.
  var isWaiting = false
  /// How the notifier has terminated.
  var notifierEnd: Termination?

  package init(
    _ source: RawSource, _ type: RawType, _ sink: consuming RawSink, _ outer: SinkDisposer,
    telling: @escaping (any Error) -> (() -> Void)?
  ) {
    self.source = source
    self.telling = telling
    super.init(sink, type, outer, .never)
  }

  package func begin(_ notifier: RawSource) {
    if !mayStart { return }
    let iter = InnerSubscription()
    insert(iter)
    notifier.subscribe(
      RawSink(
        next: { _ in self.notified() }, finish: { self.notifierFinished(iter, $0) }), iter)
    attempt()
  }

  func attempt() {
    if turns.wrappingAdd(1).oldValue != 0 { return }
    repeat {
      if !mayStart { return }
      let iter = InnerSubscription()
      insert(iter)
      source.subscribe(forwarding(finish: { self.attemptFinished(iter, $0) }), iter)
    } while turns.wrappingSubtract(1).newValue != 0
  }

  /// Called when an attempt has terminated.
  func attemptFinished(_ iter: InnerSubscription, _ termination: Termination) {
    if claimEnd(of: iter) { claimed(termination, of: iter) }
    retire(iter)
  }

  /// Tears a failed attempt down before it passes the error to the notifier, so that the next
  /// attempt does not overlap it (C6).
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

  func notified() {
    let isAsked = lock.withLock {
      defer { isWaiting = false }
      return isWaiting
    }
    if isAsked { attempt() }
  }

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
