// SPDX-License-Identifier: MIT
public import BraidCore

/// A subscriber with a closure for each kind of event.
///
/// Calls the closures one at a time.
///
/// `subscribe(next:error:completed:)` creates such a subscriber for a single subscription. A
/// subscriber that you create can have several subscriptions and be sent to directly, from any
/// thread and from inside its own closures; an event sent while a closure runs is queued (C3).
///
/// It ends with a terminal event, when it is disposed, or when it is released. It then releases the
/// closures. On a terminal event it first disposes all its subscriptions, then calls the closure
/// (C6).
public final class Subscriber<Value>: SubscriberType, Sendable {  // immutable
  private let scope: SubscriberScope
  private let subscriptions = CompoundDisposable()

  /// Creates a subscriber; omitted closures ignore their events.
  @preconcurrency
  public init(
    next: (@Sendable (Value) -> Void)? = nil,
    error: (@Sendable (any Error) -> Void)? = nil,
    completed: (@Sendable () -> Void)? = nil
  ) {
    scope = SubscriberScope(RawType(Value.self), EventSink.calling(next, error, completed).raw)
    scope.set(subscriptions)
  }

  deinit { scope.dispose() }

  /// Calls the `next` closure.
  public func sendNext(_ value: Value) { withAddress(of: value) { scope.next($0) } }

  /// Disposes all subscriptions, then calls the `error` closure.
  public func sendError(_ error: any Error) { scope.finish(.error(error)) }

  /// Disposes all subscriptions, then calls the `completed` closure.
  public func sendCompleted() { scope.finish(.completed) }

  /// Stores the subscription to dispose it when this subscriber ends, and removes it when it ends
  /// by itself.
  public func didSubscribe(with disposable: CompoundDisposable) {
    subscriptions.link(disposable)
  }
}

extension EventSink {
  /// A sink that calls closures, and ignores the events of omitted ones.
  @inline(__always)
  static func calling(
    _ next: consuming (@Sendable (Element) -> Void)?, _ error: (@Sendable (any Error) -> Void)?,
    _ completed: (@Sendable () -> Void)?
  ) -> EventSink {
    let finish: @Sendable (Termination) -> Void =
      if error == nil, completed == nil { { _ in } } else { { $0.call(error, completed) } }
    return if let next { EventSink(next: next, finish: finish) } else {
      EventSink(next: { _ in }, finish: finish)
    }
  }
}

/// The lifetime of a subscriber, and the gate in front of its closures.
///
/// A terminal event releases the closures; otherwise they are released with this object.
private final class SubscriberScope: SinkDisposer, @unchecked Sendable {  // gate: callbacks
  private let gate = SerialGate()
  private let type: RawType
  private var callbacks: Unmanaged<SubscriberCallbacks>?

  init(_ type: RawType, _ sink: consuming RawSink) {
    self.type = type
    callbacks = .passRetained(SubscriberCallbacks(sink))
    super.init()
  }

  deinit { callbacks?.release() }

  func next(_ value: UnsafeRawPointer) {
    gate.deliver(
      { pass(value) }, orQueue: { enqueue(nil, QueuedValue(type, at: value)) },
      drain: { drain() })
  }

  func finish(_ termination: Termination) {
    gate.deliver({ end(termination) }, orQueue: { enqueue(termination) }, drain: { drain() })
  }

  @inline(__always)
  private func pass(_ value: UnsafeRawPointer) {
    if isDisposed { return }
    callbacks?._withUnsafeGuaranteedRef { $0.sink.next(at: value) }
  }

  /// Disposes the subscription, then calls the closure (C6).
  private func end(_ termination: Termination) {
    if isDisposed { return }
    let taken = take()
    dispose()
    taken?.sink.finish(termination)
  }

  @inline(never)
  private func enqueue(_ end: Termination?, _ value: QueuedValue? = nil) {
    gate.enqueue(end, value, ValueRoom(for: type)) { drain() }
  }

  @inline(never)
  private func drain() {
    gate.drain {
      gate.handleQueued { (termination: Termination?, value) in
        if let termination { end(termination) } else { pass(UnsafeRawPointer(value)) }
      }
    }
  }

  /// Removes and returns the closures.
  ///
  /// The caller is inside the gate.
  private func take() -> SubscriberCallbacks? {
    let taken = callbacks?.takeRetainedValue()
    callbacks = nil
    return taken
  }
}

/// The closures of a subscriber.
///
/// Immutable, so that calling one retains nothing.
private final class SubscriberCallbacks: Sendable {
  let sink: RawSink

  init(_ sink: consuming RawSink) { self.sink = sink }
}
