// SPDX-License-Identifier: MIT
public import Synchronization

/// Attempts, and the notifier that asks for them.
@usableFromInline
package final class RetryWhenSink<Element>: SerialSink<Element>,
  @unchecked Sendable  // atomics and a door
{
  @usableFromInline let source: EventSource<Element>
  /// Hands an error to the notifier; false if it is not of the type the notifier takes.
  @usableFromInline let notify: (any Error) -> Bool
  /// Attempts that are due; whoever makes it one starts them, in a loop (C8).
  @usableFromInline let turns = Atomic<Int>(0)

  @inlinable
  package init(
    _ source: EventSource<Element>, _ observer: EventSink<Element>, _ outer: SinkDisposer,
    _ notify: @escaping (any Error) -> Bool
  ) {
    self.source = source
    self.notify = notify
    super.init(observer, outer)
  }

  @inlinable
  package func begin<Notification>(_ notifier: EventSource<Notification>) {
    let iter = MergeSinkIter()
    insert(iter)
    notifier.subscribe(
      EventSink<Notification>(next: { _ in self.attempt() }, stop: { self.end($0) }), iter)
    attempt()
  }

  @inlinable
  func attempt() {
    if turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
    repeat {
      if outer.isDisposed { return }
      let iter = MergeSinkIter()
      insert(iter)
      source.subscribe(
        EventSink(next: { self.forward($0) }, stop: { self.ended(iter, $0) }), iter)
    } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  @inlinable
  func ended(_ iter: MergeSinkIter, _ stop: Stop) {
    guard retire(iter) else { return }
    if case .error(let error) = stop, notify(error) { return }
    end(stop)
  }
}
