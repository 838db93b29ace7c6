// SPDX-License-Identifier: MIT
import Synchronization

/// The containers that hold a disposable and want to know when it ends: usually none, or one bag.
///
/// The first owner is one word, so a subscription in one bag costs no allocation of its own;
/// further owners are in an ``OwnerGroup``. Bits in the state of the disposable, which it raises
/// anyway when it ends, decide who notifies them.
///
/// A noncopyable value: keep it in a `let` of the disposable, beside the state.
@usableFromInline
struct OwnerSlot: ~Copyable, @unchecked Sendable {  // a reference, changed atomically
  /// The disposable has ended.
  static var endedBit: UInt8 { 1 }
  /// There may be more than one owner: the slot is changed under the lock only.
  static var sharedBit: UInt8 { 8 }
  /// There is an owner, who is notified.
  static var ownedBit: UInt8 { 16 }

  /// For disposables without a lock of their own; seldom taken, for one in two containers.
  static let lock = Lock()

  /// An owner or a group of them, with a reference to it; ``closed`` once they were notified.
  ///
  /// Published by a compare-and-swap or an exchange, which no retain sinks below.
  private let owner = Atomic<UnsafeMutableRawPointer?>(nil)

  init() {}

  deinit { OwnerSlot.reference(owner.load(ordering: .acquiring))?.release() }

  private static var closed: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  private static func reference(
    _ pointer: UnsafeMutableRawPointer?
  ) -> Unmanaged<SubscriptionOwner>? {
    pointer == closed ? nil : pointer.map { .fromOpaque($0) }
  }

  /// Adds an owner, which is notified when the disposable ends.
  ///
  /// - Parameters:
  ///   - newOwner: The owner.
  ///   - state: The state of the disposable.
  ///   - lock: Guards a slot with several owners.
  /// - Returns: False if it has ended already; then the owner is not notified.
  borrowing func add(
    _ newOwner: SubscriptionOwner, to state: borrowing Atomic<UInt8>, _ lock: borrowing Lock
  ) -> Bool {
    let reference = Unmanaged.passRetained(newOwner)
    let (isFirst, _) = owner.compareExchange(
      expected: nil, desired: reference.toOpaque(), ordering: .acquiringAndReleasing)
    if !isFirst {
      reference.release()
      if !share(with: newOwner, state, lock) { return false }
    }
    let old = OwnerSlot.raise(OwnerSlot.ownedBit, in: state)
    if old & (OwnerSlot.endedBit | OwnerSlot.ownedBit) == OwnerSlot.endedBit {
      // It ended before it could see that there is an owner.
      notify(after: old, lock)
    }
    return true
  }

  /// Adds an owner beside another one.
  private borrowing func share(
    with newOwner: SubscriptionOwner, _ state: borrowing Atomic<UInt8>, _ lock: borrowing Lock
  ) -> Bool {
    // Whoever ends the disposable from now on takes the owners under the lock.
    if OwnerSlot.raise(OwnerSlot.sharedBit, in: state) & OwnerSlot.endedBit != 0 { return false }
    let spare = OwnerGroup()
    return lock.withLock {
      guard let present = OwnerSlot.reference(owner.load(ordering: .acquiring)) else {
        return false
      }
      if let group = present.takeUnretainedValue() as? OwnerGroup {
        group.add(newOwner)
      } else if present.toOpaque() != Unmanaged.passUnretained(newOwner).toOpaque() {
        spare.adopt(present)
        spare.add(newOwner)
        _ = owner.exchange(
          Unmanaged.passRetained(spare).toOpaque(), ordering: .acquiringAndReleasing)
      }
      return true
    }
  }

  /// Notifies the owners that the disposable has ended, and releases them.
  ///
  /// Called by whoever raises the last of ``endedBit`` and ``ownedBit``.
  ///
  /// - Parameter old: The state before that.
  borrowing func notify(after old: UInt8, _ lock: borrowing Lock) {
    if let owner = take(after: old, lock) { OwnerSlot.notify(owner) }
  }

  /// The owners, who are the caller's to notify.
  borrowing func take(after old: UInt8, _ lock: borrowing Lock) -> SubscriptionOwner? {
    let taken =
      old & OwnerSlot.sharedBit == 0
      ? takeAlone() : lock.withLock { takeAlone() }
    return taken?.takeRetainedValue()
  }

  /// No other thread changes the slot: it was not shared in time, or the lock is held.
  private borrowing func takeAlone() -> Unmanaged<SubscriptionOwner>? {
    let taken = OwnerSlot.reference(owner.load(ordering: .acquiring))
    owner.store(OwnerSlot.closed, ordering: .releasing)  // no reference
    return taken
  }

  /// The owners now.
  borrowing func current(
    _ state: borrowing Atomic<UInt8>, _ lock: borrowing Lock
  ) -> SubscriptionOwner? {
    if OwnerSlot.raise(OwnerSlot.sharedBit, in: state) & OwnerSlot.endedBit != 0 { return nil }
    return lock.withLock {
      let present = OwnerSlot.reference(owner.load(ordering: .acquiring))?.takeUnretainedValue()
      return (present as? OwnerGroup)?.copy() ?? present
    }
  }

  /// Notifies owners and those of the containers that end with it: a loop, however deeply they are
  /// nested (C8).
  static func notify(_ owner: SubscriptionOwner) {
    var pending = OwnerQueue()
    owner.memberEnded(&pending)
    while let next = pending.popLast() { next.memberEnded(&pending) }
  }

  @discardableResult
  static func raise(_ bits: UInt8, in state: borrowing Atomic<UInt8>) -> UInt8 {
    state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
  }
}

/// Several owners of one disposable, changed under the lock of its slot.
private final class OwnerGroup: SubscriptionOwner, @unchecked Sendable {  // the slot's lock
  @exclusivity(unchecked) private var owners: ContiguousArray<SubscriptionOwner> = []

  init() { super.init(()) }

  /// Takes over a reference.
  func adopt(_ owner: Unmanaged<SubscriptionOwner>) { owners.append(owner.takeRetainedValue()) }

  func add(_ owner: SubscriptionOwner) {
    if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
  }

  /// A group of the same owners that nobody changes.
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

/// A flag that a disposable raises when it ends, and the owners that are notified of it.
struct OwnedFlag: ~Copyable, Sendable {
  private let state: Atomic<UInt8>
  private let owners = OwnerSlot()

  init(_ isSet: Bool = false) { state = Atomic(isSet ? OwnerSlot.endedBit : 0) }

  var isSet: Bool { state.load(ordering: .acquiring) & OwnerSlot.endedBit != 0 }

  /// Raises the flag; the first caller runs `body`, and then the owners are notified.
  borrowing func raise(_ body: () -> Void) {
    let old = OwnerSlot.raise(OwnerSlot.endedBit, in: state)
    if old & OwnerSlot.endedBit != 0 { return }
    body()
    if old & OwnerSlot.ownedBit != 0 { owners.notify(after: old, OwnerSlot.lock) }
  }

  /// Adds an owner; false if the flag is up.
  borrowing func belong(to owner: SubscriptionOwner) -> Bool {
    !isSet && owners.add(owner, to: state, OwnerSlot.lock)
  }
}
