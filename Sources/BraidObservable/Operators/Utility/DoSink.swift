// SPDX-License-Identifier: MIT
public import BraidCore

/// `do` with closures around the life of a subscription, or after its end.
///
/// The order is that of RxSwift: at an end the observer hears of it first, then the closures that
/// come after an end are called, then the source is torn down, and `onDispose` comes last; it also
/// waits for `onSubscribed`, if the source has ended before the subscription to it returned.
@usableFromInline
package final class DoSink<Element>: Disposable,
  @unchecked Sendable  // atomics, and a closure that is taken once
{
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let stage: DoStage<Element>
  /// The scope of the result: it may be over first, where its teardown waits for a scheduler.
  @usableFromInline let outer: SinkDisposer
  /// The scope of the source: it outlives the result for as long as an end is being handed on.
  @usableFromInline let source: ForwardingScope
  private let onDispose: Locked<(@Sendable () -> Void)?>
  /// What has to be over before `onDispose` may be called: the subscription, the call that makes
  /// it, and the delivery of an end.
  private let holds = AtomicInt(2)
  private let isEnding = AtomicFlag()

  @usableFromInline
  init(
    _ sink: EventSink<Element>, _ outer: SinkDisposer, _ stage: DoStage<Element>,
    onDispose: (@Sendable () -> Void)?
  ) {
    self.sink = sink
    self.stage = stage
    self.outer = outer
    source = ForwardingScope(outer)
    self.onDispose = Locked(onDispose)
    outer.set(self)
  }

  /// Subscribes to the source.
  @inlinable
  func run(_ source: EventSource<Element>, onSubscribed: (@Sendable () -> Void)?) {
    if !outer.isDisposed {
      source.connect(
        EventSink(next: { self.next($0) }, finish: { self.sourceFinished($0) }), self.source)
      onSubscribed?()
    }
    release()
  }

  @inlinable
  func next(_ element: Element) {
    if outer.isDisposed { return }
    do {
      try stage.onNext?(element)
      sink.next(element)
      try stage.afterNext?(element)
    } catch { finish(.error(error)) { sink.finish($0) } }
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    if source.isDisposed || outer.isDisposed { return }
    do { try stage.onTermination?(termination) } catch {
      return self.finish(.error(error)) { sink.finish($0) }
    }
    self.finish(termination) { termination in
      sink.finish(termination)
      // Thrown too late to be an event: the end has been sent.
      try? stage.afterTermination?(termination)
    }
  }

  /// Hands an end on, and tears the source down after that.
  @usableFromInline
  func finish(_ termination: Termination, _ handOn: (Termination) -> Void) {
    holds.increment()
    _ = isEnding.setIfClear()
    handOn(termination)
    source.dispose()
    release()
  }

  /// The subscription is over: by hand, or after its end.
  @usableFromInline
  package func dispose() {
    if !isEnding.isSet { source.dispose() }
    release()
  }

  /// One of what `onDispose` waits for is over.
  @usableFromInline
  func release() {
    if holds.decrement() == 1 { onDispose.exchange(nil)?() }
  }
}
