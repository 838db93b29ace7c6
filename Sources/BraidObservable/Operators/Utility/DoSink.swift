// SPDX-License-Identifier: MIT
import BraidCore

/// `do` with closures for the subscription, its disposal, or the time after the terminal event.
///
/// The order is RxSwift's: the observer receives the terminal event, then the closures `afterError`
/// and `afterCompleted` run, then the source is torn down, and `onDispose` runs last. If an
/// operator tears the source down while it receives the terminal event (C6), `onDispose` runs then.
/// If the source terminates before the subscription to it has returned, `onDispose` also waits for
/// `onSubscribed`.
final class DoSink: Disposable,
  @unchecked Sendable  // atomics; `onDispose`: taken once
{
  let sink: RawSink
  let closures: DoClosures
  /// The scope of the result.
  ///
  /// It may end before the source, whose teardown may wait for a scheduler.
  let outer: SinkDisposer
  /// The scope of the source.
  ///
  /// It outlives the result while a terminal event is being forwarded.
  let source: ForwardingScope
  // Only the caller that decrements `holds` to zero takes it.
  private var onDispose: (@Sendable () -> Void)?
  /// Counts the conditions for calling `onDispose`: the end of the subscription, and the return of
  /// the call that makes it.
  private let holds = AtomicInt(2)
  private let hasSourceTerminated = AtomicFlag()
  private let hasFinished = AtomicFlag()

  init(
    _ sink: RawSink, _ outer: SinkDisposer, _ closures: DoClosures,
    onDispose: (@Sendable () -> Void)?
  ) {
    self.sink = sink
    self.closures = closures
    self.outer = outer
    source = ForwardingScope(outer)
    self.onDispose = onDispose
    outer.set(self)
  }

  /// Subscribes to the source.
  func run(_ source: RawSource, onSubscribed: (@Sendable () -> Void)?) {
    if !outer.isDisposed {
      source.connect(
        RawSink(at: { self.next($0) }, finish: { self.sourceFinished($0) }), self.source)
      onSubscribed?()
    }
    release()
  }

  func next(_ value: UnsafeRawPointer) {
    if outer.isDisposed { return }
    do {
      try closures.next(value)
      sink.next(at: value)
      try closures.afterNext(value)
    } catch { finish(.error(error)) { sink.finish($0) } }
  }

  func sourceFinished(_ termination: Termination) {
    if source.isDisposed || outer.isDisposed { return }
    do { try closures.onTermination?(termination) } catch {
      return self.finish(.error(error)) { sink.finish($0) }
    }
    self.finish(termination) { termination in
      sink.finish(termination)
      // Thrown too late to become an event: the terminal event was forwarded.
      try? closures.afterTermination?(termination)
    }
  }

  /// Forwards a terminal event, then tears the source down.
  func finish(_ termination: Termination, _ handOn: (Termination) -> Void) {
    _ = hasSourceTerminated.setIfClear()
    handOn(termination)
    source.dispose()
    if outer.isSpent { end() }
  }

  /// The subscription was disposed, or has ended after its terminal event.
  ///
  /// Waits if the observer has received that event: the closures for the time after it come first.
  func dispose() {
    if hasSourceTerminated.isSet, outer.hasTerminated { return }
    source.dispose()
    end()
  }

  private func end() {
    if hasFinished.setIfClear() { release() }
  }

  /// The subscription, or the call that makes it, has ended.
  func release() {
    if holds.decrement() == 1 { onDispose.take()?() }
  }
}
