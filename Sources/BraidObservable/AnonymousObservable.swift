// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// What `create` returns: keeps the subscribe handler until someone subscribes.
@usableFromInline
final class AnonymousObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  @usableFromInline
  typealias SubscribeHandler = @Sendable (AnyObserver<Element>) -> any Disposable

  @usableFromInline let subscribeHandler: SubscribeHandler

  @inlinable
  init(_ subscribeHandler: @escaping SubscribeHandler) {
    self.subscribeHandler = subscribeHandler
    super.init(.trampolined) { (this, observer: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: AnonymousObservable.self)
      let sink = AnonymousObservableSink(observer, scope)
      let teardown = this.subscribeHandler(
        AnyObserver(sink: EventSink(next: { sink.next($0) }, stop: { sink.stop($0) })))
      scope.set(teardown)
    }
  }
}

/// The pipe between the handler of `create` and the observer, and the door of `create`: takes
/// events from any thread, stops after the first terminal one, and drops all after disposal.
@usableFromInline
final class AnonymousObservableSink<Element>: MessageHandler, Sendable {
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let serialized = Serialized<Event<Element>>()
  @usableFromInline let isStopped = Atomic<Bool>(false)

  @inlinable
  init(_ observer: EventSink<Element>, _ scope: SinkDisposer) {
    self.observer = observer
    self.scope = scope
  }

  @inlinable
  func next(_ element: Element) {
    if isStopped.load(ordering: .relaxed) { return }
    // Not `send`: a message made for the case that it must wait counts the element's references.
    if serialized.door.enter() {
      if !scope.isDisposed { observer.next(element) }
      serialized.leave(self)
    } else {
      serialized.enqueue(.next(element), for: self)
    }
  }

  @inlinable
  func stop(_ stop: Stop) {
    if isStopped.exchange(true, ordering: .acquiringAndReleasing) { return }
    serialized.send(Event(stop), to: self)
  }

  @inlinable @inline(__always)
  func handle(_ event: Event<Element>) {
    if !scope.isDisposed { observer.on(event) }
  }
}
