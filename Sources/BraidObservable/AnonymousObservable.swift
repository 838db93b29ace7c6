// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// The observable that `create` returns.
///
/// It retains the subscribe handler and calls it for each subscription.
@usableFromInline
final class AnonymousObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  @usableFromInline
  typealias SubscribeHandler = @Sendable (AnyObserver<Element>) -> any Disposable

  @usableFromInline let subscribeHandler: SubscribeHandler

  @inlinable
  init(_ subscribeHandler: @escaping SubscribeHandler, function: StaticString = #function) {
    self.subscribeHandler = subscribeHandler
    super.init(.trampolined, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: AnonymousObservable.self)
      let engine = AnonymousObservableSink(sink, scope)
      let teardown = this.subscribeHandler(
        AnyObserver(sink: EventSink(next: { engine.next($0) }, finish: { engine.finish($0) })))
      scope.set(teardown)
    }
  }
}

/// Connects the handler of `create` to the observer.
///
/// It accepts events from any thread, ignores events after the first terminal event, and drops all
/// events after disposal.
@usableFromInline
final class AnonymousObservableSink<Element>: MessageHandler, Sendable {
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let scope: SinkDisposer
  // Initialized below: the code of an initial value is not specialized, and looks up its type.
  @usableFromInline let serialized: Serialized<Event<Element>>
  @usableFromInline let isFinished = Atomic<Bool>(false)

  @inlinable
  init(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
    serialized = Serialized()
  }

  @inlinable
  func next(_ element: Element) {
    if isFinished.load(ordering: .relaxed) { return }
    serialized.deliver(
      for: self, { if !scope.isDisposed { sink.next(element) } }, orQueue: .next(element))
  }

  @inlinable
  func finish(_ termination: Termination) {
    if isFinished.exchange(true, ordering: .acquiringAndReleasing) { return }
    serialized.send(Event(termination), to: self)
  }

  @inlinable @inline(__always)
  func handle(_ event: Event<Element>) {
    if !scope.isDisposed { sink.on(event) }
  }
}
