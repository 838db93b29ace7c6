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
  @usableFromInline let scope: SubscriberState<Value>
  private let subscriptions = CompoundDisposable()

  /// Creates a subscriber; omitted closures ignore their events.
  @preconcurrency
  public init(
    next: (@Sendable (Value) -> Void)? = nil,
    error: (@Sendable (any Error) -> Void)? = nil,
    completed: (@Sendable () -> Void)? = nil
  ) {
    scope = SubscriberState(
      SubscriberCallbacks(next: next, error: error, completed: completed))
    scope.set(subscriptions)
  }

  deinit { scope.dispose() }

  /// Calls the `next` closure.
  @inlinable
  public func sendNext(_ value: Value) {
    let scope = scope
    scope.gate.deliver(
      { scope.deliver(value) }, orQueue: { scope.enqueue(.next(value)) },
      drain: { scope.drain() })
  }

  /// Disposes all subscriptions, then calls the `error` closure.
  public func sendError(_ error: any Error) { finish(.error(error)) }

  /// Disposes all subscriptions, then calls the `completed` closure.
  public func sendCompleted() { finish(.completed) }

  /// Stores the subscription to dispose it when this subscriber ends, and removes it when it ends
  /// by itself.
  public func didSubscribe(with disposable: CompoundDisposable) {
    subscriptions.link(disposable)
  }

  private func finish(_ termination: Termination) {
    scope.gate.deliver(
      { scope.finish(termination) }, orQueue: { scope.enqueue(Event(termination)) },
      drain: { scope.drain() })
  }
}

/// The closures of a subscriber.
///
/// Immutable, so that calling one retains nothing.
@usableFromInline
final class SubscriberCallbacks<Value>: Sendable {
  @usableFromInline let next: (@Sendable (Value) -> Void)?
  @usableFromInline let error: (@Sendable (any Error) -> Void)?
  @usableFromInline let completed: (@Sendable () -> Void)?

  init(
    next: (@Sendable (Value) -> Void)?, error: (@Sendable (any Error) -> Void)?,
    completed: (@Sendable () -> Void)?
  ) {
    self.next = next
    self.error = error
    self.completed = completed
  }
}

/// The lifetime of a subscriber, and the gate in front of its closures.
///
/// However the subscription ends, it releases the closures: immediately, or after the delivery in
/// progress. Not generic, so that disposal needs no metadata.
@usableFromInline
class SubscriberScope: SinkDisposer, @unchecked Sendable {  // gate: callbacks
  @usableFromInline final let gate = SerialGate()
  @exclusivity(unchecked) @usableFromInline final var callbacks: Unmanaged<AnyObject>?

  init(_ callbacks: AnyObject) {
    self.callbacks = .passRetained(callbacks)
    super.init()
  }

  deinit { callbacks?.release() }

  override final func disposed() {
    if gate.addPending() { drain() }
  }

  /// Handles the queued events, and releases the closures if the subscription has ended.
  ///
  /// The caller is inside the gate.
  @usableFromInline @inline(never)
  final func drain() {
    gate.drain {
      handleQueued()
      if isDisposed { _ = take() }
    }
  }

  /// Removes and returns the closures.
  ///
  /// The caller is inside the gate.
  final func take() -> AnyObject? {
    let taken = callbacks?.takeRetainedValue()
    callbacks = nil
    return taken
  }

  /// Handles the queued events.
  func handleQueued() {}
}

/// The part of a subscriber's lifetime that depends on the type of the values.
@usableFromInline
final class SubscriberState<Value>: SubscriberScope, MessageHandler,
  @unchecked Sendable  // no state of its own
{
  init(_ callbacks: SubscriberCallbacks<Value>) { super.init(callbacks) }

  @inlinable @inline(__always)
  func deliver(_ value: Value) {
    if isDisposed { return }
    callbacks?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: SubscriberCallbacks<Value>.self).next?(value)
    }
  }

  /// Disposes the subscription, then calls the closure (C6).
  func finish(_ termination: Termination) {
    if isDisposed { return }
    let taken = take()
    dispose()
    guard let taken else { return }
    let callbacks = unsafeDowncast(taken, to: SubscriberCallbacks<Value>.self)
    switch termination {
    case .error(let error): callbacks.error?(error)
    case .completed: callbacks.completed?()
    }
  }

  @usableFromInline @inline(never)
  func enqueue(_ event: Event<Value>) { gate.enqueue(event) { drain() } }

  override func handleQueued() { gate.handleQueued(for: self) }

  @usableFromInline
  func handle(_ event: Event<Value>) {
    switch event {
    case .next(let value): deliver(value)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
