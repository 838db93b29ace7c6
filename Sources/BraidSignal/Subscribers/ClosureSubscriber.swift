// SPDX-License-Identifier: MIT
public import BraidCore

/// The ``Subscriber`` of one subscription that nobody else can send to: its events come one at a
/// time, so it needs no gate.
///
/// Apart from the scope that `subscribe` returns, so that whoever keeps the disposable keeps
/// neither the closures nor what they capture: only the signal keeps them, and it lets go at the
/// end.
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

  /// What sends to `subscriber` and keeps it.
  @inlinable @inline(__always)
  static func sink(_ subscriber: consuming ClosureSubscriber) -> EventSink<Value> {
    EventSink(
      next: { [subscriber] in subscriber.next($0) },
      finish: { [subscriber = consume subscriber] in subscriber.finish($0) })
  }

  // The signal has let go of it: nothing can come any more.
  deinit { scope.dispose() }

  @inlinable @inline(__always)
  func next(_ value: Value) {
    if !scope.isDisposed { onNext?(value) }
  }

  /// Disposal comes first, then the closure (C6).
  @inlinable
  func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    scope.dispose()
    onTermination?(termination)
  }
}
