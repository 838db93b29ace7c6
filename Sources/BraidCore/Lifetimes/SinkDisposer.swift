// SPDX-License-Identifier: MIT

/// The lifetime of one subscription; all stages of a chain share it.
///
/// A source sets its teardown with ``set(_:)`` and checks ``isDisposed`` before each value. The
/// operator or subscriber that *created* the scope disposes it when the terminal event arrives
/// there. The teardown runs exactly once (C5), whether the disposal or the call of ``set(_:)``
/// comes first: atomic bits decide which thread runs it.
open class SinkDisposer: Cancelable, @unchecked Sendable {
  /// Unlinks an entry from its list, without calling user code.
  ///
  /// A plain function, because the slot of a subject's observer is not an object and already knows
  /// its list.
  package typealias Leave = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The teardown of the subscription.
  private enum Teardown {
    case nothing
    /// A retained upstream scope.
    case scope(Unmanaged<SinkDisposer>)
    /// An entry in a list, in plain memory, and the function that unlinks it.
    case place(UnsafeMutableRawPointer, Leave)
    case disposable(any Disposable)
  }

  @usableFromInline static var disposedBit: UInt8 { 1 }
  private static var teardownSetBit: UInt8 { 2 }
  @usableFromInline static var tornDownBit: UInt8 { 4 }
  // Bits 8 and 16 belong to the owners; see ``OwnerSlot``.
  @usableFromInline static var heldBit: UInt8 { 32 }
  /// ``Tracing`` is notified of the end.
  private static var tracedBit: UInt8 { 64 }
  /// A terminal event has reached the observer that ended the subscription.
  private static var terminatedBit: UInt8 { 128 }
  private static var watchedBits: UInt8 { OwnerSlot.ownedBit | tracedBit }
  // Written before its bit is set, and taken by the thread that sets the last of the two bits:
  // these atomic operations order the two accesses.
  private final var teardown = Teardown.nothing
  @usableFromInline final let state = AtomicUInt8()
  private final let owners = OwnerSlot()

  /// Creates a live scope without a teardown.
  public init() { Resources.subscriptions.add() }

  deinit {
    switch teardown {
    case .nothing, .disposable: break
    case .scope(let scope): scope.release()
    // No strong reference to the subscription remains, so no observer needs the list's events.
    case .place(let place, let leave): leave(place)
    }
    if state.load(ordering: .relaxed) & SinkDisposer.tracedBit != 0 {
      Tracing.scopeReleased(traceID)
    }
    Resources.subscriptions.remove()
  }

  /// Whether the subscription was disposed, or its source has terminated.
  ///
  /// In both cases the source must not send any more.
  ///
  /// One relaxed load, so it is cheap enough to check for every value.
  @inlinable @inline(__always)
  public final var isDisposed: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.tornDownBit != 0
  }

  /// Whether the subscription itself was disposed, and not only its source: disposing it again does
  /// nothing.
  @inlinable @inline(__always)
  package final var isSpent: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.disposedBit != 0
  }

  /// Whether the sequence has terminated: a terminal event has ended the subscription at its
  /// observer, not at an operator.
  package final var hasTerminated: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.terminatedBit != 0
  }

  /// Whether a source that can be suspended may send its next event: the subscription is live and
  /// not suspended.
  ///
  /// A single load, as for ``isDisposed``.
  @inlinable @inline(__always)
  final var wantsStep: Bool {
    state.load(ordering: .relaxed) & (SinkDisposer.tornDownBit | SinkDisposer.heldBit) == 0
  }

  /// Stores the job of a suspended source; ``HoldableScope`` runs it when the source is resumed.
  ///
  /// - Returns: False if the source is not suspended any more.
  func park(_ item: Trampoline.Item) -> Bool { false }

  /// Sets the teardown; disposes it immediately if the subscription was already disposed.
  ///
  /// - Precondition: Called at most once.
  public final func set(_ teardown: any Disposable) {
    if TraceObjects.areAny { TraceObjects.note(ObjectIdentifier(teardown), isTeardownOf: traceID) }
    set(.disposable(teardown))
  }

  /// Sets an upstream scope as the teardown.
  package final func set(_ scope: SinkDisposer) {
    SinkDisposer.set(.passUnretained(scope), on: .passUnretained(self))
  }

  /// Sets an upstream scope; for initializers, where a plain call retains and releases needlessly.
  @inline(never)
  static func set(_ scope: Unmanaged<SinkDisposer>, on outer: Unmanaged<SinkDisposer>) {
    outer._withUnsafeGuaranteedRef { $0.set(.scope(scope.retain())) }
  }

  /// Sets a list entry as the teardown.
  ///
  /// It is unlinked immediately on disposal, on any thread.
  package final func set(place: UnsafeMutableRawPointer, _ leave: Leave) {
    set(.place(place, leave))
  }

  @inline(__always)
  private final func set(_ teardown: consuming Teardown) {
    checkUnset()
    self.teardown = teardown
    if raise(SinkDisposer.teardownSetBit) & SinkDisposer.tornDownBit != 0 { takeTeardown() }
  }

  private final func checkUnset() {
    Misuse.require(
      state.load(ordering: .relaxed) & SinkDisposer.teardownSetBit == 0,
      """
      SinkDisposer: the teardown was set twice. A subscription has one source; combine several \
      disposables with Disposables.create(_:_:) before setting them.
      """)
  }

  /// Disposes the subscription: runs the teardown, then ``disposed()`` (C6).
  public final func dispose() {
    let old = raise(SinkDisposer.disposedBit | SinkDisposer.tornDownBit)
    if old & SinkDisposer.disposedBit != 0 { return }
    tearDown(after: old)
    disposed()
    if old & SinkDisposer.watchedBits != 0 { leaveOwners(after: old) }
  }

  /// Disposes the subscription immediately, but runs the teardown through `perform`, on another
  /// thread.
  ///
  /// A teardown that is set later runs on the thread that sets it. A list entry is unlinked
  /// immediately, since that calls no user code.
  package final func dispose(tearingDownIn perform: (@escaping @Sendable () -> Void) -> Void) {
    let old = raise(SinkDisposer.disposedBit | SinkDisposer.tornDownBit)
    if old & SinkDisposer.disposedBit != 0 { return }
    if hasTeardown(old) {
      if case .place = teardown { takeTeardown() } else { perform { self.takeTeardown() } }
    }
    disposed()
    if old & SinkDisposer.watchedBits != 0 { leaveOwners(after: old) }
  }

  /// Ends the subscription after its terminal event: runs ``disposed()``, then the teardown (C6).
  public final func finish() {
    let old = raise(
      SinkDisposer.disposedBit | SinkDisposer.tornDownBit | SinkDisposer.terminatedBit)
    if old & SinkDisposer.disposedBit != 0 { return }
    disposed()
    tearDown(after: old)
    if old & SinkDisposer.watchedBits != 0 { leaveOwners(after: old) }
  }

  /// Tears the source down because it has terminated, while the subscription continues; for
  /// scopes that outlive their source.
  public final func endSource() { tearDown(after: raise(SinkDisposer.tornDownBit)) }

  /// Called when the source was abandoned: nothing remains that could send an event, so no terminal
  /// event will arrive.
  ///
  /// A chain of stages is deallocated in this case, because only the source retained it. An
  /// operator that is retained by its subscription forwards the abandonment once none of its
  /// sources can send any more.
  package func sourceAbandoned() {}

  /// Called when the source was abandoned because its senders have released the observer.
  ///
  /// Differs from ``sourceAbandoned()`` for the flattening operators of RAC: they treat such an
  /// inner source as completed, and wait for a `never`.
  package func sourceReleased() { sourceAbandoned() }

  /// Whether ``sourceReleased()`` can end the result of an operator.
  package var awaitsRelease: Bool { false }

  /// Releases a source that was abandoned or can send nothing more, without a terminal event.
  package final func abandon() {
    endSource()
    if !isSpent { sourceAbandoned() }
  }

  /// Additional cleanup of a subclass; called once, however the subscription ended.
  open func disposed() {}

  /// Registers `owner` for notification of the end; there may be several owners.
  ///
  /// - Returns: False if the subscription is already spent; `owner` is then not notified.
  package final func belong(to owner: SubscriptionOwner) -> Bool {
    !isSpent && owners.add(owner, to: state, OwnerSlot.lock)
  }

  @inline(never)
  private final func leaveOwners(after old: UInt8) {
    if old & SinkDisposer.tracedBit != 0 { Tracing.scopeEnded(traceID) }
    if old & OwnerSlot.ownedBit != 0 { owners.notify(after: old, OwnerSlot.lock) }
  }

  /// Notifies ``Tracing`` of the end.
  ///
  /// - Returns: False if the subscription is already spent.
  package final func trace() -> Bool {
    raise(SinkDisposer.tracedBit) & SinkDisposer.disposedBit == 0
  }

  /// Tells ``Tracing`` that the operator being subscribed to uses the scope later.
  package final func traceLater() {
    if Tracing.isOn, trace() { Tracing.defers(traceID) }
  }

  /// Identifies the scope for ``Tracing``.
  package final var traceID: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  private final func raise(_ bits: UInt8) -> UInt8 {
    state.bitwiseOr(bits).oldValue
  }

  private final func tearDown(after old: UInt8) {
    if hasTeardown(old) { takeTeardown() }
  }

  /// Whether a teardown was set and has not run.
  private final func hasTeardown(_ bits: UInt8) -> Bool {
    bits & (SinkDisposer.teardownSetBit | SinkDisposer.tornDownBit) == SinkDisposer.teardownSetBit
  }

  private final func takeTeardown() {
    RaceWindow.reach(.tearingDown)
    switch exchange(&teardown, with: .nothing) {
    case .nothing: break
    case .scope(let scope):
      scope._withUnsafeGuaranteedRef { $0.dispose() }
      scope.release()
    case .place(let place, let leave): leave(place)
    case .disposable(let disposable): disposable.dispose()
    }
  }
}
