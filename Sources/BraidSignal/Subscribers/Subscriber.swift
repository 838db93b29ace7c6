// SPDX-License-Identifier: MIT
public import BraidCore

/// Copies a closure for each kind of event, and calls them one at a time.
///
/// `subscribe(next:error:completed:)` makes one for a single subscription; one that you
/// make may have several, and may be sent to by hand, from any thread and from inside its own
/// closures: what comes while a closure runs waits its turn (C3). When it ends, by an event or by
/// disposal, it lets go of the closures; on an event it first disposes all its subscriptions, then
/// calls the closure (C6). It also ends when nobody refers to it any more.
public final class Subscriber<Value>: SubscriberType, @unchecked Sendable {  // immutable
  @usableFromInline let scope: SubscriberState<Value>
  private let subscriptions = CompoundDisposable()

  /// A subscriber with a closure for each kind of event it cares about.
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

  /// Keeps the subscription to dispose it when this subscriber ends, and forgets it when it ends by
  /// itself.
  public func didSubscribe(with disposable: CompoundDisposable) {
    subscriptions.link(disposable)
  }

  private func finish(_ termination: Termination) {
    scope.gate.deliver(
      { scope.finish(termination) }, orQueue: { scope.enqueue(Event(termination)) },
      drain: { scope.drain() })
  }
}

/// The closures of a subscriber; immutable, so that calling one retains nothing.
@usableFromInline
final class SubscriberCallbacks<Value>: Sendable {
  @usableFromInline let next: (@Sendable (Value) -> Void)?
  @usableFromInline let error: (@Sendable (any Error) -> Void)?
  @usableFromInline let completed: (@Sendable () -> Void)?

  @inlinable
  init(
    next: (@Sendable (Value) -> Void)?, error: (@Sendable (any Error) -> Void)?,
    completed: (@Sendable () -> Void)?
  ) {
    self.next = next
    self.error = error
    self.completed = completed
  }
}

/// The lifetime of a subscriber and the gate in front of its closures.
///
/// What lets go of the closures however the end comes: now, or after the delivery under way. Not
/// generic, so that disposal needs no metadata.
@usableFromInline
class SubscriberScope: SinkDisposer, @unchecked Sendable {  // callbacks: inside the gate only
  @usableFromInline final let gate = SerialGate()
  @exclusivity(unchecked) @usableFromInline final var callbacks: Unmanaged<AnyObject>?

  @usableFromInline
  init(_ callbacks: AnyObject) {
    self.callbacks = .passRetained(callbacks)
    super.init()
  }

  deinit { callbacks?.release() }

  override final func disposed() {
    if gate.addPending() { drain() }
  }

  /// Handles what was queued, and lets go of the closures if the subscription has ended meanwhile;
  /// the caller is inside the gate.
  @usableFromInline @inline(never)
  final func drain() {
    gate.drain {
      handleQueued()
      if isDisposed { _ = take() }
    }
  }

  /// The closures, which are let go; the caller is inside the gate.
  @usableFromInline
  final func take() -> AnyObject? {
    let taken = callbacks?.takeRetainedValue()
    callbacks = nil
    return taken
  }

  /// Handles what was queued.
  func handleQueued() {}
}

/// What of a subscriber's lifetime depends on its values.
@usableFromInline
final class SubscriberState<Value>: SubscriberScope, MessageHandler,
  @unchecked Sendable  // has nothing of its own
{
  @usableFromInline
  init(_ callbacks: SubscriberCallbacks<Value>) { super.init(callbacks) }

  @inlinable @inline(__always)
  func deliver(_ value: Value) {
    if isDisposed { return }
    callbacks?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: SubscriberCallbacks<Value>.self).next?(value)
    }
  }

  /// Disposal comes first, then the closure (C6).
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
  package func handle(_ event: Event<Value>) {
    switch event {
    case .next(let value): deliver(value)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
