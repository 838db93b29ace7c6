// SPDX-License-Identifier: MIT

/// What subscribing does: the one thing an observable and a signal keep.
///
/// The usual source is a closure that an operator formed in the client's specialized code. Those
/// that send at once are values, so that `flatMap` and its kin can forward them without a
/// subscription.
@frozen
@usableFromInline
package enum Source<Element>: @unchecked Sendable {  // elements cross threads only where asked
  @usableFromInline
  package typealias Run = @Sendable (EventSink<Element>, SinkDisposer) -> Void

  /// Runs on the thread's trampoline.
  case run(Run)
  /// Runs at once, as a subject does.
  case hot(Run)
  /// One value, then completed.
  case just(Element)
  /// Only an end.
  case stop(Stop)

  /// Subscribes, and starts the thread's trampoline if it is not running: the outermost
  /// subscription, or an inner one of an operator.
  @inlinable
  package func start(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    switch self {
    case .run(let run):
      let trampoline = Trampoline.current
      trampoline.run { run(sink, scope) }
    default: connect(sink, scope)
    }
  }

  /// Subscribes a stage of a chain, whose end has started the trampoline already.
  @inlinable
  package func connect(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    switch self {
    case .run(let run), .hot(let run): run(sink, scope)
    case .just(let element):
      sink.next(element)
      if !scope.isDisposed {
        sink.stop(.completed)
        scope.dispose()
      }
    case .stop(let stop):
      sink.stop(stop)
      scope.dispose()
    }
  }
}
