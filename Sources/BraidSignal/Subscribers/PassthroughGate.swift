// SPDX-License-Identifier: MIT
import BraidCore

/// The gate of `create`, and the teardown of its subscription.
///
/// Separate from the ``PassthroughSubscriber`` in front of it, which only the sender retains. When
/// the subscription ends, the gate releases its target: immediately, or after the delivery in
/// progress.
final class PassthroughGate: Disposable, @unchecked Sendable {  // gate: target; lock: the rest
  private let hasFinished = AtomicFlag()
  private let disposed = AtomicFlag()
  /// Whether it has ended because no sender is left.
  private let isAbandoned = AtomicFlag()
  private let gate = SerialGate()
  private let type: RawType
  private var target: Unmanaged<PassthroughTarget>?
  private let label: SignalLabel?
  /// Identifies the subscription for tracers.
  private let subscription: ObjectIdentifier
  private let lock = Lock()
  private var teardown: (any Disposable)?
  private let compound = LazyReference()

  init(
    _ type: RawType, _ sink: consuming RawSink, _ scope: SinkDisposer, _ label: SignalLabel?
  ) {
    self.type = type
    target = .passRetained(PassthroughTarget(sink, scope))
    self.label = label
    subscription = ObjectIdentifier(scope)
  }

  deinit { target?.release() }

  var isDisposed: Bool { disposed.load(ordering: .relaxed) }

  // MARK: Events

  func next(_ value: UnsafeRawPointer) {
    if hasFinished.load(ordering: .relaxed) { return }
    gate.deliver(
      { pass(value) }, orQueue: { enqueue(nil, QueuedValue(type, at: value)) },
      drain: { drain() })
  }

  func finish(_ termination: Termination) {
    if hasFinished.exchange(true) { return }
    gate.deliver({ end(termination) }, orQueue: { enqueue(termination) }, drain: { drain() })
  }

  @inline(__always)
  private func pass(_ value: UnsafeRawPointer) {
    if isDisposed { return }
    if SignalTracing.isOn {
      SignalTracing.trace(.next(type.value(at: value)), label, subscription)
    }
    target?._withUnsafeGuaranteedRef { $0.sink.next(at: value) }
  }

  private func end(_ termination: Termination) {
    if isDisposed { return }
    if SignalTracing.isOn { SignalTracing.trace(Event(termination), label, subscription) }
    target?._withUnsafeGuaranteedRef { $0.sink.finish(termination) }
  }

  @inline(never)
  private func enqueue(_ end: Termination?, _ value: QueuedValue? = nil) {
    gate.enqueue(end, value, ValueRoom(for: type)) { drain() }
  }

  /// Handles the queued events, and releases the subscriber if the subscription has ended.
  ///
  /// The caller is inside the gate.
  @inline(never)
  private func drain() {
    gate.drain {
      gate.handleQueued { (termination: Termination?, value) in
        if let termination { end(termination) } else { pass(UnsafeRawPointer(value)) }
      }
      if disposed.load() { releaseTarget() }
    }
  }

  // MARK: The end

  func install(_ teardown: any Disposable) {
    let isLate = lock.withLock {
      if isDisposed { return true }
      self.teardown = teardown
      return false
    }
    if isLate { teardown.dispose() }
  }

  var disposable: CompoundDisposable {
    let compound = compound.get { CompoundDisposable() }
    if disposed.load() { compound.dispose() }
    return compound
  }

  /// Ends the subscription: disposes its resources, then releases the subscriber.
  func dispose() {
    if disposed.exchange(true) { return }
    let teardown = lock.withLock {
      let teardown = self.teardown
      self.teardown = nil
      return teardown
    }
    teardown?.dispose()
    compound.load(as: CompoundDisposable.self)?.dispose()
    if gate.addPending() { drain() }
  }

  /// Ends the subscription because the sender has released its subscriber, and reports that.
  func abandon() {
    if disposed.load() { return }
    isAbandoned.store(true)
    dispose()
  }

  private func releaseTarget() {
    let taken = target?.takeRetainedValue()
    target = nil
    guard let taken, isAbandoned.load() else { return }
    taken.scope.sourceReleased()
  }
}

/// The target of the events and the scope of the subscription, which are released together.
///
/// Immutable, so that sending an event retains nothing.
private final class PassthroughTarget: @unchecked Sendable {  // immutable
  let sink: RawSink
  let scope: SinkDisposer

  init(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }
}
