// SPDX-License-Identifier: MIT

/// The containers to notify when a disposable ends: usually none, or one bag.
///
/// The first owner takes one word, so a subscription in one bag needs no extra allocation. Further
/// owners are in an ``OwnerGroup``. Bits in the disposable's state, which it changes anyway when it
/// ends, decide which thread notifies the owners.
///
/// A noncopyable value: declare it as a `let` of the disposable, beside its state.
struct OwnerSlot: ~Copyable, @unchecked Sendable {  // a reference, changed atomically
  /// The disposable was disposed.
  static var endedBit: UInt8 { 1 }
  /// There may be several owners, so the slot changes under the lock only.
  static var sharedBit: UInt8 { 8 }
  /// There is an owner to notify.
  static var ownedBit: UInt8 { 16 }

  /// For disposables without a lock of their own.
  ///
  /// It is rarely taken: only for a disposable in two containers.
  static let lock = Lock()

  /// A retained owner or group of owners; ``notified`` after the notification.
  ///
  /// Published by a compare-and-swap or an exchange, so that the compiler cannot move the retain
  /// after it.
  private let owner = AtomicPointer()

  init() {}

  deinit { OwnerSlot.reference(owner.load())?.release() }

  private static var notified: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  private static func reference(
    _ pointer: UnsafeMutableRawPointer?
  ) -> Unmanaged<SubscriptionOwner>? {
    guard let pointer, pointer != notified else { return nil }
    return .fromOpaque(pointer)
  }

  /// Adds an owner to notify when the disposable ends.
  ///
  /// - Parameters:
  ///   - newOwner: The owner.
  ///   - state: The state of the disposable.
  ///   - lock: Guards a slot with several owners.
  /// - Returns: False if the disposable is already spent; the owner is then not notified.
  borrowing func add(
    _ newOwner: SubscriptionOwner, to state: borrowing AtomicUInt8, _ lock: borrowing Lock
  ) -> Bool {
    let reference = Unmanaged.passRetained(newOwner)
    let (isFirst, _) = owner.compareExchange(
      expected: nil, desired: reference.toOpaque())
    if !isFirst {
      reference.release()
      if !share(with: newOwner, state, lock) { return false }
    }
    let old = OwnerSlot.raise(OwnerSlot.ownedBit, in: state)
    if old & (OwnerSlot.endedBit | OwnerSlot.ownedBit) == OwnerSlot.endedBit {
      // The disposable ended before it could see the owner.
      notify(after: old, lock)
    }
    return true
  }

  /// Adds a second or further owner.
  private borrowing func share(
    with newOwner: SubscriptionOwner, _ state: borrowing AtomicUInt8, _ lock: borrowing Lock
  ) -> Bool {
    // From now on, the thread that ends the disposable takes the owners under the lock.
    if OwnerSlot.raise(OwnerSlot.sharedBit, in: state) & OwnerSlot.endedBit != 0 { return false }
    let spare = OwnerGroup()
    // Released outside the lock.
    var detached: ContiguousArray<SubscriptionOwner> = []
    defer { withExtendedLifetime(detached) {} }
    return lock.withLock {
      guard let present = OwnerSlot.reference(owner.load()) else {
        return false
      }
      if let group = present.takeUnretainedValue() as? OwnerGroup {
        group.add(newOwner, dropping: &detached)
      } else if present.toOpaque() != Unmanaged.passUnretained(newOwner).toOpaque() {
        spare.adopt(present)
        spare.add(newOwner, dropping: &detached)
        _ = owner.exchange(
          Unmanaged.passRetained(spare).toOpaque())
      }
      return true
    }
  }

  /// Notifies the owners that the disposable is spent, and releases them.
  ///
  /// Called by the thread that sets the second of ``endedBit`` and ``ownedBit``.
  ///
  /// - Parameter old: The state before that bit was set.
  borrowing func notify(after old: UInt8, _ lock: borrowing Lock) {
    if let owner = take(after: old, lock) { OwnerSlot.notify(owner) }
  }

  /// Takes the owners; the caller notifies them.
  borrowing func take(after old: UInt8, _ lock: borrowing Lock) -> SubscriptionOwner? {
    let taken =
      old & OwnerSlot.sharedBit == 0
      ? takeAlone() : lock.withLock { takeAlone() }
    return taken?.takeRetainedValue()
  }

  /// Takes the owners without locking: the slot was not shared in time, or the lock is already
  /// held.
  private borrowing func takeAlone() -> Unmanaged<SubscriptionOwner>? {
    let taken = OwnerSlot.reference(owner.load())
    owner.store(OwnerSlot.notified)  // no reference
    return taken
  }

  /// The current owners.
  borrowing func current(
    _ state: borrowing AtomicUInt8, _ lock: borrowing Lock
  ) -> SubscriptionOwner? {
    if OwnerSlot.raise(OwnerSlot.sharedBit, in: state) & OwnerSlot.endedBit != 0 { return nil }
    return lock.withLock {
      let present = OwnerSlot.reference(owner.load())?.takeUnretainedValue()
      return (present as? OwnerGroup)?.copy() ?? present
    }
  }

  /// Notifies an owner, and then the owners of each container that ends as a result.
  ///
  /// It is a loop, however deeply containers are nested (C8).
  static func notify(_ owner: SubscriptionOwner) {
    if owner.isDetached.load(ordering: .relaxed) { return }
    var pending = OwnerQueue()
    owner.memberEnded(&pending)
    while let next = pending.popLast() { next.memberEnded(&pending) }
  }

  static func raise(_ bits: UInt8, in state: borrowing AtomicUInt8) -> UInt8 {
    state.bitwiseOr(bits).oldValue
  }
}

/// Several owners of one disposable, guarded by the lock of its slot.
private final class OwnerGroup: SubscriptionOwner, @unchecked Sendable {  // the slot's lock
  private var owners: ContiguousArray<SubscriptionOwner> = []
  /// The size at which the next owner is preceded by a sweep.
  private var limit = OwnerGroup.few

  private static var few: Int { 16 }

  init() { super.init(()) }

  /// Takes over a reference.
  func adopt(_ owner: Unmanaged<SubscriptionOwner>) { owners.append(owner.takeRetainedValue()) }

  /// Adds an owner; takes O(1), amortized.
  ///
  /// A group of many owners may have one twice, until the next sweep: a second notification does
  /// nothing. Without the sweeps, a disposable that outlives many owners would retain all of them.
  ///
  /// - Parameter detached: Receives owners that no longer hold the disposable.
  func add(
    _ owner: SubscriptionOwner, dropping detached: inout ContiguousArray<SubscriptionOwner>
  ) {
    if limit == OwnerGroup.few, owners.contains(where: { $0 === owner }) { return }
    if owners.count == limit { sweep(&detached) }
    owners.append(owner)
  }

  /// Removes owners that are detached, and owners that are there twice.
  private func sweep(_ detached: inout ContiguousArray<SubscriptionOwner>) {
    var known: Set<ObjectIdentifier> = []
    detached = exchange(&owners, with: [])
    for owner in detached where !owner.isDetached.load(ordering: .relaxed) {
      if known.insert(ObjectIdentifier(owner)).inserted { owners.append(owner) }
    }
    limit = max(OwnerGroup.few, owners.count * 2)
  }

  /// A snapshot of the group.
  func copy() -> OwnerGroup {
    let copy = OwnerGroup()
    for owner in owners { copy.owners.append(owner) }
    return copy
  }

  override func memberEnded(_ pending: inout OwnerQueue) {
    pending.append(contentsOf: owners.reversed())
  }

  override func memberTurned(_ member: DisposableContainer) {
    for owner in owners { owner.memberTurned(member) }
  }
}

/// The disposed flag of a disposable, and the owners to notify when it is raised.
struct OwnedFlag: ~Copyable, Sendable {
  private let state: AtomicUInt8
  private let owners = OwnerSlot()

  init(_ isSet: Bool = false) { state = AtomicUInt8(isSet ? OwnerSlot.endedBit : 0) }

  var isSet: Bool { state.load() & OwnerSlot.endedBit != 0 }

  /// Raises the flag.
  ///
  /// - Returns: The old state, for ``notifyOwners(after:)``; nil if the flag is already raised.
  borrowing func raise() -> UInt8? {
    let old = OwnerSlot.raise(OwnerSlot.endedBit, in: state)
    return old & OwnerSlot.endedBit == 0 ? old : nil
  }

  /// Notifies the owners that the flag was raised.
  borrowing func notifyOwners(after old: UInt8) {
    if old & OwnerSlot.ownedBit != 0 { owners.notify(after: old, OwnerSlot.lock) }
  }

  /// Adds an owner; returns false if the flag is already raised.
  borrowing func belong(to owner: SubscriptionOwner) -> Bool {
    !isSet && owners.add(owner, to: state, OwnerSlot.lock)
  }
}
