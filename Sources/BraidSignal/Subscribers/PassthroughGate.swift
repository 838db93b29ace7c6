// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// The gate of `create`, and the teardown of its subscription.
///
/// Separate from the ``PassthroughSubscriber`` in front of it, which only the sender retains. When
/// the subscription ends, the gate releases its target: immediately, or after the delivery in
/// progress. Not generic, so that disposal needs no metadata.
@usableFromInline
class PassthroughScope: Disposable, @unchecked Sendable {  // gate: target; lock: the rest
  @usableFromInline final let isFinished = Atomic<Bool>(false)
  @usableFromInline final let isOver = Atomic<Bool>(false)
  /// Whether it has ended because no sender is left.
  private let isAbandoned = Atomic<Bool>(false)
  @usableFromInline final let gate = SerialGate()
  @exclusivity(unchecked) @usableFromInline final var target: Unmanaged<AnyObject>?
  @usableFromInline final let label: SignalLabel?
  /// Identifies the subscription for tracers.
  @usableFromInline final let subscription: ObjectIdentifier
  private let lock = Lock()
  @exclusivity(unchecked) private var teardown: (any Disposable)?
  private let compound = LazyReference()

  @usableFromInline
  init(_ target: AnyObject, _ scope: SinkDisposer, _ label: SignalLabel?) {
    self.target = .passRetained(target)
    self.label = label
    subscription = ObjectIdentifier(scope)
  }

  deinit { target?.release() }

  @inlinable
  final var isDisposed: Bool { isOver.load(ordering: .relaxed) }

  @usableFromInline
  final func install(_ teardown: any Disposable) {
    let isLate = lock.withLock {
      if isDisposed { return true }
      self.teardown = teardown
      return false
    }
    if isLate { teardown.dispose() }
  }

  final var disposable: CompoundDisposable {
    let compound = compound.get { CompoundDisposable() }
    if isOver.load(ordering: .acquiring) { compound.dispose() }
    return compound
  }

  /// Ends the subscription: disposes its resources, then releases the subscriber.
  @usableFromInline
  final func dispose() {
    if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
    let teardown = lock.withLock {
      let teardown = self.teardown
      self.teardown = nil
      return teardown
    }
    teardown?.dispose()
    if let compound = compound.load() {
      unsafeDowncast(compound, to: CompoundDisposable.self).dispose()
    }
    if gate.addPending() { drain() }
  }

  /// Ends the subscription because the sender has released its subscriber, and reports that.
  final func abandon() {
    if isOver.load(ordering: .acquiring) { return }
    isAbandoned.store(true, ordering: .releasing)
    dispose()
  }

  /// Handles the queued events, and releases the subscriber if the subscription has ended.
  ///
  /// The caller is inside the gate.
  @usableFromInline @inline(never)
  final func drain() {
    gate.drain {
      handleQueued()
      if isOver.load(ordering: .acquiring) { releaseTarget() }
    }
  }

  private func releaseTarget() {
    let taken = target?.takeRetainedValue()
    target = nil
    guard let taken, isAbandoned.load(ordering: .acquiring) else { return }
    unsafeDowncast(taken, to: PassthroughEnd.self).scope.sourceReleased()
  }

  /// Handles the queued events.
  func handleQueued() {}
}

/// The part of the gate that depends on the type of the values.
@usableFromInline
final class PassthroughGate<Value>: PassthroughScope, MessageHandler,
  @unchecked Sendable  // no state of its own
{
  @inlinable
  init(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer, _ label: SignalLabel?) {
    super.init(PassthroughTarget(consume sink, scope), scope, label)
  }

  @inlinable @inline(__always)
  func next(_ value: Value) {
    if isFinished.load(ordering: .relaxed) { return }
    gate.deliver(
      { pass(value) }, orQueue: { enqueue(.next(value)) }, drain: { drain() })
  }

  @inlinable @inline(__always)
  func pass(_ value: Value) {
    if isDisposed { return }
    if SignalTracing.isOn { SignalTracing.trace(.next(value), label, subscription) }
    target?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: PassthroughTarget<Value>.self).sink.next(value)
    }
  }

  @inlinable
  func finish(_ termination: Termination) {
    if isFinished.exchange(true, ordering: .acquiringAndReleasing) { return }
    gate.deliver(
      { handle(Event(termination)) }, orQueue: { enqueue(Event(termination)) },
      drain: { drain() })
  }

  @inlinable
  func handle(_ event: Event<Value>) {
    if isDisposed { return }
    if SignalTracing.isOn { SignalTracing.trace(event, label, subscription) }
    target?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: PassthroughTarget<Value>.self).sink.on(event)
    }
  }

  @usableFromInline @inline(never)
  func enqueue(_ event: Event<Value>) { gate.enqueue(event) { drain() } }

  override func handleQueued() { gate.handleQueued(for: self) }
}

/// The scope of the subscription; released together with the target of the events.
@usableFromInline
class PassthroughEnd: @unchecked Sendable {  // immutable
  final let scope: SinkDisposer

  @usableFromInline
  init(_ scope: SinkDisposer) { self.scope = scope }
}

/// The target of the events.
///
/// Immutable, so that sending an event retains nothing.
@usableFromInline
final class PassthroughTarget<Value>: PassthroughEnd, @unchecked Sendable {  // immutable
  @usableFromInline let sink: EventSink<Value>

  @inlinable
  init(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    self.sink = consume sink
    super.init(scope)
  }
}
