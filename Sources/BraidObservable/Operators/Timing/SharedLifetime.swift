// SPDX-License-Identifier: MIT
public import BraidCore

/// The scope of a subscription that several others need: over when the last of them has gone.
///
/// `window` and its windows share one.
@usableFromInline
package final class SharedLifetime: SinkDisposer, @unchecked Sendable {  // an atomic
  private let users = AtomicInt(1)

  /// A lifetime with one user, who leaves by disposing ``firstUse``.
  @usableFromInline
  package override init() { super.init() }

  /// Ends the first use when it is disposed.
  @usableFromInline
  package var firstUse: any Disposable { Use(self) }

  /// One more user, who leaves when `scope` is over.
  @usableFromInline
  func join() { users.increment() }

  @usableFromInline
  func leave() {
    if users.decrement() == 1 { dispose() }
  }

  private final class Use: Disposable {
    private let lifetime: SharedLifetime
    private let hasLeft = AtomicFlag()

    init(_ lifetime: SharedLifetime) { self.lifetime = lifetime }

    func dispose() {
      if hasLeft.setIfClear() { lifetime.leave() }
    }
  }
}

/// A source whose subscriptions keep a lifetime going.
@frozen
@usableFromInline
package struct SharedLifetimeUse<Element>: SourceOperator {
  @usableFromInline let source: EventSource<Element>
  @usableFromInline let lifetime: SharedLifetime

  @inlinable
  package init(_ source: EventSource<Element>, _ lifetime: SharedLifetime) {
    self.source = source
    self.lifetime = lifetime
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let use = UserScope(lifetime)
    scope.set(use)
    let finish = sink.finish
    source.connect(
      EventSink(
        next: sink.next,
        finish: {
          finish($0)
          use.dispose()
        }), use)
  }
}

/// The subscription of one user of a ``SharedLifetime``.
@usableFromInline
final class UserScope: SinkDisposer, @unchecked Sendable {  // immutable
  private let lifetime: SharedLifetime

  @usableFromInline
  init(_ lifetime: SharedLifetime) {
    self.lifetime = lifetime
    super.init()
    lifetime.join()
  }

  override func disposed() { lifetime.leave() }
}
