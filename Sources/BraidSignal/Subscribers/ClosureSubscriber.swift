// SPDX-License-Identifier: MIT
import BraidCore

/// The subscriber of a single subscription: passes its events to closures, or to a subscriber that
/// is an object and may have several subscriptions.
///
/// Only the signal sends to it, so its events are serial and it needs no gate.
///
/// Separate from the scope that `subscribe` returns, so that retaining the disposable retains
/// neither the closures nor their captures. Only the signal retains the closures, and it releases
/// them at the end.
final class ClosureSubscriber: Sendable {
  private let scope: SinkDisposer
  /// Disposed at the end, instead of the scope, if the subscriber adds disposables.
  private let whole: CompoundDisposable?
  private let target: RawSink

  private init(
    _ scope: SinkDisposer, _ whole: consuming CompoundDisposable?, _ target: consuming RawSink
  ) {
    self.scope = scope
    self.whole = consume whole
    self.target = consume target
  }

  /// A sink that sends to `target` until the subscription ends.
  ///
  /// Not inlined, so that the source calls the only copy of the closures.
  @inline(never)
  static func sink(
    _ scope: SinkDisposer, disposing whole: consuming CompoundDisposable? = nil,
    _ target: consuming RawSink
  ) -> RawSink {
    let subscriber = ClosureSubscriber(scope, consume whole, consume target)
    return RawSink(
      next: { subscriber.next(address(of: $0)) }, finish: { subscriber.finish($0) })
  }

  // The signal has released the subscriber: no further event is possible.
  deinit { end() }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { target.next(at: value) }
  }

  /// Disposes the subscription, then calls the closure (C6).
  private func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    end()
    target.finish(termination)
  }

  @inline(__always)
  private func end() {
    if let whole { return whole.dispose() }
    // Unmanaged, since a deinitializer would retain it.
    Unmanaged.passUnretained(scope)._withUnsafeGuaranteedRef { $0.dispose() }
  }
}
