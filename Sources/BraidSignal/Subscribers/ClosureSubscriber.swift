// SPDX-License-Identifier: MIT
public import BraidCore

/// The ``Subscriber`` of a single subscription.
///
/// Only the signal sends to it, so its events are serial and it needs no gate.
///
/// Separate from the scope that `subscribe` returns, so that retaining the disposable retains
/// neither the closures nor their captures. Only the signal retains the closures, and it releases
/// them at the end.
@usableFromInline
final class ClosureSubscriber<Value>: Sendable {
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let onNext: (@Sendable (Value) -> Void)?
  @usableFromInline let onTermination: (@Sendable (Termination) -> Void)?

  @inlinable
  init(
    _ scope: SinkDisposer, _ onNext: consuming (@Sendable (Value) -> Void)?,
    _ onTermination: consuming (@Sendable (Termination) -> Void)?
  ) {
    self.scope = scope
    self.onNext = consume onNext
    self.onTermination = consume onTermination
  }

  /// A sink that sends to `subscriber` and retains it.
  @inlinable @inline(__always)
  static func sink(_ subscriber: consuming ClosureSubscriber) -> EventSink<Value> {
    EventSink(
      next: { [subscriber] in subscriber.next($0) },
      finish: { [subscriber = consume subscriber] in subscriber.finish($0) })
  }

  // The signal has released the subscriber: no further event is possible.
  deinit { scope.dispose() }

  @inlinable @inline(__always)
  func next(_ value: Value) {
    if !scope.isDisposed { onNext?(value) }
  }

  /// Disposes the subscription, then calls the closure (C6).
  @inlinable
  func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    scope.dispose()
    onTermination?(termination)
  }
}
