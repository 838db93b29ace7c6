// SPDX-License-Identifier: MIT
public import Synchronization

/// The lifetime of one subscription: joins a chain of stages with the teardown of its source.
///
/// Every stage of a chain shares one. A source gives it its teardown with ``set(_:)`` and asks
/// ``isDisposed`` before each value; whoever *made* the scope disposes it when the end arrives
/// there. Atomic bits decide who tears down, whichever of "disposed" and "teardown set" comes
/// first: the teardown runs exactly once (C5).
open class SinkDisposer: Cancelable, @unchecked Sendable {
  /// Takes a place off the list it is on, and calls nothing of a user's.
  ///
  /// A plain function: a subject's slot is no object, and knows its list itself.
  @usableFromInline
  package typealias Leave = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// What there is to tear down.
  private enum Teardown {
    case nothing
    /// A scope further up, and a reference to it.
    case scope(Unmanaged<SinkDisposer>)
    /// A place on a list, in plain memory, and what takes it off.
    case place(UnsafeMutableRawPointer, Leave)
    case disposable(any Disposable)
  }

  @usableFromInline static var disposedBit: UInt8 { 1 }
  private static var sinkAndSubscriptionSet: UInt8 { 2 }
  @usableFromInline static var tornDown: UInt8 { 4 }
  // 8 and 16 are those of the owners; see ``OwnerSlot``.
  @usableFromInline static var heldBit: UInt8 { 32 }
  // Written before its bit is raised and taken by the one thread that raises the last of the two
  // bits it takes: the atomics order the two.
  @exclusivity(unchecked) private var teardown = Teardown.nothing
  @usableFromInline let state = Atomic<UInt8>(0)
  private let owners = OwnerSlot()

  /// A live scope without a teardown yet.
  public init() { Resources.subscriptions.add() }

  deinit {
    switch teardown {
    case .nothing, .disposable: break
    case .scope(let scope): scope.release()
    // Nobody is left who could want what the list's owner sends.
    case .place(let place, let leave): leave(place)
    }
    Resources.subscriptions.remove()
  }

  /// Whether the subscription is over, or its source has ended while it goes on: either way a
  /// source must send nothing more.
  ///
  /// One relaxed load: cheap enough to ask for every value.
  @inlinable @inline(__always)
  public final var isDisposed: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.tornDown != 0
  }

  /// Whether the subscription is over, not only its source.
  @inlinable @inline(__always)
  package final var isOver: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.disposedBit != 0
  }

  /// Whether a source that can wait may send its next event: the subscription is not over, and
  /// nobody holds it back.
  ///
  /// The same load as ``isDisposed``.
  @inlinable @inline(__always)
  package final var wantsStep: Bool {
    state.load(ordering: .relaxed) & (SinkDisposer.tornDown | SinkDisposer.heldBit) == 0
  }

  /// Keeps the work of a source that is held back, and runs it when it is let go on.
  ///
  /// - Returns: False if nobody holds it back any more.
  @usableFromInline
  package func park(_ item: Trampoline.Item) -> Bool { false }

  /// Gives the scope what it has to tear down; disposes it at once if the scope is over already.
  ///
  /// - Precondition: Called at most once.
  public final func set(_ teardown: any Disposable) { set(.disposable(teardown)) }

  /// The same for a scope further up.
  @usableFromInline
  package final func set(_ scope: SinkDisposer) {
    SinkDisposer.set(.passUnretained(scope), on: .passUnretained(self))
  }

  /// The same where the compiler would count references in vain: in an initializer.
  @usableFromInline @inline(never)
  static func set(_ scope: Unmanaged<SinkDisposer>, on outer: Unmanaged<SinkDisposer>) {
    outer._withUnsafeGuaranteedRef { $0.set(.scope(scope.retain())) }
  }

  /// The same for a place on a list, which is left at once, on whichever thread.
  package final func set(place: UnsafeMutableRawPointer, _ leave: Leave) {
    set(.place(place, leave))
  }

  @inline(__always)
  private func set(_ teardown: consuming Teardown) {
    checkUnset()
    self.teardown = teardown
    if raise(SinkDisposer.sinkAndSubscriptionSet) & SinkDisposer.tornDown != 0 { takeTeardown() }
  }

  private func checkUnset() {
    Misuse.require(
      state.load(ordering: .relaxed) & SinkDisposer.sinkAndSubscriptionSet == 0,
      """
      SinkDisposer: the teardown was set twice. A subscription has one source; join several \
      disposables with Disposables.create(_:_:) before setting them.
      """)
  }

  /// Ends the subscription by hand: the teardown first, then ``disposed()`` (C6).
  public final func dispose() {
    let old = raise(SinkDisposer.disposedBit | SinkDisposer.tornDown)
    if old & SinkDisposer.disposedBit != 0 { return }
    tearDown(after: old)
    disposed()
    if old & OwnerSlot.ownedBit != 0 { leaveOwners(after: old) }
  }

  /// Ends the subscription by hand, at once, and lets `perform` run the teardown: on another
  /// thread.
  ///
  /// If there is no teardown yet, it runs on the thread that brings it. A place on a list is left
  /// at once: that calls nothing of a user's.
  package final func dispose(tearingDownIn perform: (@escaping @Sendable () -> Void) -> Void) {
    let old = raise(SinkDisposer.disposedBit | SinkDisposer.tornDown)
    if old & SinkDisposer.disposedBit != 0 { return }
    let bits = SinkDisposer.sinkAndSubscriptionSet | SinkDisposer.tornDown
    if old & bits == SinkDisposer.sinkAndSubscriptionSet {
      if case .place = teardown { takeTeardown() } else { perform { self.takeTeardown() } }
    }
    disposed()
    if old & OwnerSlot.ownedBit != 0 { leaveOwners(after: old) }
  }

  /// Ends the subscription after its terminal event: ``disposed()`` first, then the teardown (C6).
  public final func finish() {
    let old = raise(SinkDisposer.disposedBit | SinkDisposer.tornDown)
    if old & SinkDisposer.disposedBit != 0 { return }
    disposed()
    tearDown(after: old)
    if old & OwnerSlot.ownedBit != 0 { leaveOwners(after: old) }
  }

  /// Tears the source down because it has ended, while the subscription goes on: what a scope does
  /// that outlives its source.
  public final func endSource() { tearDown(after: raise(SinkDisposer.tornDown)) }

  /// The source has gone without an end: nobody is left who could send.
  ///
  /// A chain of stages is let go by then, because only the source held it. An operator that its
  /// subscription holds passes the news on when nobody else can send to it either.
  @usableFromInline
  package func sourceAbandoned() {}

  /// Lets go of the source, which was abandoned or can send nothing more, without an end.
  @usableFromInline
  package final func abandon() {
    endSource()
    if !isOver { sourceAbandoned() }
  }

  /// What a subclass does besides, once, however the subscription ended.
  open func disposed() {}

  /// Notifies `owner` when the subscription ends; there may be several owners.
  ///
  /// - Returns: False if it has ended already: then `owner` is not notified.
  package final func belong(to owner: SubscriptionOwner) -> Bool {
    !isOver && owners.add(owner, to: state, OwnerSlot.lock)
  }

  @inline(never)
  private func leaveOwners(after old: UInt8) { owners.notify(after: old, OwnerSlot.lock) }

  private func raise(_ bits: UInt8) -> UInt8 {
    state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
  }

  private func tearDown(after old: UInt8) {
    let bits = SinkDisposer.sinkAndSubscriptionSet | SinkDisposer.tornDown
    guard old & bits == SinkDisposer.sinkAndSubscriptionSet else { return }
    takeTeardown()
  }

  private func takeTeardown() {
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
