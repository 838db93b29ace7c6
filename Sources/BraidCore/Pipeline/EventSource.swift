// SPDX-License-Identifier: MIT

/// What an observable and a signal have in common: a closure that subscribes.
///
/// Only `Observable` and `Signal` are made of it; there is no way to make one outside the package.
/// An operator forms the closure in the client's own specialized code, where it can be optimized;
/// the closure gets the object that keeps it, so that an operator may keep what it needs in that
/// object instead of in a second allocation. It owns the sink it is given (annotate the parameter
/// `consuming` in the closure, or a retain and a release come back).
///
/// The stored properties do not depend on `Element`: that keeps type metadata out of the life and
/// death of every operator.
open class EventSource<Element> {
  @usableFromInline
  package typealias Run =
    @Sendable (
      EventSource<Element>, consuming EventSink<Element>, SinkDisposer
    ) -> Void

  /// How a subscription starts.
  @usableFromInline
  package enum Start: UInt8 {
    /// On the thread's trampoline.
    case trampolined
    /// At once, as a subject does.
    case hot
    /// At once, and over when it returns, without a teardown: one value, or only an end. Operators
    /// forward such inner sources without a subscription.
    case immediate
  }

  @usableFromInline package final let start: Start
  @usableFromInline final let run: Run

  @inlinable
  package init(_ start: Start, _ run: @escaping Run) {
    self.start = start
    self.run = run
  }

  /// Subscribes a stage of a chain, whose end has started the trampoline already.
  @inlinable @inline(__always)
  package final func connect(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    run(self, sink, scope)
  }

  /// Subscribes, and starts the thread's trampoline if the source wants it and it is not running:
  /// the outermost subscription, or an inner one of an operator.
  @inlinable
  package final func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    if start != .trampolined { return run(self, sink, scope) }
    let trampoline = Trampoline.current
    if trampoline.isRunning { return run(self, sink, scope) }
    trampoline.begin()
    run(self, sink, scope)
    trampoline.end()
  }
}
